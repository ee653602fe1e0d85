// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// Functions that the binding adds because the C functions would be inconvenient in Swift.
@MainActor
@Suite(.serialized, .gtk)
struct SwiftFormsTests {
    struct Person: Equatable {
        var name: String
        var age: Int
    }
    private let people = [
        Person(name: "Zoe", age: 30), Person(name: "Ada", age: 36), Person(name: "Bob", age: 20),
    ]

    final class Swatch: GObject.Object, PaintableSubclass {
        var doIntrinsicWidth: Int { 30 }
        var doIntrinsicHeight: Int { 20 }
        var doFlags: Gdk.PaintableFlags { .contents }
        private(set) var drawn: [Double] = []
        func doSnapshot(_ snapshot: Gtk.Snapshot, width: Double, height: Double) {
            drawn = [width, height]
            snapshot.appendColor(
                Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1),
                bounds: Graphene.Rect(x: 0, y: 0, width: width, height: height))
        }
    }

    final class Holder: Gtk.Widget, WidgetSubclass {
        let label = Gtk.Label("inside")
        override init() {
            super.init()
            label.setParent(self)
        }
    }

    @Test func aPropertyIsChangedInPlaceWithOneWrite() {
        let label = Gtk.Label("1")
        var writes = 0
        label.onNotify("label") { writes += 1 }
        label.label += " of 3"
        label.widthChars += 7
        #expect(label.label == "1 of 3")
        #expect(label.widthChars == 6)
        #expect(writes == 1)
    }

    @Test func aPropertyFollowsAnotherUntilItIsUnbound() {
        let toggle = Gtk.ToggleButton(label: "x")
        let revealer = Gtk.Revealer()
        toggle.active = true
        let binding = toggle.bind(\.active, to: revealer, \.revealChild)
        #expect(revealer.revealChild)
        toggle.active = false
        #expect(!revealer.revealChild)
        binding.unbind()
        toggle.active = true
        #expect(!revealer.revealChild)
    }

    @Test func aPropertyFollowsAnotherOfAnotherTypeThroughAClosure() {
        let adjustment = Gtk.Adjustment(
            value: 3, lower: 0, upper: 10, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
        let label = Gtk.Label("")
        adjustment.bind(\.value, to: label, \.label) { "\(Int($0)) %" }
        #expect(label.label == "3 %")
        adjustment.value = 7
        #expect(label.label == "7 %")
    }

    @Test func aHandlerOfAPropertyGetsItsValue() {
        let label = Gtk.Label("a")
        var seen: [String] = []
        let connection = label.onNotify(\.label) { seen.append($0) }
        label.label = "b"
        connection.disconnect()
        label.label = "c"
        #expect(seen == ["b"])
    }

    @Test func aSpinButtonShowsAndReadsNumbersInItsOwnWay() {
        let hour = Gtk.SpinButton(min: 0, max: 23, step: 1)
        hour.numeric = false
        hour.onOutput { [unowned hour] in
            hour.text = "\(hour.valueAsInt):00"
            return true
        }
        hour.onInput { [unowned hour] in hour.text.split(separator: ":").first.flatMap { Double($0) } }
        hour.value = 7
        #expect(hour.text == "7:00")
        hour.text = "23:00"
        hour.update()
        #expect(hour.value == 23)
    }

    @Test func aBindingRetainsNeitherOfItsObjects() {
        weak var dead: Gtk.Label?
        let entry = Gtk.Entry()
        do {
            let label = Gtk.Label("")
            dead = label
            entry.bind(\.text, to: label, \.label) { $0.uppercased() }
            entry.text = "a"
            #expect(label.label == "A")
        }
        #expect(dead == nil)
        entry.text = "b"
    }

    @Test func rowsAreMadeAndFilledForSwiftValues() {
        let model = Gio.CollectionModel(people)
        let factory = Gtk.SignalListItemFactory(
            make: { Gtk.Label("") }, bind: { (label: Gtk.Label, person: Person) in label.label = person.name }
        )
        let list = Gtk.ListView(model: Gtk.NoSelection(model: model), factory: factory)
        let window = Gtk.Window()
        window.setDefaultSize(width: 100, height: 200)
        window.child = list
        window.present()
        func names() -> [String] { list.children.compactMap { ($0.firstChild as? Gtk.Label)?.label } }
        pump { names().contains("Bob") }
        #expect(names().sorted() == ["Ada", "Bob", "Zoe"])
        window.destroy()
    }

    @Test func aRowOfAnotherTypeIsLeftAsItIsWithAWarning() {
        var filled = 0
        var bound = 0
        let factory = Gtk.SignalListItemFactory(
            make: { Gtk.Label("as made") }, bind: { (label: Gtk.Label, person: Person) in filled += 1 })
        factory.onBind { _ in bound += 1 }
        let window = Gtk.Window()
        expectWarning("A list shows GtkStringObject, but its factory fills rows for Person: name the type*") {
            let names = Gtk.StringList(strings: ["Ada"])
            let list = Gtk.ListView(model: Gtk.NoSelection(model: names), factory: factory)
            window.child = list
            window.present()
            pump { bound > 0 }
            #expect(list.children.map { ($0.firstChild as? Gtk.Label)?.label } == ["as made"])
        }
        #expect(bound == 1)
        #expect(filled == 0)
        window.destroy()
    }

    @Test func swiftValuesAreSortedAndFiltered() {
        let model = Gio.CollectionModel(people)
        let sorted = Gtk.SortListModel(model: model, sorter: Gtk.CustomSorter(by: \Person.age))
        func names(_ list: any Gio.ListModel) -> [String] {
            (0..<list.nItems).compactMap { list.item(at: $0)?.value(as: Person.self)?.name }
        }
        #expect(names(sorted) == ["Bob", "Zoe", "Ada"])
        final class Limit {
            var age = 25
        }
        let limit = Limit()
        let filter = Gtk.CustomFilter(of: Person.self) { $0.age > limit.age }
        let filtered = Gtk.FilterListModel(model: model, filter: filter)
        #expect(names(filtered) == ["Zoe", "Ada"])
        limit.age = 0
        filter.changed(.lessStrict)
        #expect(names(filtered) == ["Zoe", "Ada", "Bob"])
    }

    @Test func aTreeOfSwiftValuesOpens() {
        let tree = Gtk.TreeListModel(["a", "b"]) { $0.count < 2 ? [$0 + "1", $0 + "2"] : nil }
        #expect(tree.nItems == 2)
        tree.row(at: 0)?.expanded = true
        #expect(tree.nItems == 4)
        #expect(tree.row(at: 1)?.item?.value(as: String.self) == "a1")
        #expect(tree.row(at: 1)?.isExpandable == false)
    }

    @Test func textIsInsertedInARow() {
        let buffer = Gtk.TextBuffer()
        let bold = buffer.addTag("bold") { $0.weight = 700 }
        var place = buffer.startIter
        buffer.insert("Grüße, ", at: &place)
        buffer.insert("Welt", at: &place, tags: bold)
        buffer.insert("!", at: &place)
        #expect(buffer.text == "Grüße, Welt!")
        #expect(place == buffer.endIter)
        #expect(buffer.startIter < place)
        #expect(!buffer.iter(atOffset: 6).hasTag(bold))
        #expect(buffer.iter(atOffset: 7).hasTag(bold))
        #expect(!buffer.iter(atOffset: 11).hasTag(bold))
    }

    @Test func aDialogIsAwaited() async {
        weak var dead: Gtk.MessageDialog?
        do {
            let dialog = Gtk.MessageDialog(buttons: .okCancel, text: "Delete?")
            dead = dialog
            let answer = Task { await dialog.run { "\($0) \(dialog.text ?? "")" } }
            while !dialog.visible { await Task.yield() }
            dialog.response(.ok)
            #expect(await answer.value == "ok Delete?")
        }
        await pump { dead == nil }
        #expect(dead == nil)
    }

    @Test func anAwaitedDialogIsClosedWithItsTask() async {
        let dialog = Gtk.MessageDialog(buttons: .okCancel, text: "Delete?")
        let task = Task { await dialog.run() }
        await Task.yield()
        task.cancel()
        #expect(await task.value == .cancel)
        let other = Gtk.MessageDialog(buttons: .okCancel, text: "Delete?")
        let waiting = Task { await other.run() }
        await Task.yield()
        other.destroy()
        #expect(await waiting.value == .none)
    }

    @Test func aPictureIsDrawnBySwift() {
        weak var dead: Swatch?
        do {
            let swatch = Swatch()
            dead = swatch
            #expect(swatch.intrinsicWidth == 30)
            #expect(swatch.intrinsicAspectRatio == 1.5)
            #expect(swatch.flags == .contents)
            let snapshot = Gtk.Snapshot()
            swatch.snapshot(snapshot, width: 12, height: 8)
            #expect(swatch.drawn == [12, 8])
            #expect(snapshot.toNode()?.bounds.width == 12)
            #expect(Gtk.Picture(paintable: swatch).paintable === swatch)
        }
        #expect(dead == nil)
    }

    @Test func aShortcutRunsAClosure() {
        let controller = Gtk.ShortcutController()
        var runs = 0
        let shortcut = controller.addShortcut("<Primary>k") { runs += 1 }
        let label = Gtk.Label("")
        label.addController(controller)
        #expect(shortcut.action?.activate(flags: [], widget: label) == true)
        #expect(runs == 1)
    }

    @Test func aWidgetInSwiftReleasesItsChildren() {
        weak var dead: Gtk.Label?
        do {
            let holder = Holder()
            dead = holder.label
            #expect(holder.children == [holder.label])
        }
        #expect(dead == nil)
    }

    @Test func attributesBelongToRangesOfSwiftStrings() throws {
        let text = "Grüße an alle"
        let attributes = Pango.AttrList()
        attributes.add(.weight(.bold), in: try #require(text.firstRange(of: "an")), of: text)
        #expect(attributes.toString() == "8 10 weight bold")
    }

    @Test func whatIsDraggedIsReadBack() throws {
        let content = Gdk.ContentProvider("red")
        #expect(try content.get(String.self) == "red")
        #expect(throws: GLibError.self) { try content.get(Gdk.Texture.self) }
    }

    @Test func aStateThatMayBeUndefinedTakesABool() {
        // GObject warns, and the warning ends the test, when a value is of another type.
        let button = Gtk.Button(label: "More")
        for state in [Gtk.AccessibleState.expanded, .selected, .pressed, .checked, .busy, .hidden] {
            button.update(state, true)
            button.update(state, false)
        }
    }

    @Test func coloursAndKeysHaveNames() {
        #expect(Gdk.RGBA("#ff0000") == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Gdk.RGBA("no colour") == nil)
        #expect(Gdk.Key(named: "Escape") == .escape)
        #expect(Gdk.Key(named: "no key") == nil)
        #expect(Gdk.Key(named: "plus")?.character == "+")
        #expect(Gdk.Key.left.name == "Left")
        #expect(Gdk.Key.left.character == nil)
        #expect(Gdk.Key.escape.character == nil)
    }

    @Test func theClipboardTakesSwiftValues() async throws {
        let clipboard = try #require(Gdk.Display.default).clipboard
        clipboard.set("copied")
        var isDone = false
        let reading = Task {
            defer { isDone = true }
            let text = try await clipboard.read(String.self)
            await #expect(throws: GLibError.self) { try await clipboard.read(Gdk.Texture.self) }
            return text
        }
        // GLib's loop does not run otherwise while a test waits.
        while !isDone {
            MainQueue.iterate()
            await Task.yield()
        }
        #expect(try await reading.value == "copied")
    }

    @Test func anObjectInSwiftRespondsOnTheBus() async throws {
        let xml = """
            <node><interface name="org.example.Clock">
              <method name="Add"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="x" direction="out"/></method>
              <method name="Fail"/>
            </interface></node>
            """
        var isDone = false
        let calls = Task {
            defer { isDone = true }
            let bus = try await Gio.DBusConnection.shared(.session)
            let id = try bus.register("/org/example/Clock", interface: xml) { method, arguments in
                guard method == "Add", let first: Int = arguments[0].get(),
                    let second: Int = arguments[1].get()
                else {
                    throw GLibError(domain: "org.example.Clock", code: 7, message: "out of order")
                }
                return Variant(tuple: [Variant(first + second)])
            }
            let sum = try await bus.call(
                "Add", of: "org.example.Clock", at: "/org/example/Clock", on: bus.uniqueName,
                Variant(Int32(2)),
                Variant(Int32(3)))
            await #expect(throws: GLibError.self) {
                _ = try await bus.call(
                    "Fail", of: "org.example.Clock", at: "/org/example/Clock", on: bus.uniqueName)
            }
            #expect(throws: GLibError.self) { try bus.register("/x", interface: "no XML") { _, _ in nil } }
            id.cancel()
            await #expect(throws: GLibError.self) {
                _ = try await bus.call(
                    "Add", of: "org.example.Clock", at: "/org/example/Clock", on: bus.uniqueName,
                    Variant(Int32(2)), Variant(Int32(3)))
            }
            return sum[0].get(Int.self)
        }
        while !isDone {
            MainQueue.iterate()
            await Task.yield()
        }
        #expect(try await calls.value == 5)
    }
}
