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

#if GTK_4_16
/// `GdkCicpRange`. <https://docs.gtk.org/gdk4/enum.CicpRange.html>
public enum CicpRange: Enumeration, ValueConvertible {
    /// `GDK_CICP_RANGE_NARROW`.
    case narrow
    /// `GDK_CICP_RANGE_FULL`.
    case full
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .narrow
        case 1: self = .full
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .narrow: 0
        case .full: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.narrow, .full] }
    public static var gtype: UInt { gdk_cicp_range_get_type() }
}
#endif
