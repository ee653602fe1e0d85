// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct WidgetTests {
    private func pump(_ turns: Int = 20) {
        for _ in 0..<turns { MainQueue.iterate() }
    }

    @Test(arguments: widgetExercises.map(\.name))
    func everyWidgetIsMadeUsedShownAndGone(_ name: String) throws {
        let make = try #require(widgetExercises.first { $0.name == name }).make
        weak var dead: Gtk.Widget?
        do {
            let widget = make()
            dead = widget
            #expect(widget.typeName == name)
            if let window = widget as? Gtk.Window {
                window.present()
                pump()
                window.destroy()
            } else if !(widget is Gtk.Popover) {
                let window = Gtk.Window()
                window.child = widget
                window.present()
                pump()
                window.child = nil
                window.destroy()
            }
        }
        pump()
        #expect(dead == nil)
    }

    @Test func everyConcreteWidgetOfGtkIsAmongThem() {
        let made = Set(widgetExercises.map(\.name))
        func concrete(_ type: UInt) -> [String] {
            var count: guint = 0
            let children = g_type_children(type, &count)
            defer { g_free(children) }
            let own = rx_is_abstract(type) == 0 ? [String(cString: g_type_name(type))] : []
            return own + (0..<Int(count)).flatMap { concrete(children.unsafelyUnwrapped[$0]) }
        }
        // Those that GTK has loaded by now and that are public: a private one has no class in Swift.
        for name in concrete(Gtk.Widget.gtype) where name.hasPrefix("Gtk") {
            let isPublic = _typeByName("3Gtk\(name.count - 3)\(name.dropFirst(3))C") != nil
            if isPublic { #expect(made.contains(name) || leftOut.contains(name), "\(name)") }
        }
    }

    private let leftOut: Set<String> = [
        "GtkDragIcon", "GtkEditableLabel", "GtkFlowBoxChild", "GtkListBoxRow", "GtkAppChooserDialog",
        "GtkAppChooserWidget",
        "GtkAppChooserButton",
    ]

    @Test func manyWidgetsLeaveNoMemoryBehind() {
        func churn(_ count: Int) {
            for index in 0..<count {
                let button = Gtk.Button(label: "x")
                button.onClicked { _ = index }
                button.emit("clicked")
            }
        }
        churn(5_000)
        let before = residentPages()
        churn(100_000)
        let growth = residentPages() - before
        #expect(growth < 500, "\(growth) pages more after 100,000 widgets")
    }

    private func residentPages() -> Int {
        var text = [CChar](repeating: 0, count: 128)
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        fgets(&text, 128, file)
        let words = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            .split(separator: " ")
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    @Test func lettingGoOnAnotherThreadIsSafe() async {
        weak var dead: Gtk.Button?
        do {
            let button = Gtk.Button(label: "x")
            dead = button
            await Task.detached { [button] in _ = button }.value
        }
        pump()
        #expect(dead == nil)
    }

    @Test func eachTransferLeavesTheRightCount() {
        let store = Gio.ListStore(itemType: rx_type_object())
        let item = Gtk.StringObject("a")
        #expect(rx_reference_count(item._raw) == 1)
        store.append(item)
        #expect(rx_reference_count(item._raw) == 2)
        // transfer full: the reference that came with it is given back.
        #expect(store.getItem(0) === item)
        #expect(rx_reference_count(item._raw) == 2)
        store.removeAll()
        #expect(rx_reference_count(item._raw) == 1)
        // transfer none
        let box = Gtk.Box(orientation: .vertical, spacing: 0)
        let label = Gtk.Label("x")
        box.append(label)
        let count = rx_reference_count(label._raw)
        _ = box.firstChild
        #expect(rx_reference_count(label._raw) == count)
        // transfer full of a parameter: the constraint belongs to both.
        let layout = Gtk.ConstraintLayout()
        box.layoutManager = layout
        let constraint = Gtk.Constraint(
            target: label, targetAttribute: .width, relation: .eq, constant: 10, strength: 1000)
        layout.addConstraint(constraint)
        #expect(rx_reference_count(constraint._raw) == 2)
        layout.removeAllConstraints()
        #expect(rx_reference_count(constraint._raw) == 1)
    }

    @Test func textIteratorsColoursAndRectanglesAreValues() throws {
        let buffer = Gtk.TextBuffer()
        buffer.setProperty("text", "Hello world")
        var iterator = buffer.startIter
        let moved = iterator.forwardChars(6)
        #expect(moved)
        #expect(buffer.getText(buffer.startIter, end: iterator, includeHiddenChars: false) == "Hello ")
        var colour = Gdk.RGBA()
        let parsed = colour.parse("#ff0000")
        #expect(parsed)
        #expect(colour == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
