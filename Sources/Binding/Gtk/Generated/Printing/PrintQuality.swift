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

/// `GtkPrintQuality`. <https://docs.gtk.org/gtk4/enum.PrintQuality.html>
public enum PrintQuality: Enumeration, ValueConvertible {
    /// `GTK_PRINT_QUALITY_LOW`.
    case low
    /// `GTK_PRINT_QUALITY_NORMAL`.
    case normal
    /// `GTK_PRINT_QUALITY_HIGH`.
    case high
    /// `GTK_PRINT_QUALITY_DRAFT`.
    case draft
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .low
        case 1: self = .normal
        case 2: self = .high
        case 3: self = .draft
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .low: 0
        case .normal: 1
        case .high: 2
        case .draft: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.low, .normal, .high, .draft] }
    public static var gtype: UInt { gtk_print_quality_get_type() }
}
