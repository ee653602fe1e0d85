// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GMarkupCollectType`. <https://docs.gtk.org/glib/flags.MarkupCollectType.html>
public struct MarkupCollectType: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_MARKUP_COLLECT_STRING`.
    public static let string = Self(rawValue: 1)
    /// `G_MARKUP_COLLECT_STRDUP`.
    public static let strdup = Self(rawValue: 2)
    /// `G_MARKUP_COLLECT_BOOLEAN`.
    public static let boolean = Self(rawValue: 3)
    /// `G_MARKUP_COLLECT_TRISTATE`.
    public static let tristate = Self(rawValue: 4)
    /// `G_MARKUP_COLLECT_OPTIONAL`.
    public static let optional = Self(rawValue: 65536)
}
