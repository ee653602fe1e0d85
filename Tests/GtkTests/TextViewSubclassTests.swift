// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(1)))
struct TextViewSubclassTests {
    final class Editor: Gtk.TextView, TextViewSubclass {
        private(set) var layers: [Gtk.TextViewLayer] = []
        func doSnapshotLayer(_ layer: Gtk.TextViewLayer, _ snapshot: Gtk.Snapshot) { layers.append(layer) }
    }

    @Test func aTextViewDrawsBelowAndAboveItsText() async throws {
        let editor = Editor()
        let window = Gtk.Window()
        window.child = editor
        window.present()
        while editor.layers.count < 2 {
            try Task.checkCancellation()
            MainQueue.iterate()
            await Task.yield()
        }
        #expect(editor.layers.prefix(2) == [.belowText, .aboveText])
        window.destroy()
    }
}
