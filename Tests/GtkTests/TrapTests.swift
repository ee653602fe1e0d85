// SPDX-License-Identifier: MIT

import CGtk
import Dispatch
import Foundation
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

/// The error message of a mistake that ends the program says what is wrong, where, why, and how to fix it.
@Suite(.serialized, .gtk)
struct TrapTests {
    @Test func aSignalThatArrivesOnAnotherThread() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let address = await MainActor.run {
                _ = Gtk.initialize()
                let label = Gtk.Label("a")
                label.onNotify("label") {}
                return UInt(bitPattern: label._retained())
            }
            await onAnotherThread {
                g_object_notify(C.cast(UnsafeMutableRawPointer(bitPattern: address)), "label")
            }
        }
        try expectTrap(
            "A signal of GtkLabel arrived on another thread, but GTK belongs to the main thread. "
                + "Call GTK from the main actor: Task { @MainActor in … }.", result)
    }

    @Test func anOverriddenFunctionThatIsCalledOnAnotherThread() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let address = await MainActor.run {
                _ = Gtk.initialize()
                return UInt(bitPattern: Gio.CollectionModel(["a"])._retained())
            }
            await onAnotherThread { _ = g_list_model_get_n_items(OpaquePointer(bitPattern: address)) }
        }
        try expectTrap("A call from GTK arrived on another thread", result)
    }

    @Test func anObjectMadeOnAnotherThread() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // Code in Swift 5 mode may call it like this.
            typealias Unchecked = () -> Gtk.StringList
            let make: @MainActor () -> Gtk.StringList = { Gtk.StringList(properties: [:]) }
            // Guard: none; this is the mistake.
            nonisolated(unsafe) let unchecked = unsafeBitCast(make, to: Unchecked.self)
            await onAnotherThread { _ = unchecked() }
        }
        try expectTrap("StringList() arrived on another thread, but GTK belongs to the main thread.", result)
    }

    @Test func aMethodCalledOnAnotherThread() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let label = await MainActor.run {
                _ = Gtk.initialize()
                return Gtk.Label("a")
            }
            typealias Unchecked = () -> Void
            let write: @MainActor () -> Void = { label.label = "b" }
            // Guard: none; this is the mistake, as code in Swift 5 mode may make it.
            nonisolated(unsafe) let unchecked = unsafeBitCast(write, to: Unchecked.self)
            await onAnotherThread { unchecked() }
        }
        try expectTrap(
            "A call of Label arrived on another thread, but GTK belongs to the main thread. "
                + "Call GTK from the main actor: Task { @MainActor in … }.", result)
    }

    @Test func anAbstractClass() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.LayoutManager() }
        }
        try expectTrap(
            "LayoutManager() creates an object of GtkLayoutManager, which is abstract. "
                + "Use one of its subclasses, or a function that returns such an object.", result)
    }

    @Test func aPropertyThatTheClassHasNot() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.StringList(properties: ["colour": "red"]) }
        }
        try expectTrap("A GtkStringList has no property “colour”.", result)
    }

    @Test func aSignalThatTheClassHasNot() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // GLib prints its own warning first. With G_DEBUG=fatal-warnings, it would end the program.
            g_log_set_always_fatal(G_LOG_LEVEL_ERROR)
            await MainActor.run { _ = Gtk.StringList().connect("pressed") { _ in } }
        }
        try expectTrap("has no signal “pressed”: the handler was not connected.", result)
    }

    @Test func anEmissionWithTooFewArguments() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Gtk.StringList().emit("items-changed", 1) }
        }
        try expectTrap("“items-changed” of StringList", result)
        try expectTrap("takes 3 arguments, not 1.", result)
    }

    @Test func aConstructorOfTheSuperclass() async throws {
        final class Special: Gtk.Adjustment {
            override class var gtype: UInt { gtk_string_list_get_type() }
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Special(
                    value: 0, lower: 0, upper: 1, stepIncrement: 1, pageIncrement: 1, pageSize: 1)
            }
        }
        try expectTrap(
            "Special was created by an initializer of a superclass, which can only create a GtkAdjustment. "
                + "Create it with Special() and set its properties, or with init(properties:).", result)
    }

    @Test func aVariantsItemPastItsEnd() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Variant([1, 2])[2]
        }
        try expectTrap("Variant of 2 items has no item 2.", result)
    }

    @Test func aNumberThatCDoesNotTake() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                Gtk.Label("a").widthChars = Int.max
            }
        }
        try expectTrap(
            "9223372036854775807 was passed to a C function that accepts -2147483648 to 2147483647. "
                + "Pass a number in this range.", result)
    }
}

/// Runs `body` on a thread of its own, and waits for it.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        Thread {
            body()
            continuation.resume()
        }.start()
    }
}
