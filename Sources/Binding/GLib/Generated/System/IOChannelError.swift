// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOChannelError`. <https://docs.gtk.org/glib/error.IOChannelError.html>
public enum IOChannelError: ErrorCode {
    /// `G_IO_CHANNEL_ERROR_FBIG`.
    case fbig
    /// `G_IO_CHANNEL_ERROR_INVAL`.
    case inval
    /// `G_IO_CHANNEL_ERROR_IO`.
    case io
    /// `G_IO_CHANNEL_ERROR_ISDIR`.
    case isdir
    /// `G_IO_CHANNEL_ERROR_NOSPC`.
    case nospc
    /// `G_IO_CHANNEL_ERROR_NXIO`.
    case nxio
    /// `G_IO_CHANNEL_ERROR_OVERFLOW`.
    case overflow
    /// `G_IO_CHANNEL_ERROR_PIPE`.
    case pipe
    /// `G_IO_CHANNEL_ERROR_FAILED`.
    case failed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .fbig
        case 1: self = .inval
        case 2: self = .io
        case 3: self = .isdir
        case 4: self = .nospc
        case 5: self = .nxio
        case 6: self = .overflow
        case 7: self = .pipe
        case 8: self = .failed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .fbig: 0
        case .inval: 1
        case .io: 2
        case .isdir: 3
        case .nospc: 4
        case .nxio: 5
        case .overflow: 6
        case .pipe: 7
        case .failed: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.fbig, .inval, .io, .isdir, .nospc, .nxio, .overflow, .pipe, .failed] }
    public static var domain: String { "g-io-channel-error-quark" }
}
