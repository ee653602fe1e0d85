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

/// `GtkPageOrientation`. <https://docs.gtk.org/gtk4/enum.PageOrientation.html>
public enum PageOrientation: Enumeration, ValueConvertible {
    /// `GTK_PAGE_ORIENTATION_PORTRAIT`.
    case portrait
    /// `GTK_PAGE_ORIENTATION_LANDSCAPE`.
    case landscape
    /// `GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT`.
    case reversePortrait
    /// `GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE`.
    case reverseLandscape
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .portrait
        case 1: self = .landscape
        case 2: self = .reversePortrait
        case 3: self = .reverseLandscape
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .portrait: 0
        case .landscape: 1
        case .reversePortrait: 2
        case .reverseLandscape: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.portrait, .landscape, .reversePortrait, .reverseLandscape] }
    public static var gtype: UInt { gtk_page_orientation_get_type() }
}
