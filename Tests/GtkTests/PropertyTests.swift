// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

/// Properties of Swift classes that notify by themselves, with ranges, default values, and enumerations and flags of the program.
@MainActor
@Suite(.serialized, .gtk)
struct PropertyTests {
    enum Mood: Int32, CustomEnumeration {
        case calm = 3
        case veryWild = 7
    }

    struct Days: CustomFlags {
        let rawValue: UInt32
        static let saturday = Days(rawValue: 1)
        static let sunday = Days(rawValue: 2)
        static let names: KeyValuePairs<String, Days> = ["saturday": .saturday, "sunday": .sunday]
    }

    class Gauge: Object, CustomClass {
        class var className: String? { nil }
        static let properties: [PropertyDefinition] = [
            .init("level", \Gauge.level, in: 0...1, default: 0.5),
            .init("count", \Gauge.count, in: -3...Int.max), .init("unit", \Gauge.unit, default: "bar"),
            .init("mood", \Gauge.mood, default: .veryWild), .init("days", \Gauge.days, default: [.sunday]),
            .init("place", \Gauge.place),
        ]
        @Notifying var level = 0.5
        @Notifying var count = 0 { didSet { counts.append(count) } }
        @Notifying var unit = "bar"
        @Notifying var mood = Mood.veryWild
        @Notifying var days: Days = .sunday
        @Notifying var place: Gtk.StringObject?
        var counts: [Int] = []
    }

    final class Built: Gauge, ConstructibleByC {
        override class var className: String? { "PropertyTestsGauge" }
    }

    private func spec(_ name: String) throws -> UnsafeMutablePointer<GParamSpec> {
        let gauge = Gauge()
        let table = g_type_class_peek(gauge.typeID._raw)?.assumingMemoryBound(to: GObjectClass.self)
        return try #require(g_object_class_find_property(table, name))
    }

    @Test func aChangeNotifiesByItself() {
        let gauge = Gauge()
        var told: [String] = []
        for name in ["level", "count", "unit", "mood", "days", "place"] {
            gauge.onNotify(name) { told.append(name) }
        }
        gauge.level = 0.75
        gauge.level = 0.75
        gauge.unit = "psi"
        gauge.mood = .calm
        gauge.days = [.saturday, .sunday]
        let place = Gtk.StringObject("here")
        gauge.place = place
        gauge.place = place
        #expect(told == ["level", "unit", "mood", "days", "place"])
    }

    @Test func aSubclassWithoutPropertiesOfItsOwnNotifiesToo() {
        let gauge = Built()
        var told = 0
        gauge.onNotify("unit") { told += 1 }
        gauge.unit = "psi"
        #expect(told == 1)
    }

    @Test func aBindingFollowsIt() {
        let (gauge, label) = (Gauge(), Gtk.Label(""))
        let binding = gauge.bind("unit", to: label, "label")
        gauge.unit = "psi"
        #expect(label.label == "psi")
        withExtendedLifetime(binding) {}
    }

    @Test func aValueIsMovedIntoItsRangeFromBothSides() {
        let gauge = Gauge()
        gauge.level = 7
        #expect(gauge.level == 1)
        gauge.setProperty("level", -2.0)
        #expect(gauge.level == 0)
        gauge.count = -9
        #expect(gauge.count == -3)
        #expect(gauge.counts == [-3])
        gauge.setProperty("count", -100)
        #expect(gauge.count == -3)
    }

    @Test func cKnowsRangesAndDefaults() throws {
        let level = UnsafeRawPointer(try spec("level")).assumingMemoryBound(to: GParamSpecDouble.self).pointee
        #expect(level.minimum == 0)
        #expect(level.maximum == 1)
        #expect(level.default_value == 0.5)
        let count = UnsafeRawPointer(try spec("count")).assumingMemoryBound(to: GParamSpecInt64.self).pointee
        #expect(count.minimum == -3)
        #expect(count.maximum == .max)
        #expect(count.default_value == 0)
        #expect(g_value_get_enum(g_param_spec_get_default_value(try spec("mood"))) == 7)
        #expect(g_value_get_flags(g_param_spec_get_default_value(try spec("days"))) == 2)
        let unit = g_value_get_string(g_param_spec_get_default_value(try spec("unit")))
        #expect(unit.map { String(cString: $0) } == "bar")
    }

    @Test func uiFilesNameTheCasesOfAnEnumerationAndOfFlags() throws {
        Built.registerClass()
        let builder = try Gtk.Builder(
            xml: """
                <interface><object class="PropertyTestsGauge" id="gauge">
                  <property name="mood">calm</property><property name="days">saturday|sunday</property>
                  <property name="level">0.25</property>
                </object></interface>
                """)
        let gauge = try builder.object("gauge", as: Built.self)
        #expect(gauge.mood == .calm)
        #expect(gauge.days == [.saturday, .sunday])
        #expect(gauge.level == 0.25)
        gauge.setProperty("mood", Mood.veryWild)
        #expect(gauge.property("mood", as: Mood.self) == .veryWild)
        #expect(gauge.property("mood", as: Int.self) == 7)
    }

    @Test func theNamesOfCasesAreThoseOfUIFiles() throws {
        let type = TypeID(Mood.self)
        let table = try #require(g_type_class_ref(type._raw)).assumingMemoryBound(to: GEnumClass.self)
        #expect(table.pointee.n_values == 2)
        #expect(String(cString: g_enum_get_value(table, 7).pointee.value_nick) == "very-wild")
    }

    @Test func itGoesWithItsObject() {
        weak var gauge: Gauge?
        weak var place: Gtk.StringObject?
        autoreleasing {
            let made = Gauge()
            made.place = Gtk.StringObject("here")
            (gauge, place) = (made, made.place)
        }
        #expect(gauge == nil)
        #expect(place == nil)
    }

    private func autoreleasing(_ body: () -> Void) { body() }
}
