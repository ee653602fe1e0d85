// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_operator_t`.
public enum Operator: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_OPERATOR_CLEAR`.
    case clear = 0
    /// `CAIRO_OPERATOR_SOURCE`.
    case source = 1
    /// `CAIRO_OPERATOR_OVER`.
    case over = 2
    /// `CAIRO_OPERATOR_IN`.
    case `in` = 3
    /// `CAIRO_OPERATOR_OUT`.
    case out = 4
    /// `CAIRO_OPERATOR_ATOP`.
    case atop = 5
    /// `CAIRO_OPERATOR_DEST`.
    case dest = 6
    /// `CAIRO_OPERATOR_DEST_OVER`.
    case destOver = 7
    /// `CAIRO_OPERATOR_DEST_IN`.
    case destIn = 8
    /// `CAIRO_OPERATOR_DEST_OUT`.
    case destOut = 9
    /// `CAIRO_OPERATOR_DEST_ATOP`.
    case destAtop = 10
    /// `CAIRO_OPERATOR_XOR`.
    case xor = 11
    /// `CAIRO_OPERATOR_ADD`.
    case add = 12
    /// `CAIRO_OPERATOR_SATURATE`.
    case saturate = 13
    /// `CAIRO_OPERATOR_MULTIPLY`.
    case multiply = 14
    /// `CAIRO_OPERATOR_SCREEN`.
    case screen = 15
    /// `CAIRO_OPERATOR_OVERLAY`.
    case overlay = 16
    /// `CAIRO_OPERATOR_DARKEN`.
    case darken = 17
    /// `CAIRO_OPERATOR_LIGHTEN`.
    case lighten = 18
    /// `CAIRO_OPERATOR_COLOR_DODGE`.
    case colorDodge = 19
    /// `CAIRO_OPERATOR_COLOR_BURN`.
    case colorBurn = 20
    /// `CAIRO_OPERATOR_HARD_LIGHT`.
    case hardLight = 21
    /// `CAIRO_OPERATOR_SOFT_LIGHT`.
    case softLight = 22
    /// `CAIRO_OPERATOR_DIFFERENCE`.
    case difference = 23
    /// `CAIRO_OPERATOR_EXCLUSION`.
    case exclusion = 24
    /// `CAIRO_OPERATOR_HSL_HUE`.
    case hslHue = 25
    /// `CAIRO_OPERATOR_HSL_SATURATION`.
    case hslSaturation = 26
    /// `CAIRO_OPERATOR_HSL_COLOR`.
    case hslColor = 27
    /// `CAIRO_OPERATOR_HSL_LUMINOSITY`.
    case hslLuminosity = 28
    public static var gtype: UInt { cairo_gobject_operator_get_type() }
}
