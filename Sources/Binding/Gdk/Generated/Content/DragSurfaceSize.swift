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

#if GTK_4_12
/// `GdkDragSurfaceSize`. <https://docs.gtk.org/gdk4/struct.DragSurfaceSize.html>
public final class DragSurfaceSize: Boxed {
    public override class var gtype: UInt { gdk_drag_surface_size_get_type() }
}

extension DragSurfaceSize {
    /// `gdk_drag_surface_size_set_size()`.
    public func setSize(width: Int, height: Int) {
        gdk_drag_surface_size_set_size(C.opaque(_raw), C.gint(width), C.gint(height))
    }
}
#endif
