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

#if GTK_4_10
/// `GtkAccessiblePlatformState`. <https://docs.gtk.org/gtk4/enum.AccessiblePlatformState.html>
public enum AccessiblePlatformState: Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSABLE`.
    case focusable
    /// `GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED`.
    case focused
    /// `GTK_ACCESSIBLE_PLATFORM_STATE_ACTIVE`.
    case active
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .focusable
        case 1: self = .focused
        case 2: self = .active
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .focusable: 0
        case .focused: 1
        case .active: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.focusable, .focused, .active] }
    public static var gtype: UInt { gtk_accessible_platform_state_get_type() }
}
#endif
