// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import GLib
import GObject
import Gtk
import Testing

/// A drag from one widget to another, with the mouse of the display.
@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(1)))
struct DragAndDropTests {
    final class Card: Object, CustomClass {
        var name = "Ada"
    }

    /// A window with a place to drag from above a place to drop on, each 200 by 100.
    @MainActor
    private final class Scene {
        let window = Gtk.Window()
        let start = Gtk.Label("from")
        let end = Gtk.Label("to")
        let source = Gtk.DragSource()
        let isHovered = Moment()
        let hasBegun = Moment()
        let hasEntered = Moment()
        let hasEnded = Moment()
        var deletes: Bool?

        init(title: String, content: Gdk.ContentProvider) {
            let box = Gtk.Box(orientation: .vertical, spacing: 0)
            box.homogeneous = true
            for label in [start, end] {
                label.setSizeRequest(width: 200, height: 100)
                box.append(label)
            }
            source.content = content
            source.actions = [.copy, .move]
            source.onDragBegin { [unowned self] _ in hasBegun.come() }
            source.onDragEnd { [unowned self] _, deletes in
                self.deletes = deletes
                hasEnded.come()
            }
            start.addController(source)
            let hover = Gtk.EventControllerMotion()
            hover.onEnter { [unowned self] _, _ in isHovered.come() }
            start.addController(hover)
            window.title = title
            window.child = box
            window.present()
        }

        /// Drags from the middle of one label to the middle of the other.
        func drag() async throws {
            let id = try await Pointer.perform(
                "search", "--sync", "--onlyvisible", "--name", window.title ?? "")
            // A person looks, and tries again: the manager may still be moving the window.
            while !isHovered.hasCome { try await move(in: id, from: 40, to: 50) }
            while !hasBegun.hasCome {
                try await Pointer.perform("mouseup", "1")
                try await move(in: id, from: 40, to: 50)
                try await Pointer.perform("mousedown", "1")
                try await move(in: id, from: 50, to: 90)
            }
            while !hasEntered.hasCome { try await move(in: id, from: 110, to: 150) }
            try await Pointer.perform("mouseup", "1")
            await hasEnded.wait()
        }

        private func move(in id: String, from start: Int, to end: Int) async throws {
            for y in stride(from: start, through: end, by: 10) {
                try await Pointer.perform("mousemove", "--window", id, "100", "\(y)")
            }
        }
    }

    private func withWindowManager(_ body: () async throws -> Void) async throws {
        let manager = try await WindowManager.start()
        // GTK 4.8 warns of a window that goes right after a drag: "Broken accounting of active state".
        let fatal = g_log_set_always_fatal(G_LOG_LEVEL_CRITICAL)
        defer { g_log_set_always_fatal(fatal) }
        do {
            try await body()
        } catch {
            await manager.end()
            throw error
        }
        await manager.end()
    }

    @Test func textIsDroppedWhereItIsTaken() async throws {
        try await withWindowManager {
            let scene = Scene(title: "Drag text", content: Gdk.ContentProvider(value: Value("Ada")))
            let target = Gtk.DropTarget(type: rx(String.self), actions: .copy)
            var dropped: [String] = []
            target.onEnter { _, _ in
                scene.hasEntered.come()
                return .copy
            }
            target.onDrop { value, _, _ in
                dropped += [value.get(String.self)].compactMap(\.self)
                return true
            }
            scene.end.addController(target)
            try await scene.drag()
            #expect(dropped == ["Ada"])
            #expect(scene.deletes == false)
            scene.window.destroy()
        }
    }

    @Test func anObjectIsMovedAndItsOldPlaceIsTold() async throws {
        try await withWindowManager {
            let card = Card()
            let scene = Scene(title: "Drag object", content: Gdk.ContentProvider(value: Value(card)))
            let target = Gtk.DropTarget(type: Card.customType, actions: .move)
            weak var dropped: Card?
            target.onEnter { _, _ in
                scene.hasEntered.come()
                return .move
            }
            target.onDrop { value, _, _ in
                dropped = value.get()
                return true
            }
            scene.end.addController(target)
            try await scene.drag()
            #expect(dropped === card)
            #expect(scene.deletes == true)
            scene.window.destroy()
        }
    }

    @Test func whatNobodyTakesIsGivenBack() async throws {
        try await withWindowManager {
            let scene = Scene(title: "Drag nothing", content: Gdk.ContentProvider(value: Value("Ada")))
            let reason = Moment()
            scene.source.onDragCancel { _, _ in
                reason.come()
                return true
            }
            let motion = Gtk.DropControllerMotion()
            motion.onEnter { _, _ in scene.hasEntered.come() }
            scene.end.addController(motion)
            try await scene.drag()
            await reason.wait()
            #expect(scene.deletes == false)
            scene.window.destroy()
        }
    }
}

private func rx<T: ValueConvertible>(_ type: T.Type) -> UInt { T._valueType }
