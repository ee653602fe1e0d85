// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOChannelError`. <https://docs.gtk.org/glib/error.IOChannelError.html>
public enum IOChannelError: Int32, ErrorCode {
    /// `G_IO_CHANNEL_ERROR_FBIG`.
    case fbig = 0
    /// `G_IO_CHANNEL_ERROR_INVAL`.
    case inval = 1
    /// `G_IO_CHANNEL_ERROR_IO`.
    case io = 2
    /// `G_IO_CHANNEL_ERROR_ISDIR`.
    case isdir = 3
    /// `G_IO_CHANNEL_ERROR_NOSPC`.
    case nospc = 4
    /// `G_IO_CHANNEL_ERROR_NXIO`.
    case nxio = 5
    /// `G_IO_CHANNEL_ERROR_OVERFLOW`.
    case overflow = 6
    /// `G_IO_CHANNEL_ERROR_PIPE`.
    case pipe = 7
    /// `G_IO_CHANNEL_ERROR_FAILED`.
    case failed = 8
    public static var domain: String { "g-io-channel-error-quark" }
}
