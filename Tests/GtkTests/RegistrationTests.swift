// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Testing

/// What `cancel()` ends, and what it frees.
@MainActor
@Suite(.serialized, .gtk)
struct RegistrationTests {
    private final class Captured {}

    @Test func aCancelledTickCallbackIsFreed() {
        let label = Gtk.Label("")
        weak var captured: Captured?
        let tick: Registration
        do {
            let made = Captured()
            captured = made
            tick = label.addTickCallback { _, _ in
                _ = made
                return true
            }
        }
        #expect(captured != nil)
        tick.cancel()
        tick.cancel()
        #expect(captured == nil)
    }

    @Test func aTickCallbackGoesOnWithoutItsRegistration() {
        let label = Gtk.Label("")
        weak var captured: Captured?
        do {
            let made = Captured()
            captured = made
            label.addTickCallback { _, _ in
                _ = made
                return true
            }
        }
        #expect(captured != nil)
    }

    @Test func aRegistrationDoesNotRetainItsObjectAndMayBeCancelledAfterIt() {
        weak var released: Gtk.Label?
        let tick: Registration
        do {
            let label = Gtk.Label("")
            released = label
            tick = label.addTickCallback { _, _ in true }
        }
        #expect(released == nil)
        tick.cancel()
    }
}
