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

/// `GskRepeatingLinearGradientNode`. <https://docs.gtk.org/gsk4/class.RepeatingLinearGradientNode.html>
open class RepeatingLinearGradientNode: RenderNode {
    public override class var gtype: UInt { gsk_repeating_linear_gradient_node_get_type() }

    /// `gsk_repeating_linear_gradient_node_new()`.
    public convenience init(
        bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [ColorStop]
    ) {
        var cBounds = bounds._c
        var cStart = start._c
        var cEnd = end._c
        let cColorStops = colorStops.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_repeating_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, C.gsize(colorStops.count))), "gsk_repeating_linear_gradient_node_new"))
    }
}
