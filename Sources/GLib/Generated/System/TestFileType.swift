// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTestFileType`. <https://docs.gtk.org/glib/enum.TestFileType.html>
public enum TestFileType: Int32, Enumeration {
    /// `G_TEST_DIST`.
    case dist = 0
    /// `G_TEST_BUILT`.
    case built = 1
}
