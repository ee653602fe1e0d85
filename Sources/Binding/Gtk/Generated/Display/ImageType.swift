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

/// `GtkImageType`. <https://docs.gtk.org/gtk4/enum.ImageType.html>
public enum ImageType: Enumeration, ValueConvertible {
    /// `GTK_IMAGE_EMPTY`.
    case empty
    /// `GTK_IMAGE_ICON_NAME`.
    case iconName
    /// `GTK_IMAGE_GICON`.
    case gicon
    /// `GTK_IMAGE_PAINTABLE`.
    case paintable
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .empty
        case 1: self = .iconName
        case 2: self = .gicon
        case 3: self = .paintable
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .empty: 0
        case .iconName: 1
        case .gicon: 2
        case .paintable: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.empty, .iconName, .gicon, .paintable] }
    public static var gtype: UInt { gtk_image_type_get_type() }
}
