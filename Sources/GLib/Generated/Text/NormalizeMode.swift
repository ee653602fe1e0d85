// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GNormalizeMode`. <https://docs.gtk.org/glib/enum.NormalizeMode.html>
public enum NormalizeMode: Int32, Enumeration {
    /// `G_NORMALIZE_DEFAULT`.
    case `default` = 0
    /// `G_NORMALIZE_DEFAULT_COMPOSE`.
    case defaultCompose = 1
    /// `G_NORMALIZE_ALL`.
    case all = 2
    /// `G_NORMALIZE_ALL_COMPOSE`.
    case allCompose = 3
    /// `G_NORMALIZE_NFD`.
    public static var nfd: Self { .`default` }
    /// `G_NORMALIZE_NFC`.
    public static var nfc: Self { .defaultCompose }
    /// `G_NORMALIZE_NFKD`.
    public static var nfkd: Self { .all }
    /// `G_NORMALIZE_NFKC`.
    public static var nfkc: Self { .allCompose }
}
