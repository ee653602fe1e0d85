// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

/// The references to an object after a call, for each way in which C passes objects.
///
/// A wrapper counts as one reference, even if several Swift variables refer to it.
@MainActor
@Suite(.serialized, .gtk)
struct TransferTests {
    private func count(_ object: Object) -> guint { rx_reference_count(object._raw) }

    /// Creates an object, passes it to `use`, and expects that it is deallocated at the end.
    private func with<Made: Object>(_ make: @autoclosure () -> Made, use: (Made) throws -> Void) rethrows {
        weak var dead: Made?
        do {
            let made = make()
            dead = made
            try use(made)
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(dead == nil)
    }

    // MARK: What C returns

    @Test func aFloatingObjectOfAConstructorIsSunk() {
        with(Gtk.Label("x")) { label in
            #expect(count(label) == 1)
            #expect(g_object_is_floating(label._raw) == 0)
        }
    }

    @Test func anObjectOfAConstructorIsTaken() {
        with(Gtk.StringObject("x")) { #expect(count($0) == 1) }
    }

    @Test func aWindowOfAConstructorIsRetainedByGtk() {
        with(Gtk.Window()) { window in
            #expect(count(window) == 2)
            window.destroy()
            #expect(count(window) == 1)
        }
    }

    @Test func aResultThatGtkOwnsIsNotOwnedTwice() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        with(Gtk.Label("x")) { label in
            box.append(label)
            #expect(count(label) == 2)
            #expect(box.firstChild === label)
            #expect(count(label) == 2)
            box.remove(label)
        }
    }

    @Test func aResultThatTheCallerOwnsIsReleasedByTheWrapper() {
        let store = Gio.ListStore(itemType: Object.self)
        with(Gtk.StringObject("x")) { item in
            store.append(item)
            #expect(count(item) == 2)
            for _ in 0..<5 { #expect(store.item(at: 0) === item) }
            #expect(count(item) == 2)
            store.removeAll()
            #expect(count(item) == 1)
        }
    }

    @Test func aListIsFreedWithoutItsItemsIfGtkOwnsThem() {
        with(Gtk.Label("x")) { label in
            let entry = Gtk.Entry()
            entry.addMnemonicLabel(label)
            let before = count(label)
            for _ in 0..<5 { #expect(entry.listMnemonicLabels().map { $0 === label } == [true]) }
            #expect(count(label) == before)
            entry.removeMnemonicLabel(label)
        }
    }

    @Test func aListThatGtkOwnsIsNotFreed() {
        let group = Gtk.SizeGroup(mode: .both)
        with(Gtk.Label("x")) { label in
            group.addWidget(label)
            let before = count(label)
            for _ in 0..<5 { #expect(group.widgets.first === label) }
            #expect(count(label) == before)
            group.removeWidget(label)
        }
    }

    @Test func anOutParameterThatGtkOwnsIsNotReleased() throws {
        let store = Gtk.ListStore(types: [String.self])
        let view = Gtk.TreeView(model: store)
        view.selection.selectIter(store.append())
        let before = count(store)
        for _ in 0..<5 { #expect(view.selection.selected?.model === store) }
        #expect(count(store) == before)
    }

    // MARK: What C takes

    @Test func anObjectThatGtkBorrowsIsNotRetained() {
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        with(Gtk.Label("x")) { label in
            box.append(label)
            box.reorderChild(label)
            #expect(count(label) == 2)
            box.remove(label)
            #expect(count(label) == 1)
        }
    }

    @Test func aParameterWhoseOwnershipIsTransferredIsRetainedForTheCaller() {
        let widget = Gtk.Label("x")
        with(Gtk.GestureClick()) { gesture in
            widget.addController(gesture)
            #expect(count(gesture) == 2)
            widget.removeController(gesture)
            #expect(count(gesture) == 1)
        }
        with(Gtk.BoxLayout(orientation: .vertical)) { layout in
            let box = Gtk.Box(orientation: .vertical, spacing: 0)
            box.layoutManager = layout
            #expect(count(layout) == 2)
        }
    }

    @Test func aParameterThatAConstructorConsumesIsRetainedForTheCaller() {
        with(Gtk.StringList(strings: ["a"])) { list in
            with(Gtk.SingleSelection(model: list)) { selection in
                // One reference of the wrapper, one of the selection.
                #expect(count(list) == 2)
                #expect(selection.model === list)
            }
            #expect(count(list) == 1)
        }
        with(Gtk.StringList(strings: ["a"])) { list in
            let filter = Gtk.EveryFilter()
            do { _ = Gtk.FilterListModel(model: list, filter: filter) }
            #expect(count(list) == 1)
            #expect(count(filter) == 1)
        }
    }

    // MARK: What Swift gives to C

    @Test func theResultOfACallbackIsOwnedByItsCaller() {
        weak var row: Gtk.Label?
        do {
            let list = Gtk.ListBox()
            list.bindModel(Gtk.StringList(strings: ["a"])) { _ in
                let label = Gtk.Label("row")
                row = label
                return label
            }
            #expect(row.map { count($0) } == 2)
            list.bindModel(nil)
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(row == nil)
    }

    @Test func anArgumentWhoseOwnershipACallbackReceivesIsReleased() {
        weak var item: Object?
        weak var mapped: Gtk.StringObject?
        do {
            let strings = Gtk.StringList(strings: ["a"])
            let model = Gtk.MapListModel(model: strings) { given in
                item = given
                let made = Gtk.StringObject("mapped")
                mapped = made
                return made
            }
            let first: Object? = model.item(at: 0)
            #expect((first as? Gtk.StringObject)?.string == "mapped")
            // The model does not retain the object that it has created.
            withExtendedLifetime(first) { #expect(mapped.map { count($0) } == 1) }
        }
        for _ in 0..<20 { MainQueue.iterate() }
        #expect(item == nil)
        #expect(mapped == nil)
    }

    @Test func theResultOfAHandlerIsRetainedForTheEmitter() {
        let notebook = Gtk.Notebook()
        weak var dead: Gtk.Notebook?
        do {
            let other = Gtk.Notebook()
            dead = other
            let page = Gtk.Label("page")
            notebook.onCreateWindow { [weak other] _ in other }
            let answer = notebook.emit("create-window", page, returning: Gtk.Notebook.self)
            #expect(answer === other)
            #expect(count(other) == 1)
        }
        #expect(dead == nil)
    }

    // MARK: Values

    @Test func aValueRetainsItsObject() {
        with(Gtk.StringObject("x")) { object in
            do {
                let value = Value(object)
                #expect(count(object) == 2)
                #expect(value.get(Gtk.StringObject.self) === object)
                #expect(count(object) == 2)
            }
            #expect(count(object) == 1)
        }
    }

    @Test func aPropertyRetainsItsObject() {
        let button = Gtk.MenuButton()
        with(Gtk.Popover()) { popover in
            button.setProperty("popover", popover)
            #expect(count(popover) == 2)
            #expect(button.property("popover", as: Gtk.Popover?.self) === popover)
            #expect(count(popover) == 2)
            button.setProperty("popover", Gtk.Popover?.none)
            #expect(count(popover) == 1)
        }
    }
}
