// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTestLogType`. <https://docs.gtk.org/glib/enum.TestLogType.html>
public enum TestLogType: Int32, Enumeration {
    /// `G_TEST_LOG_NONE`.
    case none = 0
    /// `G_TEST_LOG_ERROR`.
    case error = 1
    /// `G_TEST_LOG_START_BINARY`.
    case startBinary = 2
    /// `G_TEST_LOG_LIST_CASE`.
    case listCase = 3
    /// `G_TEST_LOG_SKIP_CASE`.
    case skipCase = 4
    /// `G_TEST_LOG_START_CASE`.
    case startCase = 5
    /// `G_TEST_LOG_STOP_CASE`.
    case stopCase = 6
    /// `G_TEST_LOG_MIN_RESULT`.
    case minResult = 7
    /// `G_TEST_LOG_MAX_RESULT`.
    case maxResult = 8
    /// `G_TEST_LOG_MESSAGE`.
    case message = 9
    /// `G_TEST_LOG_START_SUITE`.
    case startSuite = 10
    /// `G_TEST_LOG_STOP_SUITE`.
    case stopSuite = 11
}
