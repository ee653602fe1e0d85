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

/// `GskConicGradientNode`. <https://docs.gtk.org/gsk4/class.ConicGradientNode.html>
open class ConicGradientNode: RenderNode {
    public override class var gtype: UInt { gsk_conic_gradient_node_get_type() }

    /// `gsk_conic_gradient_node_new()`.
    public convenience init(
        bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, colorStops: [ColorStop]
    ) {
        var cBounds = bounds._c
        var cCenter = center._c
        let cColorStops = colorStops.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_conic_gradient_node_new(&cBounds, &cCenter, gfloat(rotation), cColorStops, C.gsize(colorStops.count))), "gsk_conic_gradient_node_new"))
    }
}

extension ConicGradientNode {
    /// `gsk_conic_gradient_node_get_angle()`.
    public var angle: Double { Double(gsk_conic_gradient_node_get_angle(C.opaque(_raw))) }

    /// `gsk_conic_gradient_node_get_center()`.
    public var center: Graphene.Point { C.present(C.value(gsk_conic_gradient_node_get_center(C.opaque(_raw))), "gsk_conic_gradient_node_get_center") }

    /// `gsk_conic_gradient_node_get_color_stops()`.
    public var colorStops: [ColorStop] {
        var nStops: gsize = 0
        let result = gsk_conic_gradient_node_get_color_stops(C.opaque(_raw), &nStops)
        return C.array(numbers: result, of: GskColorStop.self, count: C.int(nStops), .none) { ColorStop(_c: $0) }
    }

    /// `gsk_conic_gradient_node_get_n_color_stops()`.
    public var nColorStops: Int { C.int(gsk_conic_gradient_node_get_n_color_stops(C.opaque(_raw))) }

    /// `gsk_conic_gradient_node_get_rotation()`.
    public var rotation: Double { Double(gsk_conic_gradient_node_get_rotation(C.opaque(_raw))) }
}
