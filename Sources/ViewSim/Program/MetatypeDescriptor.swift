/// A metatype that a value can refer to: one instance a type and program, kept alive by the program.
final class MetatypeDescriptor {
    let type: SwiftType
    init(type: SwiftType) { self.type = type }
}
