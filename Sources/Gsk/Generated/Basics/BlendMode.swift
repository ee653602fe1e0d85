// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

/// `GskBlendMode`. <https://docs.gtk.org/gsk4/enum.BlendMode.html>
public enum BlendMode: Int32, Enumeration, ValueConvertible {
    /// `GSK_BLEND_MODE_DEFAULT`.
    case `default` = 0
    /// `GSK_BLEND_MODE_MULTIPLY`.
    case multiply = 1
    /// `GSK_BLEND_MODE_SCREEN`.
    case screen = 2
    /// `GSK_BLEND_MODE_OVERLAY`.
    case overlay = 3
    /// `GSK_BLEND_MODE_DARKEN`.
    case darken = 4
    /// `GSK_BLEND_MODE_LIGHTEN`.
    case lighten = 5
    /// `GSK_BLEND_MODE_COLOR_DODGE`.
    case colorDodge = 6
    /// `GSK_BLEND_MODE_COLOR_BURN`.
    case colorBurn = 7
    /// `GSK_BLEND_MODE_HARD_LIGHT`.
    case hardLight = 8
    /// `GSK_BLEND_MODE_SOFT_LIGHT`.
    case softLight = 9
    /// `GSK_BLEND_MODE_DIFFERENCE`.
    case difference = 10
    /// `GSK_BLEND_MODE_EXCLUSION`.
    case exclusion = 11
    /// `GSK_BLEND_MODE_COLOR`.
    case color = 12
    /// `GSK_BLEND_MODE_HUE`.
    case hue = 13
    /// `GSK_BLEND_MODE_SATURATION`.
    case saturation = 14
    /// `GSK_BLEND_MODE_LUMINOSITY`.
    case luminosity = 15
    public static var gtype: UInt { gsk_blend_mode_get_type() }
}
