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

/// `GskRadialGradientNode`. <https://docs.gtk.org/gsk4/class.RadialGradientNode.html>
open class RadialGradientNode: RenderNode {
    public override class var gtype: UInt { gsk_radial_gradient_node_get_type() }

    /// `gsk_radial_gradient_node_new()`.
    public convenience init(
        bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double, colorStops: [ColorStop]
    ) {
        var cBounds = bounds._c
        var cCenter = center._c
        let cColorStops = colorStops.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_radial_gradient_node_new(&cBounds, &cCenter, gfloat(hradius), gfloat(vradius), gfloat(start), gfloat(end), cColorStops, C.gsize(colorStops.count))), "gsk_radial_gradient_node_new"))
    }
}

extension RadialGradientNode {
    /// `gsk_radial_gradient_node_get_center()`.
    public var center: Graphene.Point { C.present(C.value(gsk_radial_gradient_node_get_center(C.opaque(_raw))), "gsk_radial_gradient_node_get_center") }

    /// `gsk_radial_gradient_node_get_color_stops()`.
    public var colorStops: [ColorStop] {
        var nStops: gsize = 0
        let result = gsk_radial_gradient_node_get_color_stops(C.opaque(_raw), &nStops)
        return C.array(numbers: result, of: GskColorStop.self, count: C.int(nStops), .none) { ColorStop(_c: $0) }
    }

    /// `gsk_radial_gradient_node_get_end()`.
    public var end: Double { Double(gsk_radial_gradient_node_get_end(C.opaque(_raw))) }

    /// `gsk_radial_gradient_node_get_hradius()`.
    public var hradius: Double { Double(gsk_radial_gradient_node_get_hradius(C.opaque(_raw))) }

    /// `gsk_radial_gradient_node_get_n_color_stops()`.
    public var nColorStops: Int { C.int(gsk_radial_gradient_node_get_n_color_stops(C.opaque(_raw))) }

    /// `gsk_radial_gradient_node_get_start()`.
    public var start: Double { Double(gsk_radial_gradient_node_get_start(C.opaque(_raw))) }

    /// `gsk_radial_gradient_node_get_vradius()`.
    public var vradius: Double { Double(gsk_radial_gradient_node_get_vradius(C.opaque(_raw))) }
}
