// SPDX-License-Identifier: MIT

@_spi(Binding) import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct KeysTests {
    @Test func aPropertyAsAValueReadsAndWrites() {
        let label = Gtk.Label("one")
        let key = Members<Gtk.Label>().tooltipText
        #expect(key.name == "tooltip-text")
        #expect(key.get(label) == nil)
        key.set(label, "two")
        #expect(label.tooltipText == "two")
        #expect(key.isWritable(label))
        #expect(!Members<Gtk.Label>().scaleFactor.isWritable(label))
        #expect(!Members<Gtk.Label>().cssName.isWritable(label))
    }

    @Test func aPropertyKnownByAnInterfaceMayBeMissing() {
        let list = Gtk.DropDown()
        let key = Members<Gtk.DropDown>().model
        #expect(key.get(list) == nil)
        let model = Gtk.StringList(strings: ["a"])
        key.set(list, model)
        let found = key.get(list) as? Gtk.StringList
        #expect(found == model)
        key.set(list, nil)
        #expect(list.model == nil)
    }

    @Test func aSignalAsAValueHandsItsArgumentsOverAsOne() {
        let notebook = Gtk.Notebook()
        var pages: [Int] = []
        let connection = Members<Gtk.Notebook>().pageAdded.connect(notebook) { child, pageNum in
            pages.append(pageNum)
        }
        notebook.appendPage(Gtk.Label("a"), tabLabel: nil)
        notebook.appendPage(Gtk.Label("b"), tabLabel: nil)
        connection.disconnect()
        notebook.appendPage(Gtk.Label("c"), tabLabel: nil)
        #expect(pages == [0, 1])

        let button = Gtk.Button(label: "Save")
        var clicks = 0
        Members<Gtk.Button>().clicked.connect(button) { clicks += 1 }
        button.emit("clicked")
        #expect(clicks == 1)
    }
}
