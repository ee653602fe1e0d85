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

/// `GtkButtonsType`. <https://docs.gtk.org/gtk4/enum.ButtonsType.html>
public enum ButtonsType: Enumeration, ValueConvertible {
    /// `GTK_BUTTONS_NONE`.
    case none
    /// `GTK_BUTTONS_OK`.
    case ok
    /// `GTK_BUTTONS_CLOSE`.
    case close
    /// `GTK_BUTTONS_CANCEL`.
    case cancel
    /// `GTK_BUTTONS_YES_NO`.
    case yesNo
    /// `GTK_BUTTONS_OK_CANCEL`.
    case okCancel
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .ok
        case 2: self = .close
        case 3: self = .cancel
        case 4: self = .yesNo
        case 5: self = .okCancel
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .ok: 1
        case .close: 2
        case .cancel: 3
        case .yesNo: 4
        case .okCancel: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .ok, .close, .cancel, .yesNo, .okCancel] }
    public static var gtype: UInt { gtk_buttons_type_get_type() }
}
