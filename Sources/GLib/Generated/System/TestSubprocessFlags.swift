// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTestSubprocessFlags`. <https://docs.gtk.org/glib/flags.TestSubprocessFlags.html>
public struct TestSubprocessFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_TEST_SUBPROCESS_INHERIT_STDIN`.
    public static let inheritStdin = Self(rawValue: 1)
    /// `G_TEST_SUBPROCESS_INHERIT_STDOUT`.
    public static let inheritStdout = Self(rawValue: 2)
    /// `G_TEST_SUBPROCESS_INHERIT_STDERR`.
    public static let inheritStderr = Self(rawValue: 4)
}
