// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoTextTransform`. <https://docs.gtk.org/Pango/enum.TextTransform.html>
public enum TextTransform: Int32, Enumeration, ValueConvertible {
    /// `PANGO_TEXT_TRANSFORM_NONE`.
    case none = 0
    /// `PANGO_TEXT_TRANSFORM_LOWERCASE`.
    case lowercase = 1
    /// `PANGO_TEXT_TRANSFORM_UPPERCASE`.
    case uppercase = 2
    /// `PANGO_TEXT_TRANSFORM_CAPITALIZE`.
    case capitalize = 3
    public static var gtype: UInt { pango_text_transform_get_type() }
}
