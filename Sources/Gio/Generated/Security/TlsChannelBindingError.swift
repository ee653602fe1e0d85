// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsChannelBindingError`. <https://docs.gtk.org/gio/error.TlsChannelBindingError.html>
public enum TlsChannelBindingError: Int32, ErrorCode, ValueConvertible {
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_IMPLEMENTED`.
    case notImplemented = 0
    /// `G_TLS_CHANNEL_BINDING_ERROR_INVALID_STATE`.
    case invalidState = 1
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_AVAILABLE`.
    case notAvailable = 2
    /// `G_TLS_CHANNEL_BINDING_ERROR_NOT_SUPPORTED`.
    case notSupported = 3
    /// `G_TLS_CHANNEL_BINDING_ERROR_GENERAL_ERROR`.
    case generalError = 4
    public static var gtype: UInt { g_tls_channel_binding_error_get_type() }
    public static var domain: String { "g-tls-channel-binding-error-quark" }
}
