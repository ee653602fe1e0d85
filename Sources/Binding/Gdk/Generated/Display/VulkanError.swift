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

/// `GdkVulkanError`. <https://docs.gtk.org/gdk4/error.VulkanError.html>
public enum VulkanError: ErrorCode, ValueConvertible {
    /// `GDK_VULKAN_ERROR_UNSUPPORTED`.
    case unsupported
    /// `GDK_VULKAN_ERROR_NOT_AVAILABLE`.
    case notAvailable
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unsupported
        case 1: self = .notAvailable
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unsupported: 0
        case .notAvailable: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unsupported, .notAvailable] }
    public static var gtype: UInt { gdk_vulkan_error_get_type() }
    public static var domain: String { "gdk-vulkan-error-quark" }
}
