// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `AdwTabViewShortcuts`.
public struct TabViewShortcuts: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { adw_tab_view_shortcuts_get_type() }
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_TAB`.
    public static let controlTab = Self(rawValue: 1)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_TAB`.
    public static let controlShiftTab = Self(rawValue: 2)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_UP`.
    public static let controlPageUp = Self(rawValue: 4)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_PAGE_DOWN`.
    public static let controlPageDown = Self(rawValue: 8)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_HOME`.
    public static let controlHome = Self(rawValue: 16)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_END`.
    public static let controlEnd = Self(rawValue: 32)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_UP`.
    public static let controlShiftPageUp = Self(rawValue: 64)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_PAGE_DOWN`.
    public static let controlShiftPageDown = Self(rawValue: 128)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_HOME`.
    public static let controlShiftHome = Self(rawValue: 256)
    /// `ADW_TAB_VIEW_SHORTCUT_CONTROL_SHIFT_END`.
    public static let controlShiftEnd = Self(rawValue: 512)
    /// `ADW_TAB_VIEW_SHORTCUT_ALT_DIGITS`.
    public static let altDigits = Self(rawValue: 1024)
    /// `ADW_TAB_VIEW_SHORTCUT_ALT_ZERO`.
    public static let altZero = Self(rawValue: 2048)
    /// `ADW_TAB_VIEW_SHORTCUT_ALL_SHORTCUTS`.
    public static let allShortcuts = Self(rawValue: 4095)
}
