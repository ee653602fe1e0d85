// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkDragCancelReason`. <https://docs.gtk.org/gdk4/enum.DragCancelReason.html>
public enum DragCancelReason: Int32, Enumeration, ValueConvertible {
    /// `GDK_DRAG_CANCEL_NO_TARGET`.
    case noTarget = 0
    /// `GDK_DRAG_CANCEL_USER_CANCELLED`.
    case userCancelled = 1
    /// `GDK_DRAG_CANCEL_ERROR`.
    case error = 2
    public static var gtype: UInt { gdk_drag_cancel_reason_get_type() }
}
