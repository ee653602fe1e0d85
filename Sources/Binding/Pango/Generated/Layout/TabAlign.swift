// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoTabAlign`. <https://docs.gtk.org/Pango/enum.TabAlign.html>
public enum TabAlign: Enumeration, ValueConvertible {
    /// `PANGO_TAB_LEFT`.
    case left
    /// `PANGO_TAB_RIGHT`.
    case right
    /// `PANGO_TAB_CENTER`.
    case center
    /// `PANGO_TAB_DECIMAL`.
    case decimal
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .left
        case 1: self = .right
        case 2: self = .center
        case 3: self = .decimal
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .left: 0
        case .right: 1
        case .center: 2
        case .decimal: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.left, .right, .center, .decimal] }
    public static var gtype: UInt { pango_tab_align_get_type() }
}
