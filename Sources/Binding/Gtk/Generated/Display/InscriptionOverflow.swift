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

/// `GtkInscriptionOverflow`. <https://docs.gtk.org/gtk4/enum.InscriptionOverflow.html>
public enum InscriptionOverflow: Enumeration, ValueConvertible {
    /// `GTK_INSCRIPTION_OVERFLOW_CLIP`.
    case clip
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`.
    case ellipsizeStart
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`.
    case ellipsizeMiddle
    /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`.
    case ellipsizeEnd
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .clip
        case 1: self = .ellipsizeStart
        case 2: self = .ellipsizeMiddle
        case 3: self = .ellipsizeEnd
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .clip: 0
        case .ellipsizeStart: 1
        case .ellipsizeMiddle: 2
        case .ellipsizeEnd: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.clip, .ellipsizeStart, .ellipsizeMiddle, .ellipsizeEnd] }
    public static var gtype: UInt { gtk_inscription_overflow_get_type() }
}
