// SPDX-License-Identifier: MIT

import Glibc
import ShellKit

/// What a plugin can do wrong.
enum Fault: String, CaseIterable {
    case segmentationFault, fatalError, uncaughtError, exit, hang, slow, memory, messages, objects, output

    struct Unhandled: Error {}

    @MainActor func happen() {
        switch self {
        case .segmentationFault: raise(SIGSEGV)
        case .fatalError: Swift.fatalError("the plugin has a mistake")
        case .uncaughtError: Self.callThrowing()
        case .exit: Glibc.exit(3)
        case .hang: while true { usleep(1_000) }
        case .slow: usleep(500_000)
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

/// Too much of something, a part in each turn of the main loop.
@MainActor enum Flood {
    private static var labels: [Label] = []
    /// The label whose text the flood of messages changes, if one is shown.
    static weak var shown: Label?

    static func messages() {
        let label = shown ?? Label()
        labels.append(label)
        Task { @MainActor in
            var number = 0
            while true {
                for _ in 0..<2_000 {
                    number += 1
                    label.text = "\(number)"
                }
                await Task.yield()
            }
        }
    }

    static func objects() {
        for _ in 0..<50_000 { labels.append(Label("one of many")) }
    }

    static func output() {
        Task { @MainActor in
            while true {
                for number in 0..<1_000 { print("line \(number) of the flood") }
                await Task.yield()
            }
        }
    }
}
