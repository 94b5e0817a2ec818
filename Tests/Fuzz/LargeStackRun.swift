import SwiftFrontEnd
import ViewSim

/// Runs one input on a thread as large as the tool's own.
enum LargeStackRun {
    static func run(_ bytes: [UInt8], number: Int) -> InputRun {
        LargeStackThread.run { InputRun(bytes, number: number) }
    }
}
