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

/// `GdkFullscreenMode`. <https://docs.gtk.org/gdk4/enum.FullscreenMode.html>
public enum FullscreenMode: Enumeration, ValueConvertible {
    /// `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
    case currentMonitor
    /// `GDK_FULLSCREEN_ON_ALL_MONITORS`.
    case allMonitors
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .currentMonitor
        case 1: self = .allMonitors
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .currentMonitor: 0
        case .allMonitors: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.currentMonitor, .allMonitors] }
    public static var gtype: UInt { gdk_fullscreen_mode_get_type() }
}
