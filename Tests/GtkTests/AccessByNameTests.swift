// SPDX-License-Identifier: MIT

import CGtk
import Foundation
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

/// Properties, signals and their arguments by name: if a value has another type than the program requests, the error names it.
@MainActor
@Suite(.serialized, .gtk)
struct AccessByNameTests {
    @Test func readingAPropertyAsAnotherClassTraps() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                let window = Gtk.Window()
                window.child = Gtk.Label("a")
                _ = window.property("child", as: Gtk.Button.self)
            }
        }
        try expectTrap(
            "The property “child” of a GtkWindow contains a GtkLabel, which is not of the class Button.",
            result)
    }

    @Test func readingAPropertyAsAnOptionalOfAnotherClassTraps() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                let window = Gtk.Window()
                window.child = Gtk.Label("a")
                _ = window.property("child", as: Gtk.Button?.self)
            }
        }
        try expectTrap(
            "The property “child” of a GtkWindow contains a GtkLabel, which is not of the class Button.",
            result)
    }

    @Test func aPropertyWithoutAValueIsReadAsNil() {
        let window = Gtk.Window()
        #expect(window.property("child", as: Gtk.Button?.self) == nil)
        #expect(window.property("title", as: String?.self) == nil)
        window.child = Gtk.Button(label: "a")
        #expect(window.property("child", as: Gtk.Widget.self) === window.child)
        #expect(window.property("child", as: Gtk.Button?.self) === window.child)
        #expect(window.property("child", as: Object.self) === window.child)
    }

    @Test func aMissingValueSaysHowToReadIt() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                _ = Gtk.Window().property("title", as: String.self)
            }
        }
        try expectTrap(
            "The property “title” of a GtkWindow has no value now. Read it as an optional, with `as: String?.self`.",
            result)
    }

    @Test func aValueOfAnotherTypeIsRefused() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.StringList(properties: [:]).connect("notify") { _ in }
                _ = Gtk.Adjustment().property("value", as: String.self)
            }
        }
        try expectTrap(
            "The property “value” of a GtkAdjustment is a gdouble, which cannot be read as String.", result)
    }

    @Test func aBoxedValueOfAnotherTypeIsRefused() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let tag = Gtk.TextTag()
                tag.setProperty("font", "Sans 12")
                _ = tag.property("font-desc", as: Gdk.RGBA.self)
            }
        }
        try expectTrap(
            "The property “font-desc” of a GtkTextTag is a PangoFontDescription, which cannot be read as RGBA.",
            result)
    }

    @Test func accessingAnUnknownPropertyTrapsWithItsName() async throws {
        let read = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.Adjustment().property("colour", as: String.self) }
        }
        try expectTrap("A GtkAdjustment has no property “colour”.", read)
        let written = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Gtk.Adjustment().setProperty("colour", "red") }
        }
        try expectTrap("A GtkAdjustment has no property “colour”.", written)
    }

    @Test func writingAnotherTypeIsRefused() async throws {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Gtk.Adjustment().setProperty("value", "much") }
        }
        try expectTrap(
            "The property “value” of a GtkAdjustment has the type gdouble, but a String was given.", text)
        let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                Gtk.Window().setProperty("child", Gtk.Adjustment())
            }
        }
        try expectTrap(
            "The property “child” of a GtkWindow has the type GtkWidget, but a GtkAdjustment was given.",
            object)
        let boxed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Gtk.TextTag().setProperty("font-desc", Gdk.RGBA(hex: 0)) }
        }
        try expectTrap(
            "The property “font-desc” of a GtkTextTag has the type PangoFontDescription, but a RGBA was given.",
            boxed)
        let given = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Gtk.Adjustment(properties: ["value": "much"]) }
        }
        try expectTrap(
            "The property “value” of a GtkAdjustment has the type gdouble, but a String was given.", given)
    }

    @Test func anArgumentOfASignalIsChecked() async throws {
        let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = Gtk.StringList(strings: [])
                list.connect("items-changed") { arguments in _ = arguments.get(4) as Int }
                list.append("a")
            }
        }
        try expectTrap(
            "The signal “items-changed” has no argument 4: its handlers receive GtkStringList, guint, guint, guint.",
            index)
        let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = Gtk.StringList(strings: [])
                list.connect("items-changed") { arguments in _ = arguments.get(1) as String }
                list.append("a")
            }
        }
        try expectTrap(
            "Argument 1 of the signal “items-changed” is a guint, which cannot be read as String.", type)
        let object = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let list = Gtk.StringList(strings: [])
                list.connect("items-changed") { arguments in _ = arguments.get(0) as Gtk.Adjustment }
                list.append("a")
            }
        }
        try expectTrap(
            "Argument 0 of the signal “items-changed” contains a GtkStringList, which is not of the class Adjustment.",
            object)
    }

    @Test func theTypesOfTheArgumentsAndOfTheResultOfASignalAreChecked() async throws {
        let emitted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Gtk.StringList(strings: []).emit("items-changed", 1, "two", 3) }
        }
        try expectTrap(
            "Argument 2 of the signal “items-changed” has the type guint, but a String was given.", emitted)
        let answered = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = Gtk.initialize()
                let window = Gtk.Window()
                window.connect("close-request") { _ in "yes" }
                window.emit("close-request")
            }
        }
        try expectTrap(
            "A handler of the signal “close-request” must return a gboolean, but it returned a String.",
            answered)
    }

    @Test func aPointerIsWrappedOnlyAsAClassOfItsObject() {
        let label = Gtk.Label("a")
        let button: Gtk.Button? = C.borrow(label._raw)
        #expect(button == nil)
        let model: (any Gio.ListModel)? = C.borrow(label._raw, Gio.AnyListModel.self)
        #expect(model == nil)
        let widget: Gtk.Widget? = C.borrow(label._raw)
        #expect(widget === label)
    }

    @Test func aValueReadAsAnotherTypeIsNil() {
        let value = Value(Gdk.RGBA(hex: 0xFF0000))
        #expect(value.get(Pango.FontDescription.self) == nil)
        #expect(value.get(Graphene.Rect.self) == nil)
        #expect(value.get(Gdk.RGBA.self) == Gdk.RGBA(hex: 0xFF0000))
        #expect(Value("a").get(Int.self) == nil)
        #expect(Value(1).get(String.self) == nil)
        #expect(Value("a").get(String?.self) == .some("a"))
    }
}
