// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsProtocolVersion`. <https://docs.gtk.org/gio/enum.TlsProtocolVersion.html>
public enum TlsProtocolVersion: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_PROTOCOL_VERSION_UNKNOWN`.
    case unknown = 0
    /// `G_TLS_PROTOCOL_VERSION_SSL_3_0`.
    case ssl30 = 1
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_0`.
    case tls10 = 2
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_1`.
    case tls11 = 3
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_2`.
    case tls12 = 4
    /// `G_TLS_PROTOCOL_VERSION_TLS_1_3`.
    case tls13 = 5
    /// `G_TLS_PROTOCOL_VERSION_DTLS_1_0`.
    case dtls10 = 201
    /// `G_TLS_PROTOCOL_VERSION_DTLS_1_2`.
    case dtls12 = 202
    public static var gtype: UInt { g_tls_protocol_version_get_type() }
}
