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

/// `GtkCenterBox`. <https://docs.gtk.org/gtk4/class.CenterBox.html>
open class CenterBox: Widget, Orientable {
    open override nonisolated class var gtype: UInt { gtk_center_box_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CenterBox(_borrowed: raw) }
}

extension CenterBox {
    /// `baseline-position`, `gtk_center_box_get_baseline_position()`.
    public var baselinePosition: BaselinePosition {
        get { C.enumeration(gtk_center_box_get_baseline_position(C.opaque(_raw)).rawValue) }
        set { gtk_center_box_set_baseline_position(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.baselinePosition; defer { self.baselinePosition = value }; yield &value }
    }

    /// `gtk_center_box_get_center_widget()`.
    public var centerWidget: Widget? {
        get { C.borrow(gtk_center_box_get_center_widget(C.opaque(_raw))) }
        set { gtk_center_box_set_center_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.centerWidget; defer { self.centerWidget = value }; yield &value }
    }

    /// `gtk_center_box_get_end_widget()`.
    public var endWidget: Widget? {
        get { C.borrow(gtk_center_box_get_end_widget(C.opaque(_raw))) }
        set { gtk_center_box_set_end_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.endWidget; defer { self.endWidget = value }; yield &value }
    }

    /// `gtk_center_box_get_start_widget()`.
    public var startWidget: Widget? {
        get { C.borrow(gtk_center_box_get_start_widget(C.opaque(_raw))) }
        set { gtk_center_box_set_start_widget(C.opaque(_raw), C.cast(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.startWidget; defer { self.startWidget = value }; yield &value }
    }

#if GTK_4_12
    /// `shrink-center-last`, `gtk_center_box_get_shrink_center_last()`.
    public var shrinkCenterLast: Bool {
        get { gtk_center_box_get_shrink_center_last(C.opaque(_raw)) != 0 }
        set { gtk_center_box_set_shrink_center_last(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.shrinkCenterLast; defer { self.shrinkCenterLast = value }; yield &value }
    }
#endif
}

extension Members where Owner: CenterBox {
    public var baselinePosition: PropertyKey<Owner, BaselinePosition> { PropertyKey("baseline-position") }
#if GTK_4_10
    public var centerWidget: PropertyKey<Owner, Widget?> { PropertyKey("center-widget") }
    public var endWidget: PropertyKey<Owner, Widget?> { PropertyKey("end-widget") }
    public var startWidget: PropertyKey<Owner, Widget?> { PropertyKey("start-widget") }
#endif
#if GTK_4_12
    public var shrinkCenterLast: PropertyKey<Owner, Bool> { PropertyKey("shrink-center-last") }
#endif
}
