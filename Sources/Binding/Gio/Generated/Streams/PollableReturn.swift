// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GPollableReturn`. <https://docs.gtk.org/gio/enum.PollableReturn.html>
public enum PollableReturn: Enumeration, ValueConvertible {
    /// `G_POLLABLE_RETURN_FAILED`.
    case failed
    /// `G_POLLABLE_RETURN_OK`.
    case ok
    /// `G_POLLABLE_RETURN_WOULD_BLOCK`.
    case wouldBlock
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .failed
        case 1: self = .ok
        case -27: self = .wouldBlock
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .failed: 0
        case .ok: 1
        case .wouldBlock: -27
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.failed, .ok, .wouldBlock] }
    public static var gtype: UInt { g_pollable_return_get_type() }
}
