// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GTlsInteractionResult`. <https://docs.gtk.org/gio/enum.TlsInteractionResult.html>
public enum TlsInteractionResult: Int32, Enumeration, ValueConvertible {
    /// `G_TLS_INTERACTION_UNHANDLED`.
    case unhandled = 0
    /// `G_TLS_INTERACTION_HANDLED`.
    case handled = 1
    /// `G_TLS_INTERACTION_FAILED`.
    case failed = 2
    public static var gtype: UInt { g_tls_interaction_result_get_type() }
}
