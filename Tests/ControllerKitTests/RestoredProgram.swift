// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import Testing

/// An application that is killed and started again. Each run restores what the one before has left.
///
/// When it is released, the windows of all runs are closed.
@MainActor final class RestoredProgram {
    private let folder = TemporaryFolder()
    private var sessions: [ApplicationSession] = []

    isolated deinit { end() }

    var file: FlowRecordFile { FlowRecordFile(path: "\(folder.path)/navigation.json") }

    /// The record of the navigation as JSON.
    var record: String { get throws { try #require(try file.load()).encoded() } }

    /// The session of the current run.
    var session: ApplicationSession { sessions[sessions.count - 1] }

    /// Starts the next run, and returns its flow when its screens are restored.
    func start<Root: Flow>(_ flow: @autoclosure () -> Root, with step: any Step) async -> Root {
        HeadlessBackend.install()
        let session = ApplicationSession(restoringFrom: file)
        sessions.append(session)
        let flow = flow()
        session.start(flow, with: step)
        await turn()
        return flow
    }

    /// Ends the use of the current run as if it were killed: its state is saved, and its windows stay open.
    func kill() { session.saveState() }

    /// Closes the windows of all runs.
    func end() {
        for session in sessions { session.closeAllWindows() }
        sessions = []
    }
}
