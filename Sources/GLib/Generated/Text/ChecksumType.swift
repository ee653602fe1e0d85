// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GChecksumType`. <https://docs.gtk.org/glib/enum.ChecksumType.html>
public enum ChecksumType: Int32, Enumeration {
    /// `G_CHECKSUM_MD5`.
    case md5 = 0
    /// `G_CHECKSUM_SHA1`.
    case sha1 = 1
    /// `G_CHECKSUM_SHA256`.
    case sha256 = 2
    /// `G_CHECKSUM_SHA512`.
    case sha512 = 3
    /// `G_CHECKSUM_SHA384`.
    case sha384 = 4
}
