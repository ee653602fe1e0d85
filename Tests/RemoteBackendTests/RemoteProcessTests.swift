// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import RemoteBackend
import Testing
import ViewKit
import WireKit

/// A plugin in a process of its own, as a shell runs it.
@MainActor @Suite(.serialized) struct RemoteProcessTests {
    @Test func aPaneSaysWhatHasHappenedAndRestarts() async throws {
        let shell = HeadlessBackend()
        let process = RemoteProcess(probe(), backend: shell)
        var ends: [String] = []
        process.onEnd = { ends.append($0.reason) }
        let (pane, window) = openPane(in: shell)
        let peer = try #require(window.backendWindow as? HeadlessWindow)
        process.add(pane)
        try await wait { peer.content?.visibleTexts == ["Nothing was pressed"] }
        // The title is a later message than the texts.
        try await wait { pane.windowState.title == "Probe" }
        try peer.button("Press").tap()
        try await wait { peer.content?.visibleTexts == ["Pressed"] }
        try peer.button("Crash").tap()
        try await wait { !ends.isEmpty }
        #expect(ends.first?.contains("by SIG") == true)
        let texts = try #require(peer.content).visibleTexts
        #expect(texts.contains("The plugin has ended"))
        #expect(texts.contains { $0.contains("the user wanted it") }, "\(texts)")
        try peer.button("Restart").tap()
        try await wait { peer.content?.visibleTexts == ["Nothing was pressed"] }
        process.end()
        try await wait { process.child == nil }
        #expect(ends.count == 1)
    }

    /// The cells of rows are in another process. The host waits for them, so that the frame after a jump has no empty rows.
    @Test func theRowsOfAListAreFilledBeforeTheFrameThatShowsThem() async throws {
        let shell = HeadlessBackend()
        var policy = RemotePolicy()
        // On a busy machine the other process may need longer than a user would wait.
        policy.cellWait = 10_000
        let process = RemoteProcess(probe(), backend: shell, policy: policy)
        let (pane, window) = openPane("list", in: shell)
        let peer = try #require(window.backendWindow as? HeadlessWindow)
        process.add(pane)
        try await wait {
            peer.layOut()
            return peer.content?.visibleTexts.first == "Row 0"
        }
        let list = try peer.list("Rows")
        var complete = 0
        for jump in 1...50 {
            list.scroll(to: jump * 1_000)
            peer.layOut()
            let texts = peer.content?.visibleTexts ?? []
            if texts.last == "Row \(jump * 1_000)", !texts.contains("") { complete += 1 }
            try await Task.sleep(for: .milliseconds(2))
        }
        // Without the wait, none is complete. The host does not wait while messages of the other process are left from an earlier turn.
        #expect(complete >= 40, "\(complete)")
        process.end()
        try await wait { process.child == nil }
    }

    @Test func aProgramThatIsMissingIsShownInThePane() throws {
        let shell = HeadlessBackend()
        let process = RemoteProcess(WireKit.Program(path: "/missing/plugin"), backend: shell)
        let (pane, window) = openPane(in: shell)
        var ends: [String] = []
        process.onEnd = { ends.append($0.reason) }
        process.add(pane)
        #expect(ends.count == 1)
        #expect(ends.first?.hasPrefix("/missing/plugin cannot be started: ") == true)
        withExtendedLifetime(window) {}
    }

    private func wait(until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        #expect(condition())
    }
}
