// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

#if GTK_4_14
/// `GskPathMeasure`. <https://docs.gtk.org/gsk4/struct.PathMeasure.html>
public final class PathMeasure: Boxed {
    public override class var gtype: UInt { gsk_path_measure_get_type() }

    /// `gsk_path_measure_new()`.
    public convenience init(path: Path) {
        self.init(_taking: C.present(C.raw(gsk_path_measure_new(C.opaque(path._raw))), "gsk_path_measure_new"))
    }

    /// `gsk_path_measure_new_with_tolerance()`.
    public convenience init(path: Path, tolerance: Double) {
        self.init(_taking: C.present(C.raw(gsk_path_measure_new_with_tolerance(C.opaque(path._raw), gfloat(tolerance))), "gsk_path_measure_new_with_tolerance"))
    }
}

extension PathMeasure {
    /// `gsk_path_measure_get_length()`.
    public var length: Double { Double(gsk_path_measure_get_length(C.opaque(_raw))) }

    /// `gsk_path_measure_get_path()`.
    public var path: Path { C.present(C.copy(C.raw(gsk_path_measure_get_path(C.opaque(_raw)))), "gsk_path_measure_get_path") }

    /// `gsk_path_measure_get_point()`.
    public func point(_ distance: Double) -> PathPoint? {
        var place = GskPathPoint()
        let result = gsk_path_measure_get_point(C.opaque(_raw), gfloat(distance), &place)
        return result == 0 ? nil : PathPoint(_c: place)
    }

    /// `gsk_path_measure_get_tolerance()`.
    public var tolerance: Double { Double(gsk_path_measure_get_tolerance(C.opaque(_raw))) }
}
#endif
