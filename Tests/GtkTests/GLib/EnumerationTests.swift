// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

/// What C answers in numbers, as Swift has it.
@Suite(.serialized)
struct EnumerationTests {
    @Test func aCaseOfANewerLibraryReadsAsTheDefaultWithAWarning() {
        expectWarning("The library answered 99 for a Align, which is newer*; it was read as fill.*") {
            let align: Gtk.Align = C.enumeration(Int32(99))
            #expect(align == .fill)
        }
        expectWarning("The library answered 99 for a Weight, which is newer*; it was read as thin.*") {
            let weight: Pango.Weight = C.enumeration(UInt32(99))
            #expect(weight == .thin)
        }
    }

    @Test func aNewerCaseInAValueIsNoneAndStaysANumber() {
        let value = Value(Gtk.Align.center)
        #expect(value.get(Gtk.Align.self) == .center)
        #expect(value.get(Gtk.Orientation.self) == nil)
        g_value_set_enum(value._pointer, 99)
        #expect(value.get(Gtk.Align.self) == nil)
        #expect(value.get(Int.self) == 99)
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
