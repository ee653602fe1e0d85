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
@_spi(Binding) import Pango

#if GTK_4_10
/// `GskMaskMode`. <https://docs.gtk.org/gsk4/enum.MaskMode.html>
public enum MaskMode: Enumeration, ValueConvertible {
    /// `GSK_MASK_MODE_ALPHA`.
    case alpha
    /// `GSK_MASK_MODE_INVERTED_ALPHA`.
    case invertedAlpha
    /// `GSK_MASK_MODE_LUMINANCE`.
    case luminance
    /// `GSK_MASK_MODE_INVERTED_LUMINANCE`.
    case invertedLuminance
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .alpha
        case 1: self = .invertedAlpha
        case 2: self = .luminance
        case 3: self = .invertedLuminance
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .alpha: 0
        case .invertedAlpha: 1
        case .luminance: 2
        case .invertedLuminance: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.alpha, .invertedAlpha, .luminance, .invertedLuminance] }
    public static var gtype: UInt { gsk_mask_mode_get_type() }
}
#endif
