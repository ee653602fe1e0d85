// SPDX-License-Identifier: MIT

import AppTesting
import Testing

/// What a test learns when it has waited in vain.
@MainActor struct WaitingTests {
    private let app = HeadlessApp(NotesFlow(), startingAt: NoteStep.list)

    @Test func aConditionThatIsNotMetNamesTheLineOfTheTestAndTheVisibleViews() async throws {
        var errors: [HeadlessError] = []
        app.onTimeout = { errors.append($0) }
        let line = #line + 1
        #expect(await app.settle(within: .milliseconds(20)) { false } == false)
        let text = "\(try #require(errors.first))"
        #expect(text.contains("AppTestingTests/WaitingTests.swift:\(line)"))
        #expect(text.contains("not met within"))
        #expect(text.contains("Notes"))
        #expect(errors.count == 1)
    }

    @Test func aConditionThatIsMetReportsNothing() async {
        var errors: [HeadlessError] = []
        app.onTimeout = { errors.append($0) }
        #expect(await app.settle { app.title == "Notes" })
        #expect(errors.isEmpty)
    }

    @Test func waitThrowsTheSame() async {
        let error = await #expect(throws: HeadlessError.self) {
            try await app.wait(within: .milliseconds(20)) { false }
        }
        #expect(error.map { "\($0)" }?.contains("Notes") == true)
    }
}
