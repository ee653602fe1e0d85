// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct HandlerLeakTests {
    @Test func aHandlerThatCapturesItsOwnWidgetIsReported() {
        weak var dead: Gtk.Button?
        let leaks = handlerLeaks {
            let button = Gtk.Button(label: "Save")
            dead = button
            button.onClicked { button.label = "Saved" }
        }
        #expect(leaks.map(\.owner) == ["GtkButton"])
        #expect(
            leaks.first?.description == """
                The handler of “clicked” of a GtkButton captures that GtkButton itself, which retains the handler: neither \
                is ever freed. Capture it weakly, as in onClicked { [weak self] … }, or with [unowned self] if the handler is \
                freed with it; or disconnect the handler when it is no longer needed.
                """)
        #expect(dead == nil)
    }

    @Test func handlersThatCaptureTheirWidgetAsTheyShouldAreNotReported() {
        let leaks = handlerLeaks {
            let button = Gtk.Button(label: "Save")
            let label = Gtk.Label("other")
            button.onClicked { [weak button] in button?.label = "Saved" }
            button.onNotify("label") { [unowned button] in label.label = button.label ?? "" }
            button.onActivate { label.label = "activated" }
            let once = Gtk.Button(label: "Once")
            let connection = once.onClicked { once.label = "Done" }
            connection.disconnect()
        }
        #expect(leaks == [])
    }

    @Test func aHandlerThatCapturesTheContainerOfItsWidgetIsReported() {
        weak var dead: Gtk.Box?
        let leaks = handlerLeaks {
            let box = Gtk.Box(orientation: .vertical, spacing: 0)
            dead = box
            let button = Gtk.Button(label: "Clear")
            button.onClicked { box.remove(button) }
            let entry = Gtk.Entry()
            entry.onNotify("text") { box.spacing += 1 }
            box.append(button)
            box.append(entry)
        }
        #expect(leaks.map(\.signal) == ["clicked", "notify::text"])
        #expect(leaks.map(\.captured) == [["GtkButton"], ["GtkBox"]])
        #expect(leaks.last?.description.contains("onNotify") == true)
        #expect(dead == nil)
    }

    @Test func aHandlerThatCapturesAnObjectThatRetainsItsWidgetIsReported() {
        @MainActor final class Editor {
            let button = Gtk.Button(label: "Save")
            var saved = 0
        }
        let leaks = handlerLeaks {
            let editor = Editor()
            editor.button.onClicked { editor.saved += 1 }
        }
        #expect(leaks.map(\.signal) == ["clicked"])
    }

    @Test func whatIsStillNeededIsNotALeak() {
        var kept: Gtk.Button?
        let leaks = handlerLeaks {
            let button = Gtk.Button(label: "Save")
            let label = Gtk.Label("other")
            button.onClicked { label.label = "clicked" }
            kept = button
        }
        #expect(leaks == [])
        #expect(kept?.label == "Save")
    }

    @Test func handlersThatATaskConnectsAreCheckedForLeaks() async {
        let leaks = await handlerLeaks {
            let button = Gtk.Button(label: "Save")
            await Task { @MainActor in _ = button.onClicked { button.label = "Saved" } }.value
        }
        #expect(leaks.map(\.owner) == ["GtkButton"])
    }
}
