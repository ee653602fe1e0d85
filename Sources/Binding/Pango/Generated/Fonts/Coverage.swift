// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoCoverage`. <https://docs.gtk.org/Pango/class.Coverage.html>
open class Coverage: Object {
    open override nonisolated class var gtype: UInt { pango_coverage_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Coverage(_borrowed: raw) }
}

extension Coverage {
    /// `pango_coverage_copy()`.
    @discardableResult
    public func copy() -> Coverage {
        C.present(C.adopt(C.raw(pango_coverage_copy(C.opaque(_raw)))), "pango_coverage_copy")
    }

    /// `pango_coverage_get()`.
    @discardableResult
    public func get(_ index: Int) -> CoverageLevel {
        C.enumeration(pango_coverage_get(C.opaque(_raw), C.gint(index)).rawValue)
    }

    /// `pango_coverage_set()`.
    public func set(index: Int, level: CoverageLevel) {
        pango_coverage_set(C.opaque(_raw), C.gint(index), .init(rawValue: C.number(level)))
    }
}
