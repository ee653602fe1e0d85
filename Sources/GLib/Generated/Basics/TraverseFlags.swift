// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTraverseFlags`. <https://docs.gtk.org/glib/flags.TraverseFlags.html>
public struct TraverseFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_TRAVERSE_LEAVES`.
    public static let leaves = Self(rawValue: 1)
    /// `G_TRAVERSE_NON_LEAVES`.
    public static let nonLeaves = Self(rawValue: 2)
    /// `G_TRAVERSE_ALL`.
    public static let all = Self(rawValue: 3)
    /// `G_TRAVERSE_MASK`.
    public static let mask = Self(rawValue: 3)
    /// `G_TRAVERSE_LEAFS`.
    public static let leafs = Self(rawValue: 1)
    /// `G_TRAVERSE_NON_LEAFS`.
    public static let nonLeafs = Self(rawValue: 2)
}
