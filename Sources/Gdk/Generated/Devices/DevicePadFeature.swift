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

/// `GdkDevicePadFeature`. <https://docs.gtk.org/gdk4/enum.DevicePadFeature.html>
public enum DevicePadFeature: Int32, Enumeration, ValueConvertible {
    /// `GDK_DEVICE_PAD_FEATURE_BUTTON`.
    case button = 0
    /// `GDK_DEVICE_PAD_FEATURE_RING`.
    case ring = 1
    /// `GDK_DEVICE_PAD_FEATURE_STRIP`.
    case strip = 2
    public static var gtype: UInt { gdk_device_pad_feature_get_type() }
}
