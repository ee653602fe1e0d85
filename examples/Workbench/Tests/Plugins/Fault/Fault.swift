// SPDX-License-Identifier: MIT

import Glibc
import ShellKit

/// What a plugin can do wrong.
enum Fault: String, CaseIterable {
    case segmentationFault, fatalError, uncaughtError, exit, hang, slow, late
    case memory, messages, objects, output

    struct Unhandled: Error {}

    @MainActor func happen() {
        switch self {
        case .segmentationFault:
            print("The plugin uses memory that it does not have.")
            raise(SIGSEGV)
        case .fatalError: Swift.fatalError("the plugin has a mistake")
        case .uncaughtError: Self.callThrowing()
        case .exit: Glibc.exit(3)
        case .hang: while true { usleep(1_000) }
        case .slow: usleep(500_000)
        case .late: usleep(50_000)
        case .memory:
            while true {
                let bytes = UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 4_096)
                memset(bytes, 1, 16 << 20)
            }
        case .messages: Flood.messages()
        case .objects: Flood.objects()
        case .output:
            print("The plugin writes without end.")
            Flood.output()
        }
    }

    /// What a program does with an error that nothing catches.
    private static func callThrowing() {
        do { throw Unhandled() } catch { Swift.fatalError("Error raised at top level: \(error)") }
    }
}
