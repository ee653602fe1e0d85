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

/// `GskLinearGradientNode`. <https://docs.gtk.org/gsk4/class.LinearGradientNode.html>
open class LinearGradientNode: RenderNode {
    public override class var gtype: UInt { gsk_linear_gradient_node_get_type() }

    /// `gsk_linear_gradient_node_new()`.
    public convenience init(
        bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [ColorStop]
    ) {
        var cBounds = bounds._c
        var cStart = start._c
        var cEnd = end._c
        let cColorStops = colorStops.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, C.gsize(colorStops.count))), "gsk_linear_gradient_node_new"))
    }
}

extension LinearGradientNode {
    /// `gsk_linear_gradient_node_get_color_stops()`.
    public var colorStops: [ColorStop] {
        var nStops: gsize = 0
        let result = gsk_linear_gradient_node_get_color_stops(C.opaque(_raw), &nStops)
        return C.array(numbers: result, of: GskColorStop.self, count: C.int(nStops), .none) { ColorStop(_c: $0) }
    }

    /// `gsk_linear_gradient_node_get_end()`.
    public var end: Graphene.Point { C.present(C.value(gsk_linear_gradient_node_get_end(C.opaque(_raw))), "gsk_linear_gradient_node_get_end") }

    /// `gsk_linear_gradient_node_get_n_color_stops()`.
    public var nColorStops: Int { C.int(gsk_linear_gradient_node_get_n_color_stops(C.opaque(_raw))) }

    /// `gsk_linear_gradient_node_get_start()`.
    public var start: Graphene.Point { C.present(C.value(gsk_linear_gradient_node_get_start(C.opaque(_raw))), "gsk_linear_gradient_node_get_start") }
}
