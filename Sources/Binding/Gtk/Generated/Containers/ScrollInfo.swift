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

#if GTK_4_12
/// `GtkScrollInfo`. <https://docs.gtk.org/gtk4/struct.ScrollInfo.html>
public final class ScrollInfo: Boxed {
    public override class var gtype: UInt { gtk_scroll_info_get_type() }

    /// `gtk_scroll_info_new()`.
    public convenience init() {
        self.init(_taking: C.present(C.raw(gtk_scroll_info_new()), "gtk_scroll_info_new"))
    }
}

extension ScrollInfo {
    /// `gtk_scroll_info_get_enable_horizontal()`.
    public var enableHorizontal: Bool {
        get { gtk_scroll_info_get_enable_horizontal(C.opaque(_raw)) != 0 }
        set { gtk_scroll_info_set_enable_horizontal(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableHorizontal; defer { self.enableHorizontal = value }; yield &value }
    }

    /// `gtk_scroll_info_get_enable_vertical()`.
    public var enableVertical: Bool {
        get { gtk_scroll_info_get_enable_vertical(C.opaque(_raw)) != 0 }
        set { gtk_scroll_info_set_enable_vertical(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.enableVertical; defer { self.enableVertical = value }; yield &value }
    }
}
#endif
