// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GChecksumType`. <https://docs.gtk.org/glib/enum.ChecksumType.html>
public enum ChecksumType: Enumeration {
    /// `G_CHECKSUM_MD5`.
    case md5
    /// `G_CHECKSUM_SHA1`.
    case sha1
    /// `G_CHECKSUM_SHA256`.
    case sha256
    /// `G_CHECKSUM_SHA512`.
    case sha512
    /// `G_CHECKSUM_SHA384`.
    case sha384
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .md5
        case 1: self = .sha1
        case 2: self = .sha256
        case 3: self = .sha512
        case 4: self = .sha384
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .md5: 0
        case .sha1: 1
        case .sha256: 2
        case .sha512: 3
        case .sha384: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.md5, .sha1, .sha256, .sha512, .sha384] }
}
