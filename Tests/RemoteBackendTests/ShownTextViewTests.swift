// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// The text views of a plugin.
@MainActor @Suite(.serialized) struct ShownTextViewTests {
    /// Runs of one scalar, with one between each and the next.
    private func runs(_ count: Int) -> [TextRun] {
        (0..<count).map { TextRun(2 * $0..<2 * $0 + 1, TextAttributes(isBold: true)) }
    }

    // MARK: Changes by the plugin

    private func append(_ text: String, to view: TextView) {
        let end = view.text.count
        view.replace(end..<end, with: text)
    }

    @Test func aPluginForgetsItsChangesOfATextThatTheUserDoesNotChange() throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView("") }
        let peer: HeadlessTextView = try shown(view, by: pair)
        let remote = try #require(view.backendView as? RemoteTextView)
        var expected = ""
        for number in 0..<1_000 {
            let line = "é \(number)\n"
            expected += line
            Toolkit.perform(with: pair.plugin) { append(line, to: view) }
            if number.isMultiple(of: 10) {
                expected.removeFirst()
                Toolkit.perform(with: pair.plugin) { view.replace(0..<1, with: "") }
            }
            if number.isMultiple(of: 50) { pair.pump() }
        }
        pair.pump()
        #expect(peer.value == expected && remote.pending.count < Operations.mostUnconfirmed)
        // A long text is forgotten at once.
        let before = remote.pending.count
        pair.inPlugin { append(String(repeating: "x", count: Operations.mostUnconfirmedBytes), to: view) }
        for _ in 0..<20 { pair.pump() }
        #expect(before > 0 && remote.pending.isEmpty)
        // The text is known nevertheless: what the user inserts replaces a change that the host has not made.
        pair.inPlugin { view.text = expected }
        try peer.insert("!")
        Toolkit.perform(with: pair.plugin) { append("?", to: view) }
        pair.pump()
        #expect(view.text == peer.value && peer.value?.contains("!") == true && pair.end == nil)
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
        let peer: HeadlessTextView = try shown(view, by: pair)
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
