// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GLogWriterOutput`. <https://docs.gtk.org/glib/enum.LogWriterOutput.html>
public enum LogWriterOutput: Enumeration {
    /// `G_LOG_WRITER_HANDLED`.
    case handled
    /// `G_LOG_WRITER_UNHANDLED`.
    case unhandled
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 1: self = .handled
        case 0: self = .unhandled
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .handled: 1
        case .unhandled: 0
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.handled, .unhandled] }
}
