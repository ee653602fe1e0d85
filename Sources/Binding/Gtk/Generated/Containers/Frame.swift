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

/// `GtkFrame`. <https://docs.gtk.org/gtk4/class.Frame.html>
open class Frame: Widget {
    open override nonisolated class var gtype: UInt { gtk_frame_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Frame(_borrowed: raw) }

    /// `gtk_frame_new()`.
    public convenience init(label: String? = nil) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["label": label]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_frame_new(label)), "gtk_frame_new"))
    }
}

extension Frame {
    /// `child`, `gtk_frame_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_frame_get_child(C.cast(_raw))) }
        set { gtk_frame_set_child(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `label`, `gtk_frame_get_label()`.
    public var label: String? {
        get { C.optionalString(gtk_frame_get_label(C.cast(_raw))) }
        set { gtk_frame_set_label(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.label; defer { self.label = value }; yield &value }
    }

    /// `label-widget`, `gtk_frame_get_label_widget()`.
    public var labelWidget: Widget? {
        get { C.borrow(gtk_frame_get_label_widget(C.cast(_raw))) }
        set { gtk_frame_set_label_widget(C.cast(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.labelWidget; defer { self.labelWidget = value }; yield &value }
    }

    /// `label-xalign`.
    public var labelXalign: Double {
        get { property("label-xalign") }
        set { setProperty("label-xalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.labelXalign; defer { self.labelXalign = value }; yield &value }
    }

    /// `gtk_frame_get_label_align()`.
    public var labelAlign: Double {
        get { Double(gtk_frame_get_label_align(C.cast(_raw))) }
        set { gtk_frame_set_label_align(C.cast(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.labelAlign; defer { self.labelAlign = value }; yield &value }
    }
}

extension Members where Owner: Frame {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var label: PropertyKey<Owner, String?> { PropertyKey("label") }
    public var labelWidget: PropertyKey<Owner, Widget?> { PropertyKey("label-widget") }
    public var labelXalign: PropertyKey<Owner, Double> { PropertyKey("label-xalign") }
}
