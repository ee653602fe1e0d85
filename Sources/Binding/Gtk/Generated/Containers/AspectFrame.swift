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

/// `GtkAspectFrame`. <https://docs.gtk.org/gtk4/class.AspectFrame.html>
open class AspectFrame: Widget {
    open override nonisolated class var gtype: UInt { gtk_aspect_frame_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AspectFrame(_borrowed: raw) }

    /// `gtk_aspect_frame_new()`.
    public convenience init(xalign: Double, yalign: Double, ratio: Double, obeyChild: Bool) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["xalign": xalign, "yalign": yalign, "ratio": ratio, "obey-child": obeyChild]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_aspect_frame_new(gfloat(xalign), gfloat(yalign), gfloat(ratio), obeyChild ? 1 : 0)), "gtk_aspect_frame_new"))
    }
}

extension AspectFrame {
    /// `child`, `gtk_aspect_frame_get_child()`.
    public var child: Widget? {
        get { C.borrow(gtk_aspect_frame_get_child(C.opaque(_raw))) }
        set { gtk_aspect_frame_set_child(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.child; defer { self.child = value }; yield &value }
    }

    /// `obey-child`, `gtk_aspect_frame_get_obey_child()`.
    public var obeyChild: Bool {
        get { gtk_aspect_frame_get_obey_child(C.opaque(_raw)) != 0 }
        set { gtk_aspect_frame_set_obey_child(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.obeyChild; defer { self.obeyChild = value }; yield &value }
    }

    /// `ratio`, `gtk_aspect_frame_get_ratio()`.
    public var ratio: Double {
        get { Double(gtk_aspect_frame_get_ratio(C.opaque(_raw))) }
        set { gtk_aspect_frame_set_ratio(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.ratio; defer { self.ratio = value }; yield &value }
    }

    /// `xalign`, `gtk_aspect_frame_get_xalign()`.
    public var xalign: Double {
        get { Double(gtk_aspect_frame_get_xalign(C.opaque(_raw))) }
        set { gtk_aspect_frame_set_xalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `yalign`, `gtk_aspect_frame_get_yalign()`.
    public var yalign: Double {
        get { Double(gtk_aspect_frame_get_yalign(C.opaque(_raw))) }
        set { gtk_aspect_frame_set_yalign(C.opaque(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }
}

extension Members where Owner: AspectFrame {
    public var child: PropertyKey<Owner, Widget?> { PropertyKey("child") }
    public var obeyChild: PropertyKey<Owner, Bool> { PropertyKey("obey-child") }
    public var ratio: PropertyKey<Owner, Double> { PropertyKey("ratio") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
}
