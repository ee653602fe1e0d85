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

/// `GtkFlowBoxChild`. <https://docs.gtk.org/gtk4/class.FlowBoxChild.html>
open class FlowBoxChild: Widget {
    open override nonisolated class var gtype: UInt { gtk_flow_box_child_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FlowBoxChild(_borrowed: raw) }
}

extension FlowBoxChild {
    /// `child`, `gtk_flow_box_child_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_flow_box_child_get_child(C.cast(_raw))) }
        set { gtk_flow_box_child_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `activate`. A keyboard action.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("activate", after: after, plain: handler)
    }

    /// `gtk_flow_box_child_changed()`.
    public func changed() {
        gtk_flow_box_child_changed(C.cast(_raw))
    }

    /// `gtk_flow_box_child_get_index()`.
    public var index: Int { C.int(gtk_flow_box_child_get_index(C.cast(_raw))) }

    /// `gtk_flow_box_child_is_selected()`.
    public var isSelected: Bool { gtk_flow_box_child_is_selected(C.cast(_raw)) != 0 }
}

extension Members where Owner: FlowBoxChild {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var activate: SignalKey<Owner, Void> { SignalKey("activate") }
}
