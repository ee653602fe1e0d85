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

/// `GdkSubpixelLayout`. <https://docs.gtk.org/gdk4/enum.SubpixelLayout.html>
public enum SubpixelLayout: Enumeration, ValueConvertible {
    /// `GDK_SUBPIXEL_LAYOUT_UNKNOWN`.
    case unknown
    /// `GDK_SUBPIXEL_LAYOUT_NONE`.
    case none
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`.
    case horizontalRgb
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`.
    case horizontalBgr
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`.
    case verticalRgb
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`.
    case verticalBgr
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .none
        case 2: self = .horizontalRgb
        case 3: self = .horizontalBgr
        case 4: self = .verticalRgb
        case 5: self = .verticalBgr
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .none: 1
        case .horizontalRgb: 2
        case .horizontalBgr: 3
        case .verticalRgb: 4
        case .verticalBgr: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .none, .horizontalRgb, .horizontalBgr, .verticalRgb, .verticalBgr] }
    public static var gtype: UInt { gdk_subpixel_layout_get_type() }
}
