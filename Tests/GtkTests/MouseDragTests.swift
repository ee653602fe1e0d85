// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Glibc
import Gtk
import Testing

/// Drags by the mouse: from one widget to another, and from one process to another.
@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(2)))
struct MouseDragTests {
    final class Card: Object, CustomClass {
        var name = "Ada"
    }

    /// The signals and objects of a drag.
    @MainActor
    final class Report {
        var hasEntered = false
        var hasEnded = false
        var iconWasShown = false
        weak var drag: Gdk.Drag?
        weak var icon: Gtk.DragIcon?
    }

    /// A label that offers a value, with a picture that follows the pointer.
    private func offer<Offered: ValueConvertible>(_ value: Offered, from label: Gtk.Label, _ report: Report) {
        let source = Gtk.DragSource()
        source.actions = .copy
        source.content = Gdk.ContentProvider(value)
        source.onDragBegin { drag in
            report.drag = drag
            let icon = Gtk.DragIcon.for(drag) as? Gtk.DragIcon
            icon?.child = Gtk.Label("dragged")
            report.icon = icon
        }
        source.onDragEnd { _, _ in
            report.iconWasShown = report.icon?.child?.mapped == true
            report.hasEnded = true
        }
        label.addController(source)
    }

    /// A window whose content begins at the corner of the screen.
    private func show(_ child: Gtk.Widget, _ title: String) async throws -> Gtk.Window {
        let window = Gtk.Window()
        window.title = title
        window.setDefaultSize(width: 400, height: 200)
        window.child = child
        window.present()
        try await Mouse.wait(until: "“\(title)” is shown") { child.mapped && child.width > 0 }
        try await Mouse.moveWindow("^\(title)$", to: 0, 0)
        return window
    }

    /// Drags a value from one label to another, and passes the dropped value to `check`.
    private func drag<Dragged: ValueConvertible>(_ value: Dragged, check: (Dragged?) -> Void) async throws {
        weak var deadWindow: Gtk.Window?
        weak var deadTarget: Gtk.DropTarget?
        let report = Report()
        try await { @MainActor in
            let from = Gtk.Label("from")
            let to = Gtk.Label("to")
            offer(value, from: from, report)
            var dropped: Dragged?
            let target = Gtk.DropTarget(of: Dragged.self, actions: .copy) { value, _, _ in
                dropped = value
                return true
            }
            target.onEnter { _, _ in
                report.hasEntered = true
                return .copy
            }
            to.addController(target)
            let box = Gtk.Box(orientation: .horizontal, spacing: 0, children: [from, to])
            box.homogeneous = true
            let window = try await show(box, "Drag within")
            (deadWindow, deadTarget) = (window, target)

            try await Mouse.move(to: 100, 100)
            try await Mouse.press()
            try await Mouse.move(about: 100, 100, until: "the drag begins") { report.drag != nil }
            try await Mouse.move(about: 300, 100, until: "the target is entered") { report.hasEntered }
            #expect(dropped == nil)
            try await Mouse.release()
            try await Mouse.wait(until: "the drag ends") { report.hasEnded }
            check(dropped)
            window.destroy()
        }()
        #expect(report.iconWasShown)
        try await Mouse.wait(until: "window and target are gone") { deadWindow == nil && deadTarget == nil }
        // GTK 4.8 never releases a drag inside a program, its icon and the dragged value; a C program has the same leak. There is no
        // other owner: of the two references, one is the wrapper's.
        if let drag = report.drag { #expect(rx_reference_count(drag._raw) == 2) }
    }

    @Test func textIsDraggedToAnotherWidget() async throws {
        try await drag("Grüße 👋") { #expect($0 == "Grüße 👋") }
    }

    @Test func filesAreDraggedToAnotherWidget() async throws {
        let paths = ["/tmp/one.txt", "/tmp/two words.txt"]
        try await drag(Gdk.FileList(files: paths.map { Gio.File(path: $0) })) {
            #expect($0?.files.map(\.path) == paths)
        }
    }

    @Test func anObjectOfOnesOwnIsDraggedAsItself() async throws {
        let card = Card()
        card.name = "Grace"
        try await drag(card) { #expect($0 === card) }
    }

    @Test func aSwiftValueIsDraggedAsItIs() async throws {
        // No format can write this value: it is passed without a format.
        try await drag(Recipe("secret")) { #expect($0 == Recipe("secret")) }
    }

    /// Drags a value into a window of another process, which may still be starting.
    private func dragAway<Dragged: ValueConvertible>(_ value: Dragged) async throws {
        let report = Report()
        let label = Gtk.Label("from")
        offer(value, from: label, report)
        let window = try await show(label, "Drag away")
        try await Mouse.moveWindow("^Drop here$", to: 500, 0)
        try await Mouse.move(to: 100, 100)
        try await Mouse.press()
        try await Mouse.move(about: 100, 100, until: "the drag begins") { report.drag != nil }
        // The reply of the other process is the action that it would take.
        try await Mouse.move(about: 700, 100, until: "the other process would take it") {
            report.drag?.selectedAction == .copy
        }
        try await Mouse.release()
        try await Mouse.wait(until: "the drag ends") { report.hasEnded }
        #expect(report.iconWasShown)
        window.destroy()
    }

    @Test func textIsDraggedToAnotherProcess() async throws {
        let other = Task { @MainActor in
            await #expect(processExitsWith: .success) {
                try await expectDrop(of: String.self) { $0 == "between processes" }
            }
        }
        try await dragAway("between processes")
        _ = await other.value
    }

    @Test func filesAreDraggedToAnotherProcess() async throws {
        let other = Task { @MainActor in
            await #expect(processExitsWith: .success) {
                try await expectDrop(of: Gdk.FileList.self) { $0.files.map(\.path) == ["/tmp/two words.txt"] }
            }
        }
        try await dragAway(Gdk.FileList(files: [Gio.File(path: "/tmp/two words.txt")]))
        _ = await other.value
    }

    @Test func aSwiftValueIsDraggedToAnotherProcess() async throws {
        let other = Task { @MainActor in
            await #expect(processExitsWith: .success) {
                try await expectDrop(of: Recipe.self) { $0 == Recipe("Soup", ["Boil"]) }
            }
        }
        try await dragAway(Recipe("Soup", ["Boil"]))
        _ = await other.value
    }
}

/// In a process of its own: that this is dropped on its window.
@MainActor
private func expectDrop<Dropped: ValueConvertible>(
    of type: Dropped.Type, _ isIt: @escaping @MainActor (Dropped) -> Bool
) async throws {
    try #require(Display.isOpen)
    var isRight: Bool?
    let label = Gtk.Label("to")
    label.addController(
        Gtk.DropTarget(of: type, actions: .copy) { value, _, _ in
            isRight = isIt(value)
            return true
        })
    let window = Gtk.Window()
    window.title = "Drop here"
    window.setDefaultSize(width: 400, height: 200)
    window.child = label
    window.present()
    try await Mouse.wait(until: "something is dropped") { isRight != nil }
    #expect(isRight == true)
    // Sends the end of the drop to the source.
    while MainQueue.iterate() {}
    Gdk.Display.default?.sync()
    // Here, because the testing library ends the process on another thread, while this one may still read from the display.
    exit(isRight == true ? EXIT_SUCCESS : EXIT_FAILURE)
}
