// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Synchronization

/// Ends the programs that the tool has started when it receives SIGINT, SIGTERM or SIGHUP. They have process
/// groups of their own, so a terminal does not send them these signals.
///
/// The first signal asks the programs to end, and the tool then ends with the exit code 128 + signal. The second signal kills the programs.
enum Interruption {
    private struct State {
        var signal: Int32?
        var processes: [Process] = []

        mutating func check() throws {
            processes.removeAll { !$0.isRunning }
            if let signal { throw ExitCode(128 + signal) }
        }
    }

    private static let state = Mutex(State())

    /// The handlers of the signals write their numbers to it. A dispatch source for signals would miss one that a thread has received.
    private static let numbers = Pipe()

    private static let listening: Void = {
        numbers.fileHandleForReading.readabilityHandler = {
            for number in $0.availableData { received(Int32(number)) }
        }
        // A handler and not SIG_IGN, which the started programs would inherit.
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            signal(number) {
                let before = errno
                var number = UInt8($0)
                _ = write(Interruption.numbers.fileHandleForWriting.fileDescriptor, &number, 1)
                errno = before
            }
        }
    }()

    /// Whether the program ignores a signal, as it does SIGHUP after `nohup`.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    }

    private static func received(_ signal: Int32) {
        state.withLock {
            $0.processes.removeAll { !$0.isRunning }
            if $0.processes.isEmpty { exit(128 + signal) }
            for process in $0.processes {
                if $0.signal == nil { process.terminate() } else { kill(process.processIdentifier, SIGKILL) }
            }
            $0.signal = signal
        }
    }

    /// Starts a program, unless the tool has received a signal.
    static func start(_ process: Process) throws {
        listening
        try state.withLock {
            try $0.check()
            try process.run()
            $0.processes.append(process)
        }
    }

    /// Throws the exit code of the tool if it has received a signal.
    static func check() throws { try state.withLock { try $0.check() } }
}
