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

/// `GskColorNode`. <https://docs.gtk.org/gsk4/class.ColorNode.html>
open class ColorNode: RenderNode {
    public override class var gtype: UInt { gsk_color_node_get_type() }

    /// `gsk_color_node_new()`.
    public convenience init(rgba: Gdk.RGBA, bounds: Graphene.Rect) {
        var cRgba = rgba._c
        var cBounds = bounds._c
        self.init(_taking: C.present(C.raw(gsk_color_node_new(&cRgba, &cBounds)), "gsk_color_node_new"))
    }
}

extension ColorNode {
    /// `gsk_color_node_get_color()`.
    public var color: Gdk.RGBA { C.present(C.value(gsk_color_node_get_color(C.opaque(_raw))), "gsk_color_node_get_color") }
}
