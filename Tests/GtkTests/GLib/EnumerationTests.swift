// SPDX-License-Identifier: MIT

import CGtk
import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

/// The numbers that C functions return for enumerations, as values in Swift.
@Suite(.serialized)
struct EnumerationTests {
    @Test func aNumberOfANewerLibraryIsKeptWithoutAWarning() {
        // A warning ends this process.
        let align: Gtk.Align = C.enumeration(Int32(99))
        #expect(align == .newer(99))
        #expect(align.rawValue == 99)
        #expect("\(align)" == "newer(99)")
        let number: UInt32 = C.number(align)
        #expect(number == 99)
        let weight: Pango.Weight = C.enumeration(UInt32(150))
        #expect(weight.rawValue == 150)
        #expect(Gtk.Align(rawValue: 3) == .center)
    }

    @Test func itIsReadFromAValueAndWrittenBackUnchanged() {
        let value = Value(Gtk.Align.center)
        #expect(value.get(Gtk.Align.self) == .center)
        #expect(value.get(Gtk.Orientation.self) == nil)
        g_value_set_enum(value._pointer, 99)
        let read = value.get(Gtk.Align.self)
        #expect(read == .newer(99))
        #expect(value.get(Int.self) == 99)
        value.set(Gtk.Align.start)
        if let read { value.set(read) }
        #expect(g_value_get_enum(value._pointer) == 99)
    }

    @Test func everyCaseHasItsNumberAndTheOtherWayRound() {
        func check<E: Enumeration>(_ type: E.Type) {
            for value in E.allCases { #expect(E(rawValue: value.rawValue) == value, "\(type).\(value)") }
            #expect(Set(E.allCases.map(\.rawValue)).count == E.allCases.count)
        }
        check(Gtk.Align.self)
        check(Pango.Script.self)
        check(Gtk.ResponseType.self)
        check(Gio.IOErrorEnum.self)
        check(Cairo.Status.self)
        check(Cairo.SVGSurface.Unit.self)
        check(Cairo.SVGSurface.Version.self)
        check(Cairo.PDFSurface.Metadata.self)
        check(Cairo.PDFSurface.Version.self)
        check(Cairo.PSSurface.Level.self)
        check(Cairo.ScriptDevice.Mode.self)
        #expect(Cairo.Status(rawValue: 42) == .tagError && Cairo.Status(rawValue: 43) == .newer(43))
        #expect(Cairo.Status(rawValue: -1) == .newer(-1))
        #expect(Gtk.ResponseType(rawValue: 7) == .newer(7))
        #expect(GLibError(domain: Gio.IOErrorEnum.domain, code: 1, message: "").is(Gio.IOErrorEnum.notFound))
    }

    @Test func aSetOfFlagsKeepsTheNewerOnes() {
        let states: Gtk.StateFlags = C.flags(UInt32(1 << 30) | Gtk.StateFlags.active.rawValue)
        #expect(states.contains(.active))
        #expect(states.rawValue >> 30 == 1)
        #expect(Value(states).get(Gtk.StateFlags.self)?.rawValue == states.rawValue)
        let raw: UInt32 = C.number(states)
        #expect(raw == states.rawValue)
    }
}
