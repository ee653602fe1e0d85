// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import FlowKit
import HeadlessBackend
import Testing
import ViewKit

/// The screens of tabs that a flow has contributed, not as its root, get their own states back, also after the user closed or moved some of
/// them.
@MainActor struct RestoredTabStatesTests {
    typealias NoteController = RestoredChildrenTests.NoteController

    enum NoteStep: Step, Codable { case notes }

    final class NoteFlow: Flow {
        let navigation = NavigationController()
        private(set) var tabs = TabController()
        var root: any Presentable { navigation }
        var notes: [NoteController] {
            (tabs.viewControllers + tabs.detachedViewControllers).compactMap { $0 as? NoteController }
        }

        func navigate(to step: NoteStep) -> FlowContributors {
            let notes = ["A", "B", "C"].map { title in
                let note = NoteController()
                note.title = title
                note.tabItem.isClosable = true
                note.tabItem.isDetachable = true
                return note
            }
            tabs = TabController(notes)
            return .push(tabs, on: navigation)
        }

        /// The titles and texts of the notes.
        var texts: [String: String] {
            Dictionary(uniqueKeysWithValues: notes.map { ($0.title, $0.viewModel.text.value) })
        }
    }

    private let program = RestoredProgram()

    /// Runs an application until it is killed, with what an earlier run has left. Returns the texts at the start.
    @discardableResult private func run(_ use: (NoteFlow, HeadlessPages) throws -> Void = { _, _ in })
        async throws -> [String: String]
    {
        let flow = await program.start(NoteFlow(), with: NoteStep.notes)
        let texts = flow.texts
        try use(flow, try #require(program.session.windows.first).headless.tabs())
        await turn()
        program.kill()
        return texts
    }

    private func write(_ flow: NoteFlow) {
        for note in flow.notes { note.viewModel.text.accept("text of \(note.title)") }
    }

    @Test func theTabsBesideOneThatWasClosedKeepTheirTexts() async throws {
        try await run { flow, tabs in
            write(flow)
            try tabs.closeTab("A")
        }
        for _ in 0..<2 { #expect(try await run() == ["B": "text of B", "C": "text of C"]) }
        #expect(try !program.record.contains("text of A"))
    }

    @Test func theTabsBesideOneInAWindowOfItsOwnKeepTheirTexts() async throws {
        try await run { flow, tabs in
            write(flow)
            try tabs.detachTab("A")
        }
        for _ in 0..<2 {
            #expect(try await run() == ["A": "text of A", "B": "text of B", "C": "text of C"])
        }
        try await run { flow, _ in flow.tabs.detachedViewControllers.first?.window?.headless.requestClose() }
        #expect(try !program.record.contains("text of A"))
        #expect(try await run() == ["B": "text of B", "C": "text of C"])
    }
}
