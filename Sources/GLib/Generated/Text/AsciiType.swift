// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GAsciiType`. <https://docs.gtk.org/glib/flags.AsciiType.html>
public struct AsciiType: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_ASCII_ALNUM`.
    public static let alnum = Self(rawValue: 1)
    /// `G_ASCII_ALPHA`.
    public static let alpha = Self(rawValue: 2)
    /// `G_ASCII_CNTRL`.
    public static let cntrl = Self(rawValue: 4)
    /// `G_ASCII_DIGIT`.
    public static let digit = Self(rawValue: 8)
    /// `G_ASCII_GRAPH`.
    public static let graph = Self(rawValue: 16)
    /// `G_ASCII_LOWER`.
    public static let lower = Self(rawValue: 32)
    /// `G_ASCII_PRINT`.
    public static let print = Self(rawValue: 64)
    /// `G_ASCII_PUNCT`.
    public static let punct = Self(rawValue: 128)
    /// `G_ASCII_SPACE`.
    public static let space = Self(rawValue: 256)
    /// `G_ASCII_UPPER`.
    public static let upper = Self(rawValue: 512)
    /// `G_ASCII_XDIGIT`.
    public static let xdigit = Self(rawValue: 1024)
}
