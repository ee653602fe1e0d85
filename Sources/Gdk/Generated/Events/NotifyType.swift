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

/// `GdkNotifyType`. <https://docs.gtk.org/gdk4/enum.NotifyType.html>
public enum NotifyType: Int32, Enumeration, ValueConvertible {
    /// `GDK_NOTIFY_ANCESTOR`.
    case ancestor = 0
    /// `GDK_NOTIFY_VIRTUAL`.
    case virtual = 1
    /// `GDK_NOTIFY_INFERIOR`.
    case inferior = 2
    /// `GDK_NOTIFY_NONLINEAR`.
    case nonlinear = 3
    /// `GDK_NOTIFY_NONLINEAR_VIRTUAL`.
    case nonlinearVirtual = 4
    /// `GDK_NOTIFY_UNKNOWN`.
    case unknown = 5
    public static var gtype: UInt { gdk_notify_type_get_type() }
}
