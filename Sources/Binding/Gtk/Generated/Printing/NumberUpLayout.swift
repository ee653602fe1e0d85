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

/// `GtkNumberUpLayout`. <https://docs.gtk.org/gtk4/enum.NumberUpLayout.html>
public enum NumberUpLayout: Enumeration, ValueConvertible {
    /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_TOP_TO_BOTTOM`.
    case lrtb
    /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_BOTTOM_TO_TOP`.
    case lrbt
    /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_TOP_TO_BOTTOM`.
    case rltb
    /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_BOTTOM_TO_TOP`.
    case rlbt
    /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_LEFT_TO_RIGHT`.
    case tblr
    /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_RIGHT_TO_LEFT`.
    case tbrl
    /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_LEFT_TO_RIGHT`.
    case btlr
    /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_RIGHT_TO_LEFT`.
    case btrl
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .lrtb
        case 1: self = .lrbt
        case 2: self = .rltb
        case 3: self = .rlbt
        case 4: self = .tblr
        case 5: self = .tbrl
        case 6: self = .btlr
        case 7: self = .btrl
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .lrtb: 0
        case .lrbt: 1
        case .rltb: 2
        case .rlbt: 3
        case .tblr: 4
        case .tbrl: 5
        case .btlr: 6
        case .btrl: 7
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.lrtb, .lrbt, .rltb, .rlbt, .tblr, .tbrl, .btlr, .btrl] }
    public static var gtype: UInt { gtk_number_up_layout_get_type() }
}
