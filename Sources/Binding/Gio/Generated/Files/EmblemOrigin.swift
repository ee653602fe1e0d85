// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GEmblemOrigin`. <https://docs.gtk.org/gio/enum.EmblemOrigin.html>
public enum EmblemOrigin: Enumeration, ValueConvertible {
    /// `G_EMBLEM_ORIGIN_UNKNOWN`.
    case unknown
    /// `G_EMBLEM_ORIGIN_DEVICE`.
    case device
    /// `G_EMBLEM_ORIGIN_LIVEMETADATA`.
    case livemetadata
    /// `G_EMBLEM_ORIGIN_TAG`.
    case tag
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .device
        case 2: self = .livemetadata
        case 3: self = .tag
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .device: 1
        case .livemetadata: 2
        case .tag: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .device, .livemetadata, .tag] }
    public static var gtype: UInt { g_emblem_origin_get_type() }
}
