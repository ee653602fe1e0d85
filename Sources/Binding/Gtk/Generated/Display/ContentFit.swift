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

/// `GtkContentFit`. <https://docs.gtk.org/gtk4/enum.ContentFit.html>
public enum ContentFit: Enumeration, ValueConvertible {
    /// `GTK_CONTENT_FIT_FILL`.
    case fill
    /// `GTK_CONTENT_FIT_CONTAIN`.
    case contain
    /// `GTK_CONTENT_FIT_COVER`.
    case cover
    /// `GTK_CONTENT_FIT_SCALE_DOWN`.
    case scaleDown
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fill
        case 1: self = .contain
        case 2: self = .cover
        case 3: self = .scaleDown
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fill: 0
        case .contain: 1
        case .cover: 2
        case .scaleDown: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.fill, .contain, .cover, .scaleDown] }
    public static var gtype: UInt { gtk_content_fit_get_type() }
}
