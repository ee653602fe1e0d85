// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct PopoverTests {
    /// Waits for the display server and for some frames. Otherwise GTK 4.8 (in a C program, too) reads the pointer's position from the
    /// surface of a popover after the surface was destroyed, and does not release a menu that was hidden before it was drawn.
    private func settle(_ widget: Gtk.Widget) {
        Gdk.Display.default?.sync()
        while MainQueue.iterate() {}
        guard let clock = widget.frameClock else { return }
        let start = clock.frameCounter
        pump {
            widget.queueDraw()
            return clock.frameCounter > start + 5
        }
    }

    @MainActor
    struct Kind: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @MainActor @Sendable () -> Gtk.Popover
    }

    nonisolated static let kinds = [
        Kind(testDescription: "GtkPopover") {
            let popover = Gtk.Popover()
            popover.child = Gtk.Label("Inside")
            return popover
        },
        Kind(testDescription: "GtkPopoverMenu") {
            let menu = Gio.Menu()
            menu.append("Open", detailedAction: "win.open")
            return Gtk.PopoverMenu(model: menu)
        },
        Kind(testDescription: "GtkEmojiChooser") { Gtk.EmojiChooser() },
    ]

    @Test func everyPopoverClassOfGtkIsAmongThem() throws {
        let popovers = try GtkGIR.classes(below: "Popover").map(\.cType)
        #expect(Set(popovers) == Set(Self.kinds.map(\.testDescription)))
    }

    @Test(arguments: kinds) func aPopoverIsShownHiddenAndDeallocated(_ kind: Kind) {
        weak var dead: Gtk.Popover?
        weak var deadButton: Gtk.Button?
        do {
            let window = Gtk.Window()
            let button = Gtk.Button(label: "More")
            window.child = button
            window.present()
            pump { button.mapped }
            let popover = kind.make()
            #expect(popover.typeName == kind.testDescription)
            dead = popover
            deadButton = button
            var closed = 0
            popover.onClosed { closed += 1 }
            popover.setParent(button)
            popover.popup()
            pump { popover.width > 0 }
            #expect(popover.mapped)
            #expect(popover.width > 0 && popover.height > 0)
            settle(popover)
            popover.popdown()
            pump { !popover.mapped }
            #expect(!popover.mapped)
            #expect(closed == 1)
            settle(button)
            popover.unparent()
            window.destroy()
        }
        pump { dead == nil && deadButton == nil }
        #expect(dead == nil)
        #expect(deadButton == nil)
    }

    @Test func theMenuOfAButtonIsShownAndDeallocated() {
        weak var dead: Gtk.Popover?
        do {
            let window = Gtk.Window()
            let button = Gtk.MenuButton()
            let popover = Gtk.Popover()
            dead = popover
            button.popover = popover
            window.child = button
            window.present()
            pump { button.mapped }
            button.popup()
            pump { popover.mapped }
            #expect(popover.mapped)
            button.popdown()
            pump { !popover.mapped }
            #expect(!popover.mapped)
            window.destroy()
        }
        pump { dead == nil }
        #expect(dead == nil)
    }
}
