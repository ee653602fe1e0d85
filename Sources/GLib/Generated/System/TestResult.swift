// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTestResult`. <https://docs.gtk.org/glib/enum.TestResult.html>
public enum TestResult: Int32, Enumeration {
    /// `G_TEST_RUN_SUCCESS`.
    case success = 0
    /// `G_TEST_RUN_SKIPPED`.
    case skipped = 1
    /// `G_TEST_RUN_FAILURE`.
    case failure = 2
    /// `G_TEST_RUN_INCOMPLETE`.
    case incomplete = 3
}
