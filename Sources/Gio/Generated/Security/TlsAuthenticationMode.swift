// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsAuthenticationMode`. <https://docs.gtk.org/gio/enum.TlsAuthenticationMode.html>
public enum TlsAuthenticationMode: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_AUTHENTICATION_NONE`.
    case none = 0
    /// `G_TLS_AUTHENTICATION_REQUESTED`.
    case requested = 1
    /// `G_TLS_AUTHENTICATION_REQUIRED`.
    case required = 2
    public static var gtype: UInt { g_tls_authentication_mode_get_type() }
}
