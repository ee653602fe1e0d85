// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct SubclassTests {
    final class Gauge: Gtk.Widget, WidgetSubclass {
        static let cssName: String? = "gauge"
        static let accessibleRole: Gtk.AccessibleRole? = .meter
        static let properties: [PropertyDefinition] = [
            .init("level", \Gauge.level), .init("unit", \Gauge.unit),
        ]
        static let signals: [SignalDefinition] = [.init("full", parameters: [Double.self])]

        var level = 0.25 {
            didSet {
                notify("level")
                if level >= 1 { emit("full", level) }
            }
        }
        var unit = "bar"
        private(set) var drawn = 0
        private(set) var size = (width: 0, height: 0)

        func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
            Measurement(minimum: 20, natural: orientation == .horizontal ? 120 : 40)
        }

        func doSizeAllocate(width: Int, height: Int, baseline: Int) { size = (width, height) }

        func doSnapshot(_ snapshot: Gtk.Snapshot) {
            drawn += 1
            let rectangle = Graphene.Rect(
                origin: Graphene.Point(x: 0, y: 0), size: Graphene.Size(width: 20, height: 20))
            snapshot.appendColor(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: rectangle)
        }
    }

    final class Countdown: GObject.Object, ListModelSubclass {
        var doCount: Int { 3 }
        func doItem(at position: Int) -> Object? { position < 3 ? Gtk.StringObject(3 - position) : nil }
    }

    final class Panel: Gtk.Box, WidgetSubclass, ConstructibleByC {
        static let templateChildren = ["title", "save"]
        static var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="GtkBox">
              <child><object class="GtkLabel" id="title"><property name="label">Title</property></object></child>
              <child><object class="GtkButton" id="save"><property name="label">Save</property></object></child>
            </template></interface>
            """
        }
        var saved = 0
    }

    @Test func aWidgetInSwiftMeasuresItself() {
        let gauge = Gauge()
        let wish = gauge.measure(.horizontal, forSize: -1)
        #expect(wish.minimum == 20)
        #expect(wish.natural == 120)
        #expect(gauge.typeName.hasPrefix("RxShell_"))
        #expect(gauge.cssName == "gauge")
        #expect(gauge.accessibleRole == .meter)
    }

    @Test func aWidgetInSwiftIsPlacedAndDrawn() {
        let window = Gtk.Window()
        let gauge = Gauge()
        window.child = gauge
        window.present()
        pump { gauge.drawn > 0 }
        #expect(gauge.drawn > 0)
        #expect(gauge.size.width >= 20)
        window.destroy()
    }

    @Test func cSeesSwiftPropertiesAndSignals() {
        let gauge = Gauge()
        var levels: [Double] = []
        var full: [Double] = []
        gauge.onNotify("level") { [unowned gauge] in levels.append(gauge.property("level")) }
        gauge.connect("full") { full.append($0.get(1)) }
        gauge.setProperty("level", 0.5)
        gauge.level = 1
        #expect(levels == [0.5, 1])
        #expect(full == [1])
        #expect(gauge.property("unit") == "bar")
        #expect(Set(gauge.propertySpecs.map(\.name)).isSuperset(of: ["level", "unit", "tooltip-text"]))
    }

    @Test func aWidgetInSwiftIsDeallocated() {
        weak var dead: Gauge?
        do {
            let window = Gtk.Window()
            let gauge = Gauge()
            dead = gauge
            window.child = gauge
            window.present()
            pump { gauge.drawn > 0 }
            window.destroy()
        }
        pump { dead == nil }
        #expect(dead == nil)
    }

    class Meter: GObject.Object, CustomClass {
        static let properties: [PropertyDefinition] = [.init("reading", \Meter.reading)]
        static let signals: [SignalDefinition] = [.init("read")]
        var reading = 0 { didSet { emit("read") } }
    }

    final class WaterMeter: Meter {}

    @Test func aSubclassOfAClassInSwiftHasItsPropertiesAndSignals() {
        let meter = WaterMeter()
        var count = 0
        meter.connect("read") { _ in count += 1 }
        meter.setProperty("reading", 5)
        #expect(meter.reading == 5)
        #expect(meter.property("reading") == 5)
        #expect(count == 1)
        #expect(meter.propertySpecs.filter { $0.name == "reading" }.count == 1)
    }

    @Test func aListInSwiftIsReadByGtk() {
        let list = Countdown()
        #expect(list.nItems == 3)
        #expect((list.item(at: 0) as? Gtk.StringObject)?.string == "3")
        let selection = Gtk.SingleSelection(model: list)
        #expect(selection.nItems == 3)
        #expect((selection.selectedItem as? Gtk.StringObject)?.string == "3")
    }

    @Test func aTemplateFillsItsWidget() {
        let panel = Panel()
        #expect(panel.templateChild("title", as: Gtk.Label.self).label == "Title")
        let save = panel.templateChild("save", as: Gtk.Button.self)
        save.onClicked { [unowned panel] in panel.saved += 1 }
        save.emit("clicked")
        #expect(panel.saved == 1)
        #expect(panel.firstChild is Gtk.Label)
    }

    /// The handler of one child uses the other child.
    final class Index: Gtk.Window, WidgetSubclass, ConstructibleByC {
        static let templateChildren = ["list", "heading"]
        static let templateHandlers: [TemplateHandler] = [
            .handle("chosen") { (index: Index) in index.choose() }
        ]
        static var template: String? {
            """
            <interface><template class="\(templateClassName)" parent="GtkWindow"><child><object class="GtkBox">
              <child><object class="GtkListBox" id="list"><signal name="row-selected" handler="chosen"/>
                <child><object class="GtkListBoxRow"/></child></object></child>
              <child><object class="GtkLabel" id="heading"/></child>
            </object></child></template></interface>
            """
        }
        var list: Gtk.ListBox { templateChild("list") }
        var heading: Gtk.Label { templateChild("heading") }
        var choices = 0
        func choose() {
            choices += 1
            heading.label = list.selectedRow == nil ? "nothing" : "row"
        }
    }

    @Test func aTemplatesChildrenAreThereWhileItsWidgetGoes() {
        weak var dead: Index?
        weak var deadList: Gtk.ListBox?
        do {
            let index = Index()
            dead = index
            deadList = index.list
            index.list.selectRow(index.list.row(at: 0))
            #expect(index.choices == 1)
            #expect(index.heading.label == "row")
            index.destroy()
            #expect(index.heading.label == "row")
            // The list reports the removal of its row, when it is released with the window.
        }
        #expect(dead == nil)
        #expect(deadList == nil)
    }

    @Test func aUiFileMakesSwiftWidgets() throws {
        Panel.registerClass()
        let builder = try Gtk.Builder(
            xml: """
                <interface><object class="GtkBox" id="box"><child>
                  <object class="\(Panel.templateClassName)" id="panel"/></child></object></interface>
                """)
        let box = try builder.object("box", as: Gtk.Box.self)
        let panel = try builder.object("panel", as: Panel.self)
        panel.saved = 5
        #expect((box.firstChild as? Panel)?.saved == 5)
        #expect(throws: GLibError.self) { try builder.object("nobody", as: Gtk.Box.self) }
        #expect(throws: GLibError.self) { try builder.object("box", as: Gtk.Button.self) }
    }

    @Test func theVersionIsKnownAtRunTime() {
        #expect(GTK.isAvailable(4, 8))
        #expect(!GTK.isAvailable(5, 0))
        typealias New = @convention(c) () -> OpaquePointer?
        #expect((GTK.function("gtk_button_new") as New?) != nil)
        #expect((GTK.function("gtk_no_such_function") as New?) == nil)
    }
}

extension Gtk.StringObject {
    fileprivate convenience init(_ number: Int) { self.init("\(number)") }
}
