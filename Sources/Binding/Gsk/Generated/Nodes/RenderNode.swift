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

/// `GskRenderNode`. <https://docs.gtk.org/gsk4/class.RenderNode.html>
open class RenderNode: Boxed {
    public override class var gtype: UInt { gsk_render_node_get_type() }
    public override class func _copy(_ raw: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
        C.present(C.raw(gsk_render_node_ref(C.opaque(raw))), "gsk_render_node_ref")
    }
    public override class func _free(_ raw: UnsafeMutableRawPointer) { gsk_render_node_unref(C.opaque(raw)) }
    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        renderNodeClass(of: raw)
    }
}

/// The class for an instance of `GskRenderNode`, by its run-time type.
private func renderNodeClass(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
    switch rx_instance_type(raw) {
    case gsk_blend_node_get_type(): BlendNode.self
    case gsk_blur_node_get_type(): BlurNode.self
    case gsk_border_node_get_type(): BorderNode.self
    case gsk_cairo_node_get_type(): CairoNode.self
    case gsk_clip_node_get_type(): ClipNode.self
    case gsk_color_matrix_node_get_type(): ColorMatrixNode.self
    case gsk_color_node_get_type(): ColorNode.self
    case gsk_conic_gradient_node_get_type(): ConicGradientNode.self
    case gsk_container_node_get_type(): ContainerNode.self
    case gsk_cross_fade_node_get_type(): CrossFadeNode.self
    case gsk_debug_node_get_type(): DebugNode.self
#if GTK_4_14
    case g_type_from_name("GskFillNode"): FillNode.self
#endif
    case gsk_gl_shader_node_get_type(): GLShaderNode.self
    case gsk_inset_shadow_node_get_type(): InsetShadowNode.self
    case gsk_linear_gradient_node_get_type(): LinearGradientNode.self
#if GTK_4_10
    case g_type_from_name("GskMaskNode"): MaskNode.self
#endif
    case gsk_opacity_node_get_type(): OpacityNode.self
    case gsk_outset_shadow_node_get_type(): OutsetShadowNode.self
    case gsk_radial_gradient_node_get_type(): RadialGradientNode.self
    case gsk_repeat_node_get_type(): RepeatNode.self
    case gsk_repeating_linear_gradient_node_get_type(): RepeatingLinearGradientNode.self
    case gsk_repeating_radial_gradient_node_get_type(): RepeatingRadialGradientNode.self
    case gsk_rounded_clip_node_get_type(): RoundedClipNode.self
    case gsk_shadow_node_get_type(): ShadowNode.self
#if GTK_4_14
    case g_type_from_name("GskStrokeNode"): StrokeNode.self
#endif
#if GTK_4_14
    case g_type_from_name("GskSubsurfaceNode"): SubsurfaceNode.self
#endif
    case gsk_text_node_get_type(): TextNode.self
    case gsk_texture_node_get_type(): TextureNode.self
#if GTK_4_10
    case g_type_from_name("GskTextureScaleNode"): TextureScaleNode.self
#endif
    case gsk_transform_node_get_type(): TransformNode.self
    default: RenderNode.self
    }
}

extension RenderNode {
    /// `gsk_render_node_draw()`.
    public func draw(_ cr: Cairo.Context) {
        gsk_render_node_draw(C.opaque(_raw), C.opaque(cr._raw))
    }

    /// `gsk_render_node_get_bounds()`.
    public var bounds: Graphene.Rect {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(C.opaque(_raw), &bounds)
        return Graphene.Rect(_c: bounds)
    }

    /// `gsk_render_node_get_node_type()`.
    public var nodeType: RenderNodeType { C.enumeration(gsk_render_node_get_node_type(C.opaque(_raw)).rawValue) }

    /// `gsk_render_node_serialize()`.
    @discardableResult
    public func serialize() -> Bytes {
        C.present(C.take(C.raw(gsk_render_node_serialize(C.opaque(_raw)))), "gsk_render_node_serialize")
    }

    /// `gsk_render_node_write_to_file()`.
    public func write(toFile filename: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gsk_render_node_write_to_file(C.opaque(_raw), C.bytes(filename), &error)
        if let error { throw GLibError(taking: error) }
    }

#if GTK_4_16
    /// `gsk_render_node_get_opaque_rect()`.
    public var opaqueRect: Graphene.Rect? {
        var outOpaque = graphene_rect_t()
        let result = gsk_render_node_get_opaque_rect(C.opaque(_raw), &outOpaque)
        return result == 0 ? nil : Graphene.Rect(_c: outOpaque)
    }
#endif
}
