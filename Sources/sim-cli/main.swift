import SwiftFrontEnd
import ViewSim

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

signal(SIGPIPE, SIG_IGN)
let arguments = Array(CommandLine.arguments.dropFirst())
let status = LargeStackThread.run {
    CommandLineTool(console: .process(environment: Console.processEnvironment())).run(arguments)
}
exit(status.rawValue)
