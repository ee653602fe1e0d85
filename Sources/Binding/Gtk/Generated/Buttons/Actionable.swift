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

/// `GtkActionable`. <https://docs.gtk.org/gtk4/iface.Actionable.html>
@MainActor
public protocol Actionable: Widget {}

/// Some object with the interface ``Actionable``, of a class that is private to its library.
public final class AnyActionable: Widget, Actionable {
    public override nonisolated class var gtype: UInt { gtk_actionable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyActionable(_borrowed: raw) }
}

extension Actionable {
    /// `action-name`, `gtk_actionable_get_action_name()`.
    public var actionName: String? {
        get { C.optionalString(gtk_actionable_get_action_name(C.opaque(_raw))) }
        set { gtk_actionable_set_action_name(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actionName; defer { self.actionName = value }; yield &value }
    }

    /// `action-target`.
    public var actionTarget: Variant? {
        get { property("action-target") }
        set { setProperty("action-target", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.actionTarget; defer { self.actionTarget = value }; yield &value }
    }

    /// `gtk_actionable_get_action_target_value()`.
    public var actionTargetValue: Variant? {
        get { C.copy(C.raw(gtk_actionable_get_action_target_value(C.opaque(_raw)))) }
        set { gtk_actionable_set_action_target_value(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.actionTargetValue; defer { self.actionTargetValue = value }; yield &value }
    }

    /// `gtk_actionable_set_detailed_action_name()`.
    public func setDetailedActionName(_ detailedActionName: String) {
        gtk_actionable_set_detailed_action_name(C.opaque(_raw), detailedActionName)
    }
}

extension Members where Owner: Actionable {
    public var actionName: PropertyKey<Owner, String?> { PropertyKey("action-name") }
    public var actionTarget: PropertyKey<Owner, Variant?> { PropertyKey("action-target") }
}
