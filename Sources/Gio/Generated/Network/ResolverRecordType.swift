// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GResolverRecordType`. <https://docs.gtk.org/gio/enum.ResolverRecordType.html>
public enum ResolverRecordType: Int32, Enumeration, ValueConvertible {
    /// `G_RESOLVER_RECORD_SRV`.
    case srv = 1
    /// `G_RESOLVER_RECORD_MX`.
    case mx = 2
    /// `G_RESOLVER_RECORD_TXT`.
    case txt = 3
    /// `G_RESOLVER_RECORD_SOA`.
    case soa = 4
    /// `G_RESOLVER_RECORD_NS`.
    case ns = 5
    public static var gtype: UInt { g_resolver_record_type_get_type() }
}
