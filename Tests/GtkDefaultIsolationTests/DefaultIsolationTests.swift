// SPDX-License-Identifier: MIT

import Foundation
import Gtk
import Testing

// This module's default isolation is the main actor, as programs with windows like it, and it imports Foundation: that it
// compiles is half of the test.

final class Meter: Gtk.Widget, WidgetSubclass {
    static let cssName: String? = "meter"
    static let properties: [PropertyDefinition] = [.init("level", \Meter.level)]
    static let signals: [SignalDefinition] = [.init("full", parameters: [Double.self])]
    var level = 0.0 {
        didSet {
            notify("level")
            if level >= 1 { emit("full", level) }
        }
    }

    // Foundation has a Measurement, too.
    func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        .init(minimum: 20, natural: 120)
    }
}

final class Row: Gtk.Box {
    let label: Gtk.Label

    init(_ text: String) {
        label = Gtk.Label(text)
        super.init()
        append(label)
    }
}

final class Plain: Gtk.Button {
    var presses = 0
}

final class Panel: Gtk.Box, WidgetSubclass, ConstructibleByC {
    static let className: String? = "RxTestIsolatedPanel"
    let title = Gtk.Label("made")
    func doConstructed() { append(title) }
}

final class Numbers: GObject.Object, ListModelSubclass {
    var doCount: Int { 3 }
    func doItem(at position: Int) -> GObject.Object? { position < 3 ? Gtk.StringObject("\(position)") : nil }
}

final class Tight: Gtk.LayoutManager, LayoutManagerSubclass {
    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        .init(minimum: 7, natural: 9)
    }
    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {}
}

struct Card: Codable, Equatable, Gdk.Transferable {
    var title: String
    static let transferFormats: [Gdk.TransferFormat<Card>] = [
        .init("application/x-rx-isolated-card+json") {
            try JSONEncoder().encode($0)
        } read: {
            try JSONDecoder().decode(Card.self, from: Data($0))
        }
    ]
}

@Suite(.serialized, .enabled("No display: run under meson-helper/with-display.") { await Display.isOpen })
struct DefaultIsolationTests {
    @Test func classesAreWrittenAsElsewhere() throws {
        let meter = Meter()
        var received: [Double] = []
        meter.connect("full") { arguments in received.append(arguments.get(1) as Double) }
        meter.setProperty("level", 1.5)
        #expect(received == [1.5])
        #expect(meter.measure(.horizontal).natural == 120)
        let row = Row("text")
        #expect(row.firstChild === row.label)
        let plain = Plain()
        plain.onClicked { [unowned plain] in plain.presses += 1 }
        plain.emit("clicked")
        #expect(plain.presses == 1)
        #expect(Gtk.NoSelection(model: Numbers()).nItems == 3)
        row.layoutManager = Tight()
        #expect(row.measure(.vertical).minimum == 7)
    }

    @Test func cMakesObjectsOfThem() throws {
        Panel.registerClass()
        let builder = try Gtk.Builder(
            xml: "<interface><object class=\"RxTestIsolatedPanel\" id=\"panel\"/></interface>")
        #expect(try builder.object("panel", as: Panel.self).title.label == "made")
    }

    @Test func valuesOfTheModuleAreCopied() async throws {
        let provider = Gdk.ContentProvider(Card(title: "one"))
        let clipboard = try #require(Gdk.Display.default).clipboard
        clipboard.setContent(provider)
        #expect(try await clipboard.read(Card.self) == Card(title: "one"))
        clipboard.setContent(nil)
    }

    @Test func aWidgetIsDeallocatedWithItsLastReference() {
        weak var dead: Meter?
        do {
            let meter = Meter()
            dead = meter
            meter.connect("full") { [unowned meter] _ in meter.level = 0 }
        }
        #expect(dead == nil)
    }
}

enum Display {
    static let isOpen = Gtk.initialize()
}
