// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GNormalizeMode`. <https://docs.gtk.org/glib/enum.NormalizeMode.html>
public enum NormalizeMode: Enumeration {
    /// `G_NORMALIZE_DEFAULT`.
    case `default`
    /// `G_NORMALIZE_DEFAULT_COMPOSE`.
    case defaultCompose
    /// `G_NORMALIZE_ALL`.
    case all
    /// `G_NORMALIZE_ALL_COMPOSE`.
    case allCompose
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .`default`
        case 1: self = .defaultCompose
        case 2: self = .all
        case 3: self = .allCompose
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: 0
        case .defaultCompose: 1
        case .all: 2
        case .allCompose: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .defaultCompose, .all, .allCompose] }
    /// `G_NORMALIZE_NFD`.
    public static var nfd: Self { .`default` }
    /// `G_NORMALIZE_NFC`.
    public static var nfc: Self { .defaultCompose }
    /// `G_NORMALIZE_NFKD`.
    public static var nfkd: Self { .all }
    /// `G_NORMALIZE_NFKC`.
    public static var nfkc: Self { .allCompose }
}
