// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GEmblemOrigin`. <https://docs.gtk.org/gio/enum.EmblemOrigin.html>
public enum EmblemOrigin: Int32, Enumeration, ValueConvertible {
    /// `G_EMBLEM_ORIGIN_UNKNOWN`.
    case unknown = 0
    /// `G_EMBLEM_ORIGIN_DEVICE`.
    case device = 1
    /// `G_EMBLEM_ORIGIN_LIVEMETADATA`.
    case livemetadata = 2
    /// `G_EMBLEM_ORIGIN_TAG`.
    case tag = 3
    public static var gtype: UInt { g_emblem_origin_get_type() }
}
