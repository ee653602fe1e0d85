// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import RxKernel
import StateKit
import Synchronization
import Testing
import ViewKit

/// The error messages of waits that have reached their timeout.
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

    @Test func waitSaysThatItsTaskWasCancelled() async {
        let waiting = Task { try await app.wait { false } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test func waitSaysWhatItsConditionHasThrown() async {
        let error = await #expect(throws: HeadlessError.self) {
            try await app.wait(within: .milliseconds(20)) { try app.button("Nowhere").isEnabled }
        }
        #expect(error.map { "\($0)" }?.contains("It has thrown: ") == true)
        #expect(error.map { "\($0)" }?.contains("\"Nowhere\"") == true)
    }

    @Test func waitSaysThatNotAllRowsWereRead() async throws {
        let window = app.session.perform { Window() }
        let list = ListView<Number>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
        list.accessibilityLabel = "Numbers"
        list.items = (0..<20_000).map(Number.init)
        window.content = list
        window.present()
        #expect(try app.list("Numbers").rows.last == "… and 19000 more rows: see rowCount")
        #expect(try app.list("Numbers").rowTexts.count == HeadlessCollection.rowLimit + 1)
        let error = await #expect(throws: HeadlessError.self) {
            try await app.wait(within: .milliseconds(20)) { try app.list("Numbers").rows.count == 20_000 }
        }
        let text = "\(try #require(error))"
        #expect(
            text.contains(
                "Of the 20000 rows of the list \"Numbers\", the first 1000 were read. Use rowCount"))
        window.close()
    }

    /// Work that computes takes no thread from the tasks of the program, however much of it runs.
    @Test func waitingGoesOnBesideWorkThatComputes() async throws {
        let isEnough = Mutex(false)
        let works = (0..<8).map { _ in LongWork<Int>() }
        defer { isEnough.withLock { $0 = true } }
        for work in works {
            work.start { _ in
                var sum = 0
                while !isEnough.withLock(\.self) { sum &+= 1 }
                return sum
            }
        }
        let isAwake = BehaviorRelay(value: false)
        let sleeper = Task.detached {
            try await Task.sleep(for: .milliseconds(5))
            isAwake.accept(true)
        }
        try await app.wait { isAwake.value }
        try await sleeper.value
        isEnough.withLock { $0 = true }
        try await app.wait { works.allSatisfy { !$0.state.value.isRunning } }
    }

    private struct Number: Identifiable, Equatable {
        let id: Int
    }
}
