// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GSeekType`. <https://docs.gtk.org/glib/enum.SeekType.html>
public enum SeekType: Enumeration {
    /// `G_SEEK_CUR`.
    case cur
    /// `G_SEEK_SET`.
    case set
    /// `G_SEEK_END`.
    case end
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .cur
        case 1: self = .set
        case 2: self = .end
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .cur: 0
        case .set: 1
        case .end: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.cur, .set, .end] }
}
