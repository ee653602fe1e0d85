// SPDX-License-Identifier: MIT

import Glibc

/// What the user does to a process.
package enum ProcessSignal: String, Sendable, CaseIterable, Codable {
    case terminate
    case kill
    case stop
    case resume = "continue"

    package var title: String {
        switch self {
        case .terminate: "Terminate"
        case .kill: "Kill"
        case .stop: "Stop"
        case .resume: "Continue"
        }
    }

    /// The effect of the signal, for the question to the user.
    package var explanation: String {
        switch self {
        case .terminate: "The process is asked to end. It may save its data first, or refuse."
        case .kill: "The process ends at once. What it has not saved is lost."
        case .stop: "The process stands still until it is continued."
        case .resume: "The process runs on."
        }
    }

    var number: Int32 {
        switch self {
        case .terminate: SIGTERM
        case .kill: SIGKILL
        case .stop: SIGSTOP
        case .resume: SIGCONT
        }
    }
}

/// Why a process could not be changed.
package enum ProcessControlError: Error, Equatable, Sendable, CustomStringConvertible {
    case ended(name: String)
    case notAllowed(name: String, user: String)
    case failed(name: String, reason: String)

    package var description: String {
        switch self {
        case .ended(let name): "\(name) has ended already."
        case .notAllowed(let name, let user):
            "You may not change \(name), which belongs to \(user.isEmpty ? "another user" : user). An administrator may."
        case .failed(let name, let reason): "\(name) was not changed: \(reason)."
        }
    }
}

/// Changes processes. A test has one of its own, which changes nothing.
package struct ProcessControl: Sendable {
    package var send: @Sendable (_ signal: Int32, _ pid: Int32) -> Int32
    package var setNice: @Sendable (_ nice: Int32, _ pid: Int32) -> Int32

    /// - Parameters:
    ///   - send: sends a signal to a process. Returns 0, or the number of an error.
    ///   - setNice: sets the priority of a process. Returns 0, or the number of an error.
    package init(
        send: @escaping @Sendable (Int32, Int32) -> Int32,
        setNice: @escaping @Sendable (Int32, Int32) -> Int32
    ) {
        self.send = send
        self.setNice = setNice
    }

    /// The system on which the program runs.
    package static let system = ProcessControl(
        send: { Glibc.kill($1, $0) == 0 ? 0 : errno },
        setNice: { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t($1), $0) == 0 ? 0 : errno })

    /// Sends a signal, unless the process has ended and its number belongs to another one.
    package func send(
        _ signal: ProcessSignal, to process: ProcessRecord, by reader: ProcReader
    ) throws(ProcessControlError) {
        guard reader.isRunning(process.id) else { throw .ended(name: process.name) }
        try check(send(signal.number, process.pid), process)
        reader.noteChange(of: process.id)
    }

    /// Sets the priority: from -20, which is the most important, to 19.
    package func setNice(
        _ nice: Int, of process: ProcessRecord, by reader: ProcReader
    ) throws(ProcessControlError) {
        guard reader.isRunning(process.id) else { throw .ended(name: process.name) }
        try check(setNice(Int32(clamping: nice), process.pid), process)
        reader.noteChange(of: process.id)
    }

    private func check(_ error: Int32, _ process: ProcessRecord) throws(ProcessControlError) {
        switch error {
        case 0: return
        case ESRCH: throw .ended(name: process.name)
        case EPERM, EACCES: throw .notAllowed(name: process.name, user: process.user)
        default: throw .failed(name: process.name, reason: String(cString: strerror(error)))
        }
    }
}
