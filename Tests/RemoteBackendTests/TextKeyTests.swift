// SPDX-License-Identifier: MIT

import AppTesting
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@testable import RemoteBackend

/// Keys and undo in a view of a plugin, which the shell shows.
@MainActor @Suite(.serialized) struct TextKeyTests {
    @Test func aFieldOfAPluginTakesTheKeysOfTextBeforeItsActions() throws {
        let pair = try RemotePair()
        var triggered = 0
        var field = TextField?.none
        let window = pair.inPlugin {
            let text = TextField("one two")
            let box = Box([text])
            box.actions = [
                Action("delete", title: "", shortcuts: ["<Primary>Delete", "F5"]) { triggered += 1 }
            ]
            let window = openWindow(box)
            field = text
            return window
        }
        let peer: HeadlessTextField = try shown(#require(field), by: pair)
        try peer.select(0..<0)
        pair.pump()
        try peer.press("<Primary>Delete")
        pair.pump()
        #expect(field?.text == " two" && triggered == 0)
        try peer.press("F5")
        pair.pump()
        #expect(triggered == 1)
        try peer.press("<Primary>z")
        pair.pump()
        #expect(field?.text == "one two" && peer.value == "one two")
        // Nothing else was typed.
        try peer.press("<Primary>z")
        pair.pump()
        #expect(peer.value == "one two")
        withExtendedLifetime(window) {}
    }

    /// The user types before the plugin has handled Ctrl+Z: what is typed stays.
    @Test func typingAfterUndoIsNotLost() throws {
        let pair = try RemotePair()
        let view = pair.inPlugin { TextView() }
        let peer: HeadlessTextView = try shown(view, by: pair)
        try peer.insert("One")
        pair.pump()
        try peer.pressUndo()
        try peer.insert("!")
        pair.pump()
        #expect(view.text == "One!" && peer.value == "One!")
        try peer.pressUndo()
        pair.pump()
        #expect(view.text == peer.value)
    }

    /// The user types before the plugin has handled the last key, and the plugin gives the digits a style.
    @Test func attributesArriveThoughTheUserHasTypedOn() throws {
        let pair = try RemotePair()
        let bold = TextAttributes(isBold: true)
        let view = pair.inPlugin { TextView() }
        let subscription = view.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned view] text in
            view.runs = text.unicodeScalars.enumerated().filter { ("0"..."9").contains($0.element) }
                .map { TextRun($0.offset..<$0.offset + 1, bold) }
        })
        let peer: HeadlessTextView = try shown(view, by: pair)
        try peer.insert("1")
        try peer.insert("a")
        try peer.select(0..<0)
        try peer.insert("b")
        pair.pump()
        #expect(view.text == "b1a" && peer.value == "b1a")
        #expect(view.runs == [TextRun(1..<2, bold)] && peer.runs == view.runs)

        // Attributes that belong to a text that was never shown are ignored, and the later ones are not.
        try peer.insert("2")
        Toolkit.perform(with: pair.plugin) { view.replace(0..<0, with: "3") }
        pair.pump()
        try peer.insert("4")
        try peer.insert("5")
        pair.pump()
        #expect(view.text == peer.value && peer.runs == view.runs)
        subscription.dispose()
    }
}
