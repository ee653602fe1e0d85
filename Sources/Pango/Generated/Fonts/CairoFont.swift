// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoCairoFont`.
@MainActor
public protocol CairoFont: Font {}

/// Some object with the interface ``CairoFont``, of a class that is private to its library.
public final class AnyCairoFont: Font, CairoFont {
    public override nonisolated class var gtype: UInt { pango_cairo_font_get_type() }
    public override nonisolated class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCairoFont(_borrowed: raw) }
}
