/// An input that did what no input may do.
struct Fault {
    enum Kind: String, CaseIterable {
        case crash, hang, internalFault, memory, noPlace
    }

    let kind: Kind
    let number: Int
    /// What the worker said last.
    let detail: String
}
