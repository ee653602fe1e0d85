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

/// `GtkPrintPages`. <https://docs.gtk.org/gtk4/enum.PrintPages.html>
public enum PrintPages: Enumeration, ValueConvertible {
    /// `GTK_PRINT_PAGES_ALL`.
    case all
    /// `GTK_PRINT_PAGES_CURRENT`.
    case current
    /// `GTK_PRINT_PAGES_RANGES`.
    case ranges
    /// `GTK_PRINT_PAGES_SELECTION`.
    case selection
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .all
        case 1: self = .current
        case 2: self = .ranges
        case 3: self = .selection
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .all: 0
        case .current: 1
        case .ranges: 2
        case .selection: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.all, .current, .ranges, .selection] }
    public static var gtype: UInt { gtk_print_pages_get_type() }
}
