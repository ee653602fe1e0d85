// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GTimeType`. <https://docs.gtk.org/glib/enum.TimeType.html>
public enum TimeType: Enumeration {
    /// `G_TIME_TYPE_STANDARD`.
    case standard
    /// `G_TIME_TYPE_DAYLIGHT`.
    case daylight
    /// `G_TIME_TYPE_UNIVERSAL`.
    case universal
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .standard
        case 1: self = .daylight
        case 2: self = .universal
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .standard: 0
        case .daylight: 1
        case .universal: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.standard, .daylight, .universal] }
}
