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

/// `GskScalingFilter`. <https://docs.gtk.org/gsk4/enum.ScalingFilter.html>
public enum ScalingFilter: Enumeration, ValueConvertible {
    /// `GSK_SCALING_FILTER_LINEAR`.
    case linear
    /// `GSK_SCALING_FILTER_NEAREST`.
    case nearest
    /// `GSK_SCALING_FILTER_TRILINEAR`.
    case trilinear
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .linear
        case 1: self = .nearest
        case 2: self = .trilinear
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .linear: 0
        case .nearest: 1
        case .trilinear: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.linear, .nearest, .trilinear] }
    public static var gtype: UInt { gsk_scaling_filter_get_type() }
}
