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

/// `GskBorderNode`. <https://docs.gtk.org/gsk4/class.BorderNode.html>
open class BorderNode: RenderNode {
    public override class var gtype: UInt { gsk_border_node_get_type() }

    /// `gsk_border_node_new()`.
    public convenience init(outline: RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
        var cOutline = outline._c
        C.require(borderWidth.count, 4, "border_width")
        let cBorderWidth = borderWidth.map { gfloat($0) }
        C.require(borderColor.count, 4, "border_color")
        let cBorderColor = borderColor.map { $0._c }
        self.init(_taking: C.present(C.raw(gsk_border_node_new(&cOutline, cBorderWidth, cBorderColor)), "gsk_border_node_new"))
    }
}

extension BorderNode {
    /// `gsk_border_node_get_colors()`.
    public var colors: Gdk.RGBA { C.present(C.value(gsk_border_node_get_colors(C.opaque(_raw))), "gsk_border_node_get_colors") }

    /// `gsk_border_node_get_outline()`.
    public var outline: RoundedRect { C.present(C.value(gsk_border_node_get_outline(C.opaque(_raw))), "gsk_border_node_get_outline") }

    /// `gsk_border_node_get_widths()`.
    public var widths: [Double] { C.array(numbers: gsk_border_node_get_widths(C.opaque(_raw)), of: gfloat.self, count: 4, .none) { Double($0) } }
}
