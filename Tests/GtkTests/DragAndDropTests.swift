// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// The content of a drag and the target of the drop, as GTK requests them. GTK handles the moves of the pointer in between; they are not
/// tested here.
@MainActor
@Suite(.serialized, .gtk)
struct DragAndDropTests {
    final class Card: Object, CustomClass {
        var name = "Ada"
    }

    @Test func aSourceSaysWhatIsDraggedFromWhere() throws {
        let label = Gtk.Label("Ada")
        let source = Gtk.DragSource()
        source.actions = [.copy, .move]
        var places: [(Double, Double)] = []
        source.onPrepare { x, y in
            places.append((x, y))
            return Gdk.ContentProvider(value: Value("Ada"))
        }
        label.addController(source)
        let provider = try #require(
            source.emit("prepare", 3.0, 4.0, returning: Gdk.ContentProvider.self))
        #expect(places.map(\.0) == [3] && places.map(\.1) == [4])
        #expect(provider.refFormats().contains(String.self))
        #expect(source.actions == [.copy, .move])
    }

    @Test func aSourceThatHasNothingToGiveBeginsNoDrag() {
        let source = Gtk.DragSource()
        source.onPrepare { _, _ in nil }
        #expect(source.emit("prepare", 0.0, 0.0, returning: Gdk.ContentProvider.self) == nil)
    }

    @Test func textIsDroppedWhereItIsTaken() {
        let target = Gtk.DropTarget(type: String.self, actions: .copy)
        var dropped: [String] = []
        target.onDrop { value, x, y in
            dropped += [value.get(String.self)].compactMap(\.self) + ["\(x), \(y)"]
            return true
        }
        Gtk.Label("to").addController(target)
        #expect(target.emit("drop", Value("Ada"), 5.0, 6.0, returning: Bool.self) == true)
        #expect(dropped == ["Ada", "5.0, 6.0"])
    }

    @Test func anObjectOfOnesOwnIsDroppedAsItself() throws {
        let card = Card()
        let provider = Gdk.ContentProvider(value: Value(card))
        #expect(provider.refFormats().contains(Card.self))
        let target = Gtk.DropTarget(type: Card.self, actions: .move)
        #expect(target.types == [TypeID(Card.self)])
        weak var dropped: Card?
        target.onDrop { value, _, _ in
            dropped = value.get()
            return dropped != nil
        }
        #expect(target.emit("drop", Value(card), 0.0, 0.0, returning: Bool.self) == true)
        #expect(dropped === card)
    }

    @Test func aDropTargetReturnsTheActionThatItAccepts() {
        let target = Gtk.DropTarget(type: String.self, actions: [.copy, .move])
        target.onEnter { _, _ in .move }
        target.onMotion { x, _ in x > 10 ? .copy : [] }
        var hasLeft = false
        target.onLeave { hasLeft = true }
        #expect(target.emit("enter", 1.0, 1.0, returning: Gdk.DragAction.self) == .move)
        #expect(target.emit("motion", 20.0, 1.0, returning: Gdk.DragAction.self) == .copy)
        #expect(target.emit("motion", 2.0, 1.0, returning: Gdk.DragAction.self) == [])
        target.emit("leave")
        #expect(hasLeft)
    }
}
