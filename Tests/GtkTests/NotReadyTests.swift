// SPDX-License-Identifier: MIT

import Foundation
import Gtk
import Testing

/// Widgets that are made where GTK is not ready, as in a test without a display.
@Suite(.serialized)
struct NotReadyTests {
    private static let remedy =
        " was created before GTK was ready: Gtk.initialize() was not called, or it returned false because there is no display. "
        + "Create widgets in an application's onActivate or later, or call Gtk.initialize() first. A test without a display can "
        + "show portable views; there, GtkView(name:) { … } creates no widget."

    @Test func aWidgetSaysWhatToDo() async throws {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.Label("a") }
        }
        try expectTrap("Gtk.Label" + NotReadyTests.remedy, made)
        let plain = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.Scale() }
        }
        try expectTrap("Gtk.Scale" + NotReadyTests.remedy, plain)
        let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = try? Gtk.Builder(xml: "<interface><object class=\"GtkLabel\"/></interface>")
            }
        }
        try expectTrap("Gtk.Builder" + NotReadyTests.remedy, read)
    }

    @Test func aDisplayThatDoesNotOpenIsNoReason() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                for name in ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"] { unsetenv(name) }
                setenv("GDK_BACKEND", "x11", 1)
                let isOpen = Gtk.initialize()
                #expect(!isOpen)
                _ = Gtk.Button(label: "a")
            }
        }
        try expectTrap("Gtk.Button" + NotReadyTests.remedy, result)
    }

    @Test func whatNeedsNoDisplayIsMadeWithoutOne() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let list = Gtk.StringList(strings: ["a"])
                let model = Gtk.SingleSelection(model: list)
                precondition(model.nItems == 1)
                precondition(Gtk.Application(applicationId: "org.example.Test").applicationId != nil)
            }
        }
    }
}
