// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GTypeFundamentalFlags`. <https://docs.gtk.org/gobject/flags.TypeFundamentalFlags.html>
public struct TypeFundamentalFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_TYPE_FLAG_CLASSED`.
    public static let classed = Self(rawValue: 1)
    /// `G_TYPE_FLAG_INSTANTIATABLE`.
    public static let instantiatable = Self(rawValue: 2)
    /// `G_TYPE_FLAG_DERIVABLE`.
    public static let derivable = Self(rawValue: 4)
    /// `G_TYPE_FLAG_DEEP_DERIVABLE`.
    public static let deepDerivable = Self(rawValue: 8)
}
