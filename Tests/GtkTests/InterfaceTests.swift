// SPDX-License-Identifier: MIT

import Cairo
import GLib
import GObject
import Gdk
import Gio
import Gtk
import Testing

/// Interfaces and classes of C, implemented in Swift.
@MainActor
@Suite(.serialized, .gtk)
struct InterfaceTests {
    final class Checkers: GObject.Object, PaintableSubclass {
        private(set) var drawn: [Double] = []
        func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) { drawn += [width, height] }
        var doIntrinsicWidth: Int { 64 }
        var doIntrinsicHeight: Int { 32 }
    }

    @Test func aPictureInSwiftIsMeasuredAndDrawn() {
        let checkers = Checkers()
        #expect(checkers.intrinsicWidth == 64)
        #expect(checkers.intrinsicHeight == 32)
        #expect(checkers.flags == [])
        #expect(checkers.intrinsicAspectRatio == 2)
        let snapshot = Gtk.Snapshot()
        checkers.snapshot(snapshot, width: 10, height: 5)
        #expect(checkers.drawn == [10, 5])
        let picture = Gtk.Picture(paintable: checkers)
        #expect(picture.paintable as? Checkers == checkers)
        #expect(picture.measure(.horizontal, forSize: -1).natural == 64)
    }

    final class Album: GObject.Object, ListModelSubclass, PaintableSubclass, BuildableSubclass,
        ConstructibleByC
    {
        private(set) var isFinished = false
        var doCount: Int { 2 }
        func doItem(at position: Int) -> Object? { position < 2 ? Gtk.StringObject("\(position)") : nil }
        func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) {}
        var doIntrinsicWidth: Int { 48 }
        func doParserFinished(_ builder: Gtk.Builder) { isFinished = true }
    }

    @Test func aClassInSwiftImplementsSeveralInterfacesAtOnce() throws {
        let album = Album()
        #expect(album.nItems == 2)
        #expect(album.intrinsicWidth == 48)
        #expect(Gtk.SingleSelection(model: album).nItems == 2)
        #expect(Gtk.Picture(paintable: album).paintable as? Album == album)
        let name = album.typeName
        let builder = try Gtk.Builder(xml: "<interface><object class='\(name)' id='album'/></interface>")
        let built = try builder.object("album", as: Album.self)
        #expect(built.isFinished)
        #expect(built.buildableId == "album")
        #expect(built.nItems == 2)
    }

    final class Lamp: GObject.Object, ActionGroupSubclass {
        var isLit = false
        func doListActions() -> [String] { ["switch", "reset"] }
        func doActivateAction(_ actionName: String, parameter: Variant?) {
            isLit = actionName == "switch" ? !isLit : false
        }
        func doChangeActionState(_ actionName: String, value: Variant) {
            isLit = value.get(Bool.self) ?? false
        }
        func doActionState(_ actionName: String) -> Variant? { actionName == "switch" ? Variant(isLit) : nil }
        func doActionEnabled(_ actionName: String) -> Bool { actionName == "switch" }
        func doHasAction(_ actionName: String) -> Bool { doListActions().contains(actionName) }
        func doActionParameterType(_ actionName: String) -> VariantType? { nil }
        func doActionStateType(_ actionName: String) -> VariantType? { nil }
        func doActionStateHint(_ actionName: String) -> Variant? { nil }
    }

    @Test func aGroupOfActionsInSwiftServesWidgets() {
        let lamp = Lamp()
        #expect(Set(lamp.listActions()) == ["switch", "reset"])
        #expect(lamp.actionEnabled("switch"))
        #expect(!lamp.actionEnabled("reset"))
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        box.insertActionGroup("lamp", group: lamp)
        #expect(box.activateAction("lamp.switch"))
        #expect(lamp.isLit)
        lamp.changeActionState("switch", value: Variant(false))
        #expect(!lamp.isLit)
        #expect(lamp.actionState("switch")?.get(Bool.self) == false)
        var said: [String] = []
        lamp.onActionStateChanged { name, _ in said.append(name) }
        lamp.actionStateChanged("switch", state: Variant(true))
        #expect(said == ["switch"])
    }

    final class Toggle: GObject.Object, ActionSubclass {
        private(set) var count = 0
        func doName() -> String { "toggle" }
        func doEnabled() -> Bool { true }
        func doActivate(_ parameter: Variant?) { count += 1 }
        func doChangeState(_ value: Variant) {}
    }

    @Test func anActionInSwiftIsReadByFunctionAndByProperty() {
        let toggle = Toggle()
        let group = Gio.SimpleActionGroup()
        group.addAction(toggle)
        group.activateAction("toggle", parameter: nil)
        #expect(toggle.count == 1)
        #expect(toggle.property("name") == "toggle")
        #expect(toggle.property("enabled") == true)
        #expect(group.lookupAction("toggle") as? Toggle == toggle)
    }

    final class Evens: GObject.Object, SelectionModelSubclass {
        var doCount: Int { 6 }
        func doItem(at position: Int) -> Object? { position < 6 ? Gtk.StringObject("\(position)") : nil }
        func doIsSelected(_ position: Int) -> Bool { position.isMultiple(of: 2) }
    }

    @Test func aSelectionInSwiftIsAListToo() {
        let evens = Evens()
        #expect(evens.nItems == 6)
        #expect((0..<6).map { evens.isSelected($0) } == [true, false, true, false, true, false])
        // GTK's own default calls the function for each position.
        #expect(evens.selection.size == 3)
        let view = Gtk.ListView(model: evens, factory: nil)
        #expect(view.model as? Evens == evens)
    }

    final class Fragile: GObject.Object, InitableSubclass {
        var isBroken = true
        func doInit(cancellable: Cancellable?) throws(GLibError) {
            if isBroken { throw GLibError(domain: "tests", code: 7, message: "It broke.") }
        }
    }

    @Test func anInitializationInSwiftFailsWithItsError() throws {
        let fragile = Fragile()
        let error = #expect(throws: GLibError.self) { try fragile.initialize() }
        #expect(error?.domain == "tests")
        #expect(error?.code == 7)
        fragile.isBroken = false
        try fragile.initialize()
    }

    final class Dial: Gtk.Widget, WidgetSubclass, OrientableSubclass, ScrollableSubclass {
        var doOrientation = Gtk.Orientation.horizontal { didSet { notify("orientation") } }
        var doHadjustment: Gtk.Adjustment?
        var doVadjustment: Gtk.Adjustment?
        var doHscrollPolicy = Gtk.ScrollablePolicy.natural
        var doVscrollPolicy = Gtk.ScrollablePolicy.natural
        func doBorder() -> Gtk.Border? { nil }
    }

    @Test func aWidgetInSwiftIsOrientableAndScrollable() {
        let dial = Dial()
        var received = 0
        dial.onNotify("orientation") { received += 1 }
        dial.orientation = .vertical
        #expect(dial.doOrientation == .vertical)
        #expect(dial.orientation == .vertical)
        #expect(received == 1)
        let window = Gtk.ScrolledWindow()
        window.child = dial
        #expect(window.child as? Dial == dial)
        #expect(dial.doVadjustment == window.vadjustment)
    }

    final class Short: Gtk.Filter, FilterSubclass {
        var limit = 3 { didSet { changed(.different) } }
        func doMatch(_ item: Object?) -> Bool { ((item as? Gtk.StringObject)?.string.count ?? 0) <= limit }
    }

    final class ByLength: Gtk.Sorter, SorterSubclass {
        func doCompare(_ item1: Object?, item2: Object?) -> Gtk.Ordering {
            let lengths = [item1, item2].map { ($0 as? Gtk.StringObject)?.string.count ?? 0 }
            return lengths[0] < lengths[1] ? .smaller : lengths[0] > lengths[1] ? .larger : .equal
        }
    }

    private func strings(_ model: any Gio.ListModel) -> [String] {
        (0..<model.nItems).compactMap { (model.item(at: $0) as? Gtk.StringObject)?.string }
    }

    @Test func filtersAndSortersInSwiftServeLists() {
        let words = Gtk.StringList(strings: ["three", "one", "a", "four"])
        let filter = Short()
        let filtered = Gtk.FilterListModel(model: words, filter: filter)
        #expect(strings(filtered) == ["one", "a"])
        filter.limit = 4
        #expect(strings(filtered) == ["one", "a", "four"])
        let sorted = Gtk.SortListModel(model: words, sorter: ByLength())
        #expect(strings(sorted) == ["a", "one", "four", "three"])
        let custom = Gtk.CustomSorter { left, right in
            let texts = [left, right].map { ($0 as? Gtk.StringObject)?.string ?? "" }
            return texts[0] < texts[1] ? .smaller : texts[0] > texts[1] ? .larger : .equal
        }
        #expect(strings(Gtk.SortListModel(model: words, sorter: custom)) == ["a", "four", "one", "three"])
    }

    final class Numbers: GObject.Object, TreeModelSubclass {
        func doFlags() -> Gtk.TreeModelFlags { .listOnly }
        func doNColumns() -> Int { 1 }
        func doColumnType(_ index: Int) -> TypeID { TypeID(Int.self) }
        private func row(_ index: Int) -> Gtk.TreeIter? {
            guard index < 3 else { return nil }
            var iter = Gtk.TreeIter()
            iter.stamp = index + 1
            return iter
        }
        func doIter(_ path: Gtk.TreePath) -> Gtk.TreeIter? { path.indicesWithDepth.first.flatMap(row) }
        func doPath(_ iter: Gtk.TreeIter) -> Gtk.TreePath { Gtk.TreePath(indices: [iter.stamp - 1]) }
        func doValue(_ iter: Gtk.TreeIter, column: Int) -> Value { Value(iter.stamp * 10) }
        func doIterNext(_ iter: inout Gtk.TreeIter) -> Bool {
            guard let next = row(iter.stamp) else { return false }
            iter = next
            return true
        }
        func doIterChildren(_ parent: Gtk.TreeIter?) -> Gtk.TreeIter? { parent == nil ? row(0) : nil }
        func doIterHasChild(_ iter: Gtk.TreeIter) -> Bool { false }
        func doIterNChildren(_ iter: Gtk.TreeIter?) -> Int { iter == nil ? 3 : 0 }
        func doIterNthChild(_ parent: Gtk.TreeIter?, n: Int) -> Gtk.TreeIter? { parent == nil ? row(n) : nil }
        func doIterParent(_ child: Gtk.TreeIter) -> Gtk.TreeIter? { nil }
    }

    @Test func aTreeModelInSwiftIsWalked() {
        let numbers = Numbers()
        var found: [Int] = []
        var iter = numbers.iterFirst
        while var row = iter {
            found.append(numbers.value(of: row, column: 0).get() ?? 0)
            iter = numbers.iterNext(&row) ? row : nil
        }
        #expect(found == [10, 20, 30])
        let view = Gtk.TreeView(model: numbers)
        view.appendColumn(Gtk.TreeViewColumn())
        #expect(view.model as? Numbers == numbers)
    }

    final class Tool: Gtk.Application, Gtk.ApplicationSubclass {
        private(set) var said: [String] = []
        func doStartup() {
            parentStartup()
            said.append("startup")
        }
        func doActivate() { said.append("activate") }
    }

    @Test func anApplicationInSwiftOverridesItsFunctions() throws {
        let tool = Tool(properties: ["flags": 32])
        try tool.register()
        tool.activate()
        #expect(tool.said == ["startup", "activate"])
    }

    @Test func objectsThatImplementInterfacesInSwiftAreDeallocated() {
        weak var paintable: Checkers?
        weak var group: Lamp?
        weak var selection: Evens?
        do {
            let checkers = Checkers()
            let lamp = Lamp()
            let evens = Evens()
            (paintable, group, selection) = (checkers, lamp, evens)
            let picture = Gtk.Picture(paintable: checkers)
            picture.insertActionGroup("lamp", group: lamp)
            let view = Gtk.ListView(model: evens, factory: nil)
            _ = view.model
        }
        pump { paintable == nil && group == nil && selection == nil }
        #expect(paintable == nil)
        #expect(group == nil)
        #expect(selection == nil)
    }
}
