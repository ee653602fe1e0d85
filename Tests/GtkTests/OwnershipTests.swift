// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct OwnershipTests {
    final class CounterButton: Gtk.Button {
        var count = 0
    }

    @Test func aWidgetIsDeallocatedWithItsLastSwiftReference() {
        weak var dead: Gtk.Button?
        do {
            let button = Gtk.Button(label: "Save")
            #expect(button.label == "Save")
            dead = button
        }
        #expect(dead == nil)
    }

    @Test func aConstructedWidgetHasOneReferenceAndDoesNotFloat() {
        let label = Gtk.Label("Hello")
        #expect(rx_reference_count(label._raw) == 1)
        #expect(g_object_is_floating(label._raw) == 0)
        #expect(label.label == "Hello")
    }

    @Test func theSameObjectComesBackFromGtk() {
        let box = Gtk.Box(orientation: .vertical, spacing: 6)
        let button = CounterButton()
        button.count = 7
        box.append(button)
        #expect(box.firstChild === button)
        #expect((box.firstChild as? CounterButton)?.count == 7)
    }

    @Test func aSubclassKeepsItsStateWhileOnlyGtkRetainsIt() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        weak var button: CounterButton?
        do {
            let made = CounterButton()
            made.count = 3
            box.append(made)
            button = made
        }
        #expect(button?.count == 3)
        #expect((box.firstChild as? CounterButton)?.count == 3)
        if let button { box.remove(button) }
        #expect(button == nil)
    }

    @Test func anObjectMadeByGtkHasItsRealClass() {
        let entry = Gtk.Entry()
        #expect(type(of: entry.buffer) == Gtk.EntryBuffer.self)
        let dialog = Gtk.MessageDialog(buttons: .okCancel, text: "Delete?")
        #expect(dialog.text == "Delete?")
        #expect(type(of: dialog.contentArea) == Gtk.Box.self)
        dialog.destroy()
    }

    @Test func anAnimationThatSwiftDidNotCreateIsWrappedByItsClass() {
        let raw = g_object_new_with_properties(GdkPixbuf.PixbufSimpleAnim.gtype, 0, nil, nil)
        let animation: Object? = C.adopt(raw)
        #expect(animation is GdkPixbuf.PixbufSimpleAnim)
    }

    @Test func anObjectOfAPrivateClassIsWrappedByItsInterface() {
        let file = Gio.File(path: "/tmp/x.txt")
        #expect(file.basename == "x.txt")
        #expect(file.parent?.path == "/tmp")
    }

    @Test func aHandlerRunsIsBlockedAndIsFreed() {
        final class Token {}
        weak var token: Token?
        let button = Gtk.Button(label: "Go")
        var clicks = 0
        let connection: SignalConnection
        do {
            let made = Token()
            token = made
            connection = button.onClicked {
                _ = made
                clicks += 1
            }
        }
        button.emit("clicked")
        connection.blocked { button.emit("clicked") }
        #expect(clicks == 1)
        #expect(token != nil)
        connection.disconnect()
        #expect(token == nil)
        button.emit("clicked")
        #expect(clicks == 1)
        #expect(!connection.isConnected)
    }

    @Test func aHandlerIsFreedWithItsWidget() {
        final class Token {}
        weak var token: Token?
        do {
            let button = Gtk.Button(label: "Go")
            let made = Token()
            token = made
            button.onClicked { _ = made }
        }
        #expect(token == nil)
    }

    @Test func notifyRunsWhenAPropertyChanges() {
        let label = Gtk.Label("a")
        var seen: [String] = []
        label.onNotify("label") { [unowned label] in seen.append(label.label) }
        label.label = "b"
        label.label = "c"
        #expect(seen == ["b", "c"])
    }

    @Test func aSignalReturnsTheResultOfItsHandler() {
        let scale = Gtk.Scale(orientation: .horizontal)
        scale.onChangeValue { _, value in value > 5 }
        let stopped = scale.emit("change-value", Gtk.ScrollType.jump, 9.0, returning: Bool.self)
        #expect(stopped == true)
    }

    @Test func aCollectionModelGivesGtkItsElements() {
        let model = Gio.CollectionModel(["a", "b", "c"])
        var changes: [[Int]] = []
        model.onItemsChanged { position, removed, added in changes.append([position, removed, added]) }
        #expect(model.nItems == 3)
        let item: Object? = model.item(at: 1)
        #expect(item?.value(as: String.self) == "b")
        #expect(model.item(at: 1) === item)
        model.elements = ["a", "x", "y", "c"]
        #expect(changes == [[1, 1, 2]])
        #expect(model.item(at: 2)?.value(as: String.self) == "y")
        model.replaceSubrange(0..<1, with: [])
        #expect(changes.last == [0, 1, 0])
    }

    @Test func anErrorOfGioIsThrown() {
        let file = Gio.File(path: "/nowhere/at/all")
        do {
            _ = try file.loadContents()
            Issue.record("expected an error")
        } catch {
            #expect(error.is(Gio.IOErrorEnum.notFound))
        }
    }

    @Test func variantsRoundTrip() throws {
        #expect(Variant("x").get(String.self) == "x")
        #expect(Variant(7).get(Int.self) == 7)
        #expect(Variant([1, 2]).get([Int].self) == [1, 2])
        #expect(Variant(["a": true]).get([String: Bool].self) == ["a": true])
        #expect(Variant("x").get(Int.self) == nil)
        #expect(try Variant(parsing: "('a', 1)").signature == "(si)")
    }

    @Test func actionsRunTheirClosures() {
        let group = Gio.SimpleActionGroup()
        var seen: [String] = []
        group.addAction("plain") { seen.append("plain") }
        group.addAction("open", target: String.self) { seen.append($0) }
        group.addAction("bold", state: false) { seen.append("\($0)") }
        group.activateAction("plain")
        group.activateAction("open", parameter: Variant("file"))
        group.activateAction("bold")
        #expect(seen == ["plain", "file", "true"])
        #expect(group.actionState("bold")?.get(Bool.self) == true)
    }
}

/// The list of windows, read while GTK makes one.
@Suite(.serialized, .gtk) @MainActor
struct ToplevelTests {
    private final class Note: Gtk.Window {
        var text = "note"
    }

    private final class Card: Gtk.ApplicationWindow, WidgetSubclass, ConstructibleByC {
        static let className: String? = "ToplevelCard"
        var isSetUp = false
        func doConstructed() { isSetUp = true }
    }

    private final class Custom: Gtk.ApplicationWindow, WidgetSubclass {
        var text = "custom"
    }

    @Test func aWindowHasItsSwiftClassThoughItsListWasReadWhileItWasCreated() {
        let list = Gtk.Window.toplevels
        var seen: [Gtk.Window] = []
        let connection = list.onItemsChanged { [unowned list] _, _, _ in
            seen = list.items.compactMap { $0 as? Gtk.Window }
        }
        weak var gone: Note?
        do {
            let note = Note()
            // The handler received the window during its creation, before its Swift class was known.
            #expect(seen.contains(note))
            #expect(list.items.contains { $0 === note && ($0 as? Note)?.text == "note" })
            let custom = Custom()
            #expect(list.items.contains { $0 === custom && ($0 as? Custom)?.text == "custom" })
            let dialog = Gtk.AboutDialog()
            #expect(list.items.contains { $0 === dialog })
            #expect(seen.contains(dialog))
            gone = note
            for window in [note, custom, dialog] { window.destroy() }
        }
        connection.disconnect()
        seen = []
        #expect(gone == nil)
    }

    @Test func aWindowOfAFileIsWhatTheFileSaysThoughItsListWasReadBefore() throws {
        Card.registerClass()
        let list = Gtk.Window.toplevels
        var seen: [Gtk.Window] = []
        let connection = list.onItemsChanged { [unowned list] _, _, _ in
            seen = list.items.compactMap { $0 as? Gtk.Window }
        }
        weak var gone: Card?
        do {
            let builder = try Gtk.Builder(
                xml: "<interface><object class='ToplevelCard' id='card'/></interface>")
            let card = try builder.object("card", as: Card.self)
            #expect(card.isSetUp)
            #expect(seen.contains(card))
            #expect(list.items.contains { $0 === card })
            gone = card
            card.destroy()
        }
        connection.disconnect()
        seen = []
        #expect(gone == nil)
    }

    @Test func aWindowThatIsFirstWrappedInAHandlerKeepsItsSwiftState() {
        let list = Gtk.Window.toplevels
        var seen: [Gtk.Window] = []
        let connection = list.onItemsChanged { [unowned list] _, _, _ in
            seen = list.items.compactMap { $0 as? Gtk.Window }
        }
        let note = Note()
        connection.disconnect()
        #expect(seen.contains(note))
        seen = []
        note.text = "kept"
        #expect(list.items.contains { ($0 as? Note)?.text == "kept" })
        note.destroy()
    }
}
