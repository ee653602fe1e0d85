// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkGesture`. <https://docs.gtk.org/gtk4/class.Gesture.html>
open class Gesture: EventController {
    open override nonisolated class var gtype: UInt { gtk_gesture_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Gesture(_borrowed: raw) }
}

extension Gesture {
    /// `n-points`.
    public var nPoints: Int { property("n-points") }

    /// `begin`.
    @discardableResult
    public func onBegin(
        after: Bool = false, _ handler: @escaping @MainActor (_ sequence: Gdk.EventSequence?) -> Void
    ) -> SignalConnection {
        connect("begin", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `cancel`.
    @discardableResult
    public func onCancel(
        after: Bool = false, _ handler: @escaping @MainActor (_ sequence: Gdk.EventSequence?) -> Void
    ) -> SignalConnection {
        connect("cancel", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `end`.
    @discardableResult
    public func onEnd(
        after: Bool = false, _ handler: @escaping @MainActor (_ sequence: Gdk.EventSequence?) -> Void
    ) -> SignalConnection {
        connect("end", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `sequence-state-changed`.
    @discardableResult
    public func onSequenceStateChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ sequence: Gdk.EventSequence?, _ state: EventSequenceState) -> Void
    ) -> SignalConnection {
        connect("sequence-state-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `update`.
    @discardableResult
    public func onUpdate(
        after: Bool = false, _ handler: @escaping @MainActor (_ sequence: Gdk.EventSequence?) -> Void
    ) -> SignalConnection {
        connect("update", after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `gtk_gesture_get_bounding_box()`.
    public var boundingBox: Gdk.Rectangle? {
        var rect = GdkRectangle()
        let result = gtk_gesture_get_bounding_box(C.opaque(_raw), &rect)
        return result == 0 ? nil : Gdk.Rectangle(_c: rect)
    }

    /// `gtk_gesture_get_bounding_box_center()`.
    public var boundingBoxCenter: (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gtk_gesture_get_bounding_box_center(C.opaque(_raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

    /// `gtk_gesture_get_device()`.
    public var device: Gdk.Device? { C.borrow(C.raw(gtk_gesture_get_device(C.opaque(_raw)))) }

    /// `gtk_gesture_get_group()`.
    public var group: [Gesture] { C.array(list: gtk_gesture_get_group(C.opaque(_raw)), .container) { C.present(C.borrow($0), "gtk_gesture_get_group") } }

    /// `gtk_gesture_get_last_event()`.
    public func lastEvent(of sequence: Gdk.EventSequence? = nil) -> Gdk.Event? {
        C.copy(C.raw(gtk_gesture_get_last_event(C.opaque(_raw), C.opaque(sequence?._raw))))
    }

    /// `gtk_gesture_get_last_updated_sequence()`.
    public var lastUpdatedSequence: Gdk.EventSequence? { C.copy(C.raw(gtk_gesture_get_last_updated_sequence(C.opaque(_raw)))) }

    /// `gtk_gesture_get_point()`.
    public func point(of sequence: Gdk.EventSequence? = nil) -> (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gtk_gesture_get_point(C.opaque(_raw), C.opaque(sequence?._raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

    /// `gtk_gesture_get_sequence_state()`.
    public func sequenceState(of sequence: Gdk.EventSequence) -> EventSequenceState {
        C.enumeration(gtk_gesture_get_sequence_state(C.opaque(_raw), C.opaque(sequence._raw)).rawValue)
    }

    /// `gtk_gesture_get_sequences()`.
    public var sequences: [Gdk.EventSequence] { C.array(list: gtk_gesture_get_sequences(C.opaque(_raw)), .container) { C.present(C.copy($0), "gtk_gesture_get_sequences") } }

    /// `gtk_gesture_group()`.
    public func group(_ gesture: Gesture) {
        gtk_gesture_group(C.opaque(_raw), C.opaque(gesture._raw))
    }

    /// `gtk_gesture_handles_sequence()`.
    @discardableResult
    public func handlesSequence(_ sequence: Gdk.EventSequence? = nil) -> Bool {
        gtk_gesture_handles_sequence(C.opaque(_raw), C.opaque(sequence?._raw)) != 0
    }

    /// `gtk_gesture_is_active()`.
    public var isActive: Bool { gtk_gesture_is_active(C.opaque(_raw)) != 0 }

    /// `gtk_gesture_is_grouped_with()`.
    public func isGrouped(with other: Gesture) -> Bool {
        gtk_gesture_is_grouped_with(C.opaque(_raw), C.opaque(other._raw)) != 0
    }

    /// `gtk_gesture_is_recognized()`.
    public var isRecognized: Bool { gtk_gesture_is_recognized(C.opaque(_raw)) != 0 }

    /// `gtk_gesture_set_sequence_state()`.
    #if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.Gesture.setState(_:).")
    #endif
    @discardableResult
    public func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
        gtk_gesture_set_sequence_state(C.opaque(_raw), C.opaque(sequence._raw), .init(rawValue: C.number(state))) != 0
    }

    /// `gtk_gesture_set_state()`.
    @discardableResult
    public func setState(_ state: EventSequenceState) -> Bool {
        gtk_gesture_set_state(C.opaque(_raw), .init(rawValue: C.number(state))) != 0
    }

    /// `gtk_gesture_ungroup()`.
    public func ungroup() {
        gtk_gesture_ungroup(C.opaque(_raw))
    }
}

extension Members where Owner: Gesture {
    public var nPoints: PropertyKey<Owner, Int> { PropertyKey("n-points") }
    public var begin: SignalKey<Owner, Gdk.EventSequence?> { SignalKey(one: "begin") }
    public var cancel: SignalKey<Owner, Gdk.EventSequence?> { SignalKey(one: "cancel") }
    public var end: SignalKey<Owner, Gdk.EventSequence?> { SignalKey(one: "end") }
    public var sequenceStateChanged: SignalKey<Owner, (sequence: Gdk.EventSequence?, state: EventSequenceState)> { SignalKey("sequence-state-changed") { ($0.get(1), $0.get(2)) } }
    public var update: SignalKey<Owner, Gdk.EventSequence?> { SignalKey(one: "update") }
}
