// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsCertificateRequestFlags`. <https://docs.gtk.org/gio/enum.TlsCertificateRequestFlags.html>
public enum TlsCertificateRequestFlags: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_CERTIFICATE_REQUEST_NONE`.
    case none = 0
    public static var gtype: UInt { g_tls_certificate_request_flags_get_type() }
}
