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

/// `GtkEventController`. <https://docs.gtk.org/gtk4/class.EventController.html>
open class EventController: Object {
    open override nonisolated class var gtype: UInt { gtk_event_controller_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EventController(_borrowed: raw) }
}

extension EventController {
    /// `name`, `gtk_event_controller_get_name()`.
    public var name: String? {
        get { C.optionalString(gtk_event_controller_get_name(C.opaque(_raw))) }
        set { gtk_event_controller_set_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.name; defer { self.name = value }; yield &value }
    }

    /// `propagation-limit`, `gtk_event_controller_get_propagation_limit()`.
    public var propagationLimit: PropagationLimit {
        get { C.enumeration(gtk_event_controller_get_propagation_limit(C.opaque(_raw)).rawValue) }
        set { gtk_event_controller_set_propagation_limit(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.propagationLimit; defer { self.propagationLimit = value }; yield &value }
    }

    /// `propagation-phase`, `gtk_event_controller_get_propagation_phase()`.
    public var propagationPhase: PropagationPhase {
        get { C.enumeration(gtk_event_controller_get_propagation_phase(C.opaque(_raw)).rawValue) }
        set { gtk_event_controller_set_propagation_phase(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.propagationPhase; defer { self.propagationPhase = value }; yield &value }
    }

    /// `widget`, `gtk_event_controller_get_widget()`.
    public var widget: Widget? { C.borrow(gtk_event_controller_get_widget(C.opaque(_raw))) }

    /// `gtk_event_controller_get_current_event()`.
    public var currentEvent: Gdk.Event? { C.copy(C.raw(gtk_event_controller_get_current_event(C.opaque(_raw)))) }

    /// `gtk_event_controller_get_current_event_device()`.
    public var currentEventDevice: Gdk.Device? { C.borrow(C.raw(gtk_event_controller_get_current_event_device(C.opaque(_raw)))) }

    /// `gtk_event_controller_get_current_event_state()`.
    public var currentEventState: Gdk.ModifierType { C.flags(gtk_event_controller_get_current_event_state(C.opaque(_raw)).rawValue) }

    /// `gtk_event_controller_get_current_event_time()`.
    public var currentEventTime: Int { C.int(gtk_event_controller_get_current_event_time(C.opaque(_raw))) }

    /// `gtk_event_controller_reset()`.
    public func reset() {
        gtk_event_controller_reset(C.opaque(_raw))
    }
}

extension Members where Owner: EventController {
    public var name: PropertyKey<Owner, String?> { PropertyKey("name") }
    public var propagationLimit: PropertyKey<Owner, PropagationLimit> { PropertyKey("propagation-limit") }
    public var propagationPhase: PropertyKey<Owner, PropagationPhase> { PropertyKey("propagation-phase") }
    public var widget: PropertyKey<Owner, Widget?> { PropertyKey("widget") }
}
