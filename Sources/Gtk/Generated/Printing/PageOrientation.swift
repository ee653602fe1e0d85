// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

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
