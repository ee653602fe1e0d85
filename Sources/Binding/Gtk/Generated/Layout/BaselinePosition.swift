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

/// `GtkBaselinePosition`. <https://docs.gtk.org/gtk4/enum.BaselinePosition.html>
public enum BaselinePosition: Enumeration, ValueConvertible {
    /// `GTK_BASELINE_POSITION_TOP`.
    case top
    /// `GTK_BASELINE_POSITION_CENTER`.
    case center
    /// `GTK_BASELINE_POSITION_BOTTOM`.
    case bottom
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .top
        case 1: self = .center
        case 2: self = .bottom
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .top: 0
        case .center: 1
        case .bottom: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.top, .center, .bottom] }
    public static var gtype: UInt { gtk_baseline_position_get_type() }
}
