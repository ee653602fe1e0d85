// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GFileTest`. <https://docs.gtk.org/glib/flags.FileTest.html>
public struct FileTest: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_FILE_TEST_IS_REGULAR`.
    public static let isRegular = Self(rawValue: 1)
    /// `G_FILE_TEST_IS_SYMLINK`.
    public static let isSymlink = Self(rawValue: 2)
    /// `G_FILE_TEST_IS_DIR`.
    public static let isDir = Self(rawValue: 4)
    /// `G_FILE_TEST_IS_EXECUTABLE`.
    public static let isExecutable = Self(rawValue: 8)
    /// `G_FILE_TEST_EXISTS`.
    public static let exists = Self(rawValue: 16)
}
