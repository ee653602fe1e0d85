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

/// `GdkVulkanError`. <https://docs.gtk.org/gdk4/error.VulkanError.html>
public enum VulkanError: Int32, ErrorCode, ValueConvertible {
    /// `GDK_VULKAN_ERROR_UNSUPPORTED`.
    case unsupported = 0
    /// `GDK_VULKAN_ERROR_NOT_AVAILABLE`.
    case notAvailable = 1
    public static var gtype: UInt { gdk_vulkan_error_get_type() }
    public static var domain: String { "gdk-vulkan-error-quark" }
}
