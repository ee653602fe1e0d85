// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsChannelBindingType`. <https://docs.gtk.org/gio/enum.TlsChannelBindingType.html>
public enum TlsChannelBindingType: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_CHANNEL_BINDING_TLS_UNIQUE`.
    case unique = 0
    /// `G_TLS_CHANNEL_BINDING_TLS_SERVER_END_POINT`.
    case serverEndPoint = 1
    /// `G_TLS_CHANNEL_BINDING_TLS_EXPORTER`.
    case exporter = 2
    public static var gtype: UInt { g_tls_channel_binding_type_get_type() }
}
