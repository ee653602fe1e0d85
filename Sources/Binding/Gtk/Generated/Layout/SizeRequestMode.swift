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

/// `GtkSizeRequestMode`. <https://docs.gtk.org/gtk4/enum.SizeRequestMode.html>
public enum SizeRequestMode: Enumeration, ValueConvertible {
    /// `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`.
    case heightForWidth
    /// `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`.
    case widthForHeight
    /// `GTK_SIZE_REQUEST_CONSTANT_SIZE`.
    case constantSize
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .heightForWidth
        case 1: self = .widthForHeight
        case 2: self = .constantSize
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .heightForWidth: 0
        case .widthForHeight: 1
        case .constantSize: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.heightForWidth, .widthForHeight, .constantSize] }
    public static var gtype: UInt { gtk_size_request_mode_get_type() }
}
