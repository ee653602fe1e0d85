// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoRenderPart`. <https://docs.gtk.org/Pango/enum.RenderPart.html>
public enum RenderPart: Int32, Enumeration, ValueConvertible {
    /// `PANGO_RENDER_PART_FOREGROUND`.
    case foreground = 0
    /// `PANGO_RENDER_PART_BACKGROUND`.
    case background = 1
    /// `PANGO_RENDER_PART_UNDERLINE`.
    case underline = 2
    /// `PANGO_RENDER_PART_STRIKETHROUGH`.
    case strikethrough = 3
    /// `PANGO_RENDER_PART_OVERLINE`.
    case overline = 4
    public static var gtype: UInt { pango_render_part_get_type() }
}
