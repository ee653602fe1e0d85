// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoCoverageLevel`. <https://docs.gtk.org/Pango/enum.CoverageLevel.html>
public enum CoverageLevel: Int32, Enumeration, ValueConvertible {
    /// `PANGO_COVERAGE_NONE`.
    case none = 0
    /// `PANGO_COVERAGE_FALLBACK`.
    case fallback = 1
    /// `PANGO_COVERAGE_APPROXIMATE`.
    case approximate = 2
    /// `PANGO_COVERAGE_EXACT`.
    case exact = 3
    public static var gtype: UInt { pango_coverage_level_get_type() }
}
