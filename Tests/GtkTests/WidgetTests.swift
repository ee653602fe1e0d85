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

    /// Choosers use threads of GIO, and load modules and lists of languages. GTK 4.8 leaks memory there (in a C program, too), so
    /// `meson-helper/sanitize` runs their test without the leak sanitizer.
    private nonisolated static func isChooser(_ name: String) -> Bool {
        ["AppChooser", "FileChooser", "Font", "Print", "PageSetup"].contains { name.hasPrefix("Gtk\($0)") }
    }

    @Test(arguments: widgetExercises.map(\.name).filter { !isChooser($0) })
    func everyWidgetIsCreatedUsedShownAndDeallocated(_ name: String) throws { try make(name) }

    @Test(arguments: widgetExercises.map(\.name).filter(isChooser))
    func everyChooserIsCreatedUsedShownAndDeallocated(_ name: String) throws { try make(name) }

    private func make(_ name: String) throws {
        let make = try #require(widgetExercises.first { $0.name == name }).make
        weak var dead: Gtk.Widget?
        do {
            let widget = make()
            dead = widget
            #expect(widget.typeName == name)
            // A popover is shown in PopoverTests, a drag icon in MouseDragTests.
            if !(widget is Gtk.Popover || widget is Gtk.DragIcon) { show(widget) }
        }
        pump()
        #expect(dead == nil)
    }

    /// Shows a widget and removes it again, and expects the signals for that.
    private func show(_ widget: Gtk.Widget) {
        var told: [String] = []
        widget.onRealize { told.append("realize") }
        widget.onMap { told.append("map") }
        widget.onUnmap { told.append("unmap") }
        widget.onUnrealize { told.append("unrealize") }
        // The button is hidden if it has no permission.
        if widget is Gtk.LockButton { widget.visible = true }
        if let window = widget as? Gtk.Window {
            window.present()
            pump()
            #expect(window.mapped)
            window.destroy()
        } else {
            // GTK 4.8 crashes (in a C program, too) if this widget is released soon after it has lost the focus.
            if widget is Gtk.EditableLabel { widget.canFocus = false }
            let window = Gtk.Window()
            window.child = home(of: widget)
            window.present()
            pump()
            window.child = nil
            window.destroy()
        }
        #expect(told == ["realize", "map", "unmap", "unrealize"])
    }

    /// The widget itself, or the parent that its class needs.
    private func home(of widget: Gtk.Widget) -> Gtk.Widget {
        switch widget {
        case let row as Gtk.ListBoxRow:
            let list = Gtk.ListBox()
            list.append(row)
            return list
        case let child as Gtk.FlowBoxChild:
            let flow = Gtk.FlowBox()
            flow.append(child)
            return flow
        default: return widget
        }
    }

    @Test func everyWidgetClassOfGtkIsAmongThem() throws {
        let widgets = try GtkGIR.classes(below: "Widget")
        #expect(widgets.count >= 100)
        #expect(Set(widgets.filter { !$0.isAbstract }.map(\.cType)) == Set(widgetExercises.map(\.name)))
        // The members of an abstract class are tested with a subclass: those of GtkWidget with GtkBox.
        #expect(Set(widgets.filter(\.isAbstract).map(\.cType)) == ["GtkWidget", "GtkListBase"])
    }

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

    @Test func releasingAWidgetOnAnotherThreadIsSafe() async {
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
        let store = Gio.ListStore(itemType: Object.self)
        let item = Gtk.StringObject("a")
        #expect(rx_reference_count(item._raw) == 1)
        store.append(item)
        #expect(rx_reference_count(item._raw) == 2)
        // transfer full: the reference that the function returned is released.
        #expect(store.item(at: 0) === item)
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
        // transfer full of a parameter: the layout and the wrapper have a reference each.
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
        #expect(buffer.text(from: buffer.startIter, to: iterator, includeHiddenChars: false) == "Hello ")
        var colour = Gdk.RGBA()
        let parsed = colour.parse("#ff0000")
        #expect(parsed)
        #expect(colour == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
