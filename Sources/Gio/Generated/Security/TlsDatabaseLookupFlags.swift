// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsDatabaseLookupFlags`. <https://docs.gtk.org/gio/enum.TlsDatabaseLookupFlags.html>
public enum TlsDatabaseLookupFlags: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_DATABASE_LOOKUP_NONE`.
    case none = 0
    /// `G_TLS_DATABASE_LOOKUP_KEYPAIR`.
    case keypair = 1
    public static var gtype: UInt { g_tls_database_lookup_flags_get_type() }
}
