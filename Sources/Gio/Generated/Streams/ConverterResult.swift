// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `GConverterResult`. <https://docs.gtk.org/gio/enum.ConverterResult.html>
public enum ConverterResult: Int32, Enumeration, ValueConvertible {
    /// `G_CONVERTER_ERROR`.
    case error = 0
    /// `G_CONVERTER_CONVERTED`.
    case converted = 1
    /// `G_CONVERTER_FINISHED`.
    case finished = 2
    /// `G_CONVERTER_FLUSHED`.
    case flushed = 3
    public static var gtype: UInt { g_converter_result_get_type() }
}
