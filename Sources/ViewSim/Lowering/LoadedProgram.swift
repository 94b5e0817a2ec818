/// A program and what lowers it, for as long as somebody may run it.
final class LoadedProgram {
    let program = Program()
    let lowerer: Lowerer

    init() { lowerer = Lowerer(program: program, natives: .standard) }

    deinit { program.releaseSymbols() }
}
