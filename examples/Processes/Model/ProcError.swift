// SPDX-License-Identifier: MIT

/// Why the line of a process is not shown.
package enum ProcStatError: Error, Equatable, Sendable, CustomStringConvertible {
    case noName
    case missing(field: String)
    case malformed(field: String, text: String, expected: String)
    case otherProcess(pid: Int32)
    case tooLong

    package var description: String {
        switch self {
        case .noName: "the line has no name in parentheses"
        case .missing(let field): "the field “\(field)” is missing"
        case .malformed(let field, let text, let expected):
            "the field “\(field)” is “\(text)”, and must be \(expected)"
        case .otherProcess(let pid): "the line is that of process \(pid)"
        case .tooLong: "the line is longer than 4096 bytes"
        }
    }
}

/// A process that was skipped, and why.
package struct SkippedProcess: Equatable, Sendable, CustomStringConvertible {
    package let pid: Int32
    package let error: ProcStatError

    package var description: String { "Process \(pid) is not shown: \(error)." }
}

/// Why no processes can be shown at all.
package enum ProcError: Error, Equatable, Sendable, CustomStringConvertible {
    case unreadable(path: String, reason: String)
    /// The process is in a sandbox with a list of processes of its own.
    case sandboxed

    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). The processes of the system are listed there by the kernel; a sandbox may hide it. "
                + "Start Processes as an application."
        case .sandboxed:
            "The programs that run are hidden from this one, which is in a sandbox."
        }
    }
}
