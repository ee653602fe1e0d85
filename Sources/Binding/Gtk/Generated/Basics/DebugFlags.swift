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

/// `GtkDebugFlags`. <https://docs.gtk.org/gtk4/flags.DebugFlags.html>
public struct DebugFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_debug_flags_get_type() }
    /// `GTK_DEBUG_TEXT`.
    public static let text = Self(rawValue: 1)
    /// `GTK_DEBUG_TREE`.
    public static let tree = Self(rawValue: 2)
    /// `GTK_DEBUG_KEYBINDINGS`.
    public static let keybindings = Self(rawValue: 4)
    /// `GTK_DEBUG_MODULES`.
    public static let modules = Self(rawValue: 8)
    /// `GTK_DEBUG_GEOMETRY`.
    public static let geometry = Self(rawValue: 16)
    /// `GTK_DEBUG_ICONTHEME`.
    public static let icontheme = Self(rawValue: 32)
    /// `GTK_DEBUG_PRINTING`.
    public static let printing = Self(rawValue: 64)
    /// `GTK_DEBUG_BUILDER`.
    public static let builder = Self(rawValue: 128)
    /// `GTK_DEBUG_SIZE_REQUEST`.
    public static let sizeRequest = Self(rawValue: 256)
    /// `GTK_DEBUG_NO_CSS_CACHE`.
    public static let noCssCache = Self(rawValue: 512)
    /// `GTK_DEBUG_INTERACTIVE`.
    public static let interactive = Self(rawValue: 1024)
    /// `GTK_DEBUG_TOUCHSCREEN`.
    public static let touchscreen = Self(rawValue: 2048)
    /// `GTK_DEBUG_ACTIONS`.
    public static let actions = Self(rawValue: 4096)
    /// `GTK_DEBUG_LAYOUT`.
    public static let layout = Self(rawValue: 8192)
    /// `GTK_DEBUG_SNAPSHOT`.
    public static let snapshot = Self(rawValue: 16384)
    /// `GTK_DEBUG_CONSTRAINTS`.
    public static let constraints = Self(rawValue: 32768)
    /// `GTK_DEBUG_BUILDER_OBJECTS`.
    public static let builderObjects = Self(rawValue: 65536)
    /// `GTK_DEBUG_A11Y`.
    public static let a11y = Self(rawValue: 131072)
    /// `GTK_DEBUG_ICONFALLBACK`.
    public static let iconfallback = Self(rawValue: 262144)
    /// `GTK_DEBUG_INVERT_TEXT_DIR`.
    public static let invertTextDir = Self(rawValue: 524288)
#if GTK_4_18
    /// `GTK_DEBUG_BUILDER_TRACE`.
    public static let builderTrace = Self(rawValue: 128)
#endif
#if GTK_4_16
    /// `GTK_DEBUG_CSS`.
    public static let css = Self(rawValue: 1048576)
#endif
}
