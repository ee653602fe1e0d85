// SPDX-License-Identifier: MIT

import CLinux
import Glibc

/// How a child process has ended, and who has caused it.
///
/// ```swift
/// child.onChange = { state in
///     if case .ended(let end) = state, end.isCrash { print(end) }
/// }
/// ```
public struct ProcessEnd: Hashable, Sendable, CustomStringConvertible {
    /// The exit status.
    public enum Outcome: Hashable, Sendable {
        /// The child has ended itself with a code.
        case exit(code: Int32)
        /// A signal has ended the child.
        case signal(Int32)
    }

    /// Who has ended the child.
    public enum Cause: Hashable, Sendable {
        /// The child itself, or something outside both processes.
        case own
        /// The host has ended it, for the reason in the parameter.
        case host(String)
        /// The connection had ended before, for the reason in the parameter: a message of the child was
        /// refused, or the child has closed its end.
        case connection(ConnectionEnd)
    }

    /// The exit status.
    public let outcome: Outcome
    /// Who has ended the child.
    public let cause: Cause

    /// Whether the child has crashed: the host has not ended it, and its exit code is not 0.
    public var isCrash: Bool {
        switch (cause, outcome) {
        case (.host, _), (_, .exit(code: 0)): false
        case (.own, _), (.connection, _): true
        }
    }

    /// Returns the name of a signal, such as `SIGSEGV`.
    public static func name(ofSignal number: Int32) -> String {
        guard let name = clinux_signal_name(number) else { return "signal \(number)" }
        return "SIG\(String(cString: name))"
    }

    /// What usually causes a signal, for users who do not know its name; nil for a signal without a usual cause.
    private static func meaning(ofSignal number: Int32) -> String? {
        switch number {
        case SIGSEGV, SIGBUS: "it has used memory that it does not have"
        case SIGILL, SIGTRAP: "a check in its code has failed"
        case SIGABRT: "it has stopped itself because of an error"
        case SIGFPE: "it has divided by zero"
        case SIGSYS: "it has made a system call that is not allowed"
        case SIGKILL: "it was killed by the system or by another program"
        case SIGTERM, SIGINT, SIGHUP: "another program has requested its end"
        default: nil
        }
    }

    /// One sentence for the user or the log.
    public var description: String {
        let how: String
        var why = ""
        switch outcome {
        case .exit(let code): how = "with code \(code)"
        case .signal(let number):
            how = "by \(Self.name(ofSignal: number))"
            why = Self.meaning(ofSignal: number).map { ": \($0)" } ?? ""
        }
        return switch cause {
        case .own: "The process has ended \(how)\(why)."
        case .host(let reason): "The process was ended (\(how)): \(reason)."
        case .connection(let end): "The process has ended \(how). \(end)"
        }
    }

    init(outcome: Outcome, cause: Cause) {
        self.outcome = outcome
        self.cause = cause
    }

    /// Reads the status of a process that has ended. If a signal ends the child of bubblewrap, bubblewrap
    /// exits with 128 plus the number of the signal.
    init(status: Int32, isBubblewrap: Bool, cause: Cause) {
        let code = clinux_exit_code(status)
        if clinux_has_exited(status) == 0 {
            outcome = .signal(clinux_signal(status))
        } else if isBubblewrap, code > 128, code <= 128 + 64 {
            outcome = .signal(code - 128)
        } else {
            outcome = .exit(code: code)
        }
        self.cause = cause
    }
}
