// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GResolverNameLookupFlags`. <https://docs.gtk.org/gio/flags.ResolverNameLookupFlags.html>
public struct ResolverNameLookupFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_resolver_name_lookup_flags_get_type() }
    /// `G_RESOLVER_NAME_LOOKUP_FLAGS_IPV4_ONLY`.
    public static let ipv4Only = Self(rawValue: 1)
    /// `G_RESOLVER_NAME_LOOKUP_FLAGS_IPV6_ONLY`.
    public static let ipv6Only = Self(rawValue: 2)
}
