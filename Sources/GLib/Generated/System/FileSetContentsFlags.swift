// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GFileSetContentsFlags`. <https://docs.gtk.org/glib/flags.FileSetContentsFlags.html>
public struct FileSetContentsFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_FILE_SET_CONTENTS_CONSISTENT`.
    public static let consistent = Self(rawValue: 1)
    /// `G_FILE_SET_CONTENTS_DURABLE`.
    public static let durable = Self(rawValue: 2)
    /// `G_FILE_SET_CONTENTS_ONLY_EXISTING`.
    public static let onlyExisting = Self(rawValue: 4)
}
