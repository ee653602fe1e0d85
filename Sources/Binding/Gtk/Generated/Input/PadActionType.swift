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

/// `GtkPadActionType`. <https://docs.gtk.org/gtk4/enum.PadActionType.html>
public enum PadActionType: Enumeration, ValueConvertible {
    /// `GTK_PAD_ACTION_BUTTON`.
    case button
    /// `GTK_PAD_ACTION_RING`.
    case ring
    /// `GTK_PAD_ACTION_STRIP`.
    case strip
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .button
        case 1: self = .ring
        case 2: self = .strip
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .button: 0
        case .ring: 1
        case .strip: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.button, .ring, .strip] }
    public static var gtype: UInt { gtk_pad_action_type_get_type() }
}
