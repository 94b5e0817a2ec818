extension Program {
    /// Lets go of what the program's symbols know of each other, which is full of circles: a type leads to its members
    /// and these to types. Nothing may run the program afterwards.
    package func releaseSymbols() {
        bodyProvider = nil
        for type in types { type.releaseMembers() }
        for function in functions { function.releaseBody() }
        for global in globals { global.initialValue = nil }
    }
}

extension NominalType {
    fileprivate func releaseMembers() {
        members = [:]
        typeMembers = [:]
        storedProperties = []
        cases = []
        conformances = []
        conditionalConformances = []
        superclass = nil
        superclassArguments = []
        genericParameters = []
        rawType = nil
        deinitializer = nil
        declaredIsolation = nil
    }
}

extension FunctionSymbol {
    fileprivate func releaseBody() {
        body = nil
        implementation = .body
        compiled = nil
        parameters = []
        result = .void
        thrownType = .unknown
        genericParameters = []
        sameTypes = []
        builder = nil
        isolation = nil
    }
}
