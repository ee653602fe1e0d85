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

/// `GtkWindowControls`. <https://docs.gtk.org/gtk4/class.WindowControls.html>
open class WindowControls: Widget {
    open override nonisolated class var gtype: UInt { gtk_window_controls_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { WindowControls(_borrowed: raw) }

    /// `gtk_window_controls_new()`.
    public convenience init(side: PackType) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["side": side]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_window_controls_new(.init(rawValue: C.number(side)))), "gtk_window_controls_new"))
    }
}

extension WindowControls {
    /// `decoration-layout`, `gtk_window_controls_get_decoration_layout()`.
    public var decorationLayout: String? {
        get { C.optionalString(gtk_window_controls_get_decoration_layout(C.opaque(_raw))) }
        set { gtk_window_controls_set_decoration_layout(C.opaque(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.decorationLayout; defer { self.decorationLayout = value }; yield &value }
    }

    /// `empty`, `gtk_window_controls_get_empty()`.
    public var empty: Bool { gtk_window_controls_get_empty(C.opaque(_raw)) != 0 }

    /// `side`, `gtk_window_controls_get_side()`.
    public var side: PackType {
        get { C.enumeration(gtk_window_controls_get_side(C.opaque(_raw)).rawValue) }
        set { gtk_window_controls_set_side(C.opaque(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.side; defer { self.side = value }; yield &value }
    }

#if GTK_4_18
    /// `use-native-controls`, `gtk_window_controls_get_use_native_controls()`.
    public var useNativeControls: Bool {
        get { gtk_window_controls_get_use_native_controls(C.opaque(_raw)) != 0 }
        set { gtk_window_controls_set_use_native_controls(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useNativeControls; defer { self.useNativeControls = value }; yield &value }
    }
#endif
}

extension Members where Owner: WindowControls {
    public var decorationLayout: PropertyKey<Owner, String?> { PropertyKey("decoration-layout") }
    public var empty: PropertyKey<Owner, Bool> { PropertyKey("empty") }
    public var side: PropertyKey<Owner, PackType> { PropertyKey("side") }
#if GTK_4_18
    public var useNativeControls: PropertyKey<Owner, Bool> { PropertyKey("use-native-controls") }
#endif
}
