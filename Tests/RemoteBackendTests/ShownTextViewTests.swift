// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// The text views of a plugin.
@MainActor @Suite(.serialized) struct ShownTextViewTests {
    private func shown(_ view: TextView, by pair: RemotePair) throws -> HeadlessTextView {
        let id = try #require(RemoteBackend.id(of: view.backendView))
        return try #require(pair.host.backendView(id) as? HeadlessTextView)
    }

    /// Runs of one scalar, with one between each and the next.
    private func runs(_ count: Int) -> [TextRun] {
        (0..<count).map { TextRun(2 * $0..<2 * $0 + 1, TextAttributes(isBold: true)) }
    }

    // MARK: Attributes

    @Test func theRunsOfAttributesAreCharged() throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView(String(repeating: "ab\n", count: 3_000)) }
        pair.host.account.textOfTurn = 0
        pair.inPlugin { view.runs = runs(4_000) }
        #expect(pair.host.account.textOfTurn >= 2_000 && pair.end == nil)
    }

    @Test func manyRunsArriveInParts() async throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView(String(repeating: "ab\n", count: 10_000)) }
        let peer = try shown(view, by: pair)
        pair.inPlugin { view.runs = [TextRun(5..<29_000, TextAttributes(isItalic: true))] }
        let before = pair.host.connection.counts.messagesReceived
        pair.inPlugin { view.runs = runs(12_000) }
        for _ in 0..<20 { pair.pump() }
        #expect(peer.runs == runs(12_000) && pair.end == nil)
        #expect(pair.host.connection.counts.messagesReceived - before == 3)
        // A plugin that sends more of them at once blocks the shell for some frames.
        let id = try #require(RemoteBackend.id(of: view.backendView))
        pair.plugin.connection.send(
            HostileTests.raw(Operations.style), to: id,
            Styling(lastReceivedEvent: 0, range: 0..<20_000, runs: runs(5_001)))
        #expect(await pair.refusal().contains("runs: it has more than 5000 elements"))
    }
}
