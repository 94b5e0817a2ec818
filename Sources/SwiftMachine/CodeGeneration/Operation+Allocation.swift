extension Operation {
    /// Whether the instruction makes a cell each time it is performed.
    var makesCell: Bool {
        switch self {
        case .makeStruct, .beginStruct, .makeTuple, .makeArray, .makeDictionary, .makeSet, .makeEnum, .makeBox,
            .makeWeak,
            .makeClosure, .boundMethod, .interpolate, .makeKeyPath, .viewBlock, .viewBranch, .makeOpaque,
            .implicitMember, .allocate:
            true
        default: false
        }
    }
}
