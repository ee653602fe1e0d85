// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkEvent`. <https://docs.gtk.org/gdk4/class.Event.html>
open class Event: Boxed {
    public override class var gtype: UInt { gdk_event_get_type() }
    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        C.present(C.raw(gdk_event_ref(C.opaque(raw))), "gdk_event_ref")
    }
    public override class func _free(_ raw: UnsafeMutableRawPointer) { gdk_event_unref(C.opaque(raw)) }
    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        eventClass(of: raw)
    }
}

/// The class for an instance of `GdkEvent`, by its run-time type.
private func eventClass(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
    switch rx_instance_type(raw) {
    case gdk_button_event_get_type(): ButtonEvent.self
    case gdk_crossing_event_get_type(): CrossingEvent.self
    case gdk_dnd_event_get_type(): DNDEvent.self
    case gdk_delete_event_get_type(): DeleteEvent.self
    case gdk_focus_event_get_type(): FocusEvent.self
    case gdk_grab_broken_event_get_type(): GrabBrokenEvent.self
    case gdk_key_event_get_type(): KeyEvent.self
    case gdk_motion_event_get_type(): MotionEvent.self
    case gdk_pad_event_get_type(): PadEvent.self
    case gdk_proximity_event_get_type(): ProximityEvent.self
    case gdk_scroll_event_get_type(): ScrollEvent.self
    case gdk_touch_event_get_type(): TouchEvent.self
    case gdk_touchpad_event_get_type(): TouchpadEvent.self
    default: Event.self
    }
}

extension Event {
    /// `gdk_event_get_axes()`.
    public var axes: [Double]? {
        var axes: UnsafeMutablePointer<gdouble>?
        var nAxes: guint = 0
        let result = gdk_event_get_axes(C.opaque(_raw), &axes, &nAxes)
        return result == 0 ? nil : C.array(numbers: axes, of: Double.self, count: C.int(nAxes), .none) { $0 }
    }

    /// `gdk_event_get_axis()`.
    public func axis(_ axisUse: AxisUse) -> Double? {
        var value: gdouble = 0
        let result = gdk_event_get_axis(C.opaque(_raw), .init(rawValue: C.number(axisUse)), &value)
        return result == 0 ? nil : value
    }

    /// `gdk_event_get_device()`.
    public var device: Device? { C.borrow(C.raw(gdk_event_get_device(C.opaque(_raw)))) }

    /// `gdk_event_get_device_tool()`.
    public var deviceTool: DeviceTool? { C.borrow(C.raw(gdk_event_get_device_tool(C.opaque(_raw)))) }

    /// `gdk_event_get_display()`.
    public var display: Display? { C.borrow(C.raw(gdk_event_get_display(C.opaque(_raw)))) }

    /// `gdk_event_get_event_sequence()`.
    public var sequence: EventSequence { C.present(C.copy(C.raw(gdk_event_get_event_sequence(C.opaque(_raw)))), "gdk_event_get_event_sequence") }

    /// `gdk_event_get_event_type()`.
    public var type: EventType { C.enumeration(gdk_event_get_event_type(C.opaque(_raw)).rawValue) }

    /// `gdk_event_get_history()`.
    public var history: [TimeCoord] {
        var outNCoords: guint = 0
        let result = gdk_event_get_history(C.opaque(_raw), &outNCoords)
        return C.array(numbers: result, of: GdkTimeCoord.self, count: C.int(outNCoords), .container) { TimeCoord(_c: $0) }
    }

    /// `gdk_event_get_modifier_state()`.
    public var modifierState: ModifierType { C.flags(gdk_event_get_modifier_state(C.opaque(_raw)).rawValue) }

    /// `gdk_event_get_pointer_emulated()`.
    public var pointerEmulated: Bool { gdk_event_get_pointer_emulated(C.opaque(_raw)) != 0 }

    /// `gdk_event_get_position()`.
    public var position: (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gdk_event_get_position(C.opaque(_raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

    /// `gdk_event_get_seat()`.
    public var seat: Seat? { C.borrow(gdk_event_get_seat(C.opaque(_raw))) }

    /// `gdk_event_get_surface()`.
    public var surface: Surface? { C.borrow(C.raw(gdk_event_get_surface(C.opaque(_raw)))) }

    /// `gdk_event_get_time()`.
    public var time: Int { C.int(gdk_event_get_time(C.opaque(_raw))) }

    /// `gdk_event_triggers_context_menu()`.
    @discardableResult
    public func triggersContextMenu() -> Bool {
        gdk_event_triggers_context_menu(C.opaque(_raw)) != 0
    }

    /// `gdk_events_get_angle()`.
    public func angle(to event2: Event) -> Double? {
        var angle: gdouble = 0
        let result = gdk_events_get_angle(C.opaque(_raw), C.opaque(event2._raw), &angle)
        return result == 0 ? nil : angle
    }

    /// `gdk_events_get_center()`.
    public func center(with event2: Event) -> (x: Double, y: Double)? {
        var x: gdouble = 0
        var y: gdouble = 0
        let result = gdk_events_get_center(C.opaque(_raw), C.opaque(event2._raw), &x, &y)
        return result == 0 ? nil : (x, y)
    }

    /// `gdk_events_get_distance()`.
    public func distance(to event2: Event) -> Double? {
        var distance: gdouble = 0
        let result = gdk_events_get_distance(C.opaque(_raw), C.opaque(event2._raw), &distance)
        return result == 0 ? nil : distance
    }
}
