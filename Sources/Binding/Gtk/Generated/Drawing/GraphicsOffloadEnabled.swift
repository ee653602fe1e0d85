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

#if GTK_4_14
/// `GtkGraphicsOffloadEnabled`. <https://docs.gtk.org/gtk4/enum.GraphicsOffloadEnabled.html>
public enum GraphicsOffloadEnabled: Enumeration, ValueConvertible {
    /// `GTK_GRAPHICS_OFFLOAD_ENABLED`.
    case enabled
    /// `GTK_GRAPHICS_OFFLOAD_DISABLED`.
    case disabled
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .enabled
        case 1: self = .disabled
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .enabled: 0
        case .disabled: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.enabled, .disabled] }
    public static var gtype: UInt { gtk_graphics_offload_enabled_get_type() }
}
#endif
