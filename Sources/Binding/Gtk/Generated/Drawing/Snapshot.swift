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
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkSnapshot`. <https://docs.gtk.org/gtk4/class.Snapshot.html>
open class Snapshot: Gdk.Snapshot {
    open override nonisolated class var gtype: UInt { gtk_snapshot_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Snapshot(_borrowed: raw) }
}

extension Snapshot {
    /// `gtk_snapshot_append_border()`.
    public func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
        var cOutline = outline._c
        C.require(borderWidth.count, 4, "border_width")
        let cBorderWidth = borderWidth.map { gfloat($0) }
        C.require(borderColor.count, 4, "border_color")
        let cBorderColor = borderColor.map { $0._c }
        gtk_snapshot_append_border(C.opaque(_raw), &cOutline, cBorderWidth, cBorderColor)
    }

    /// `gtk_snapshot_append_cairo()`.
    @discardableResult
    public func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
        var cBounds = bounds._c
        return C.present(C.take(C.raw(gtk_snapshot_append_cairo(C.opaque(_raw), &cBounds))), "gtk_snapshot_append_cairo")
    }

    /// `gtk_snapshot_append_color()`.
    public func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
        var cColor = color._c
        var cBounds = bounds._c
        gtk_snapshot_append_color(C.opaque(_raw), &cColor, &cBounds)
    }

    /// `gtk_snapshot_append_conic_gradient()`.
    public func appendConicGradient(
        _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
    ) {
        var cBounds = bounds._c
        var cCenter = center._c
        let cStops = stops.map { $0._c }
        gtk_snapshot_append_conic_gradient(C.opaque(_raw), &cBounds, &cCenter, gfloat(rotation), cStops, C.gsize(stops.count))
    }

    /// `gtk_snapshot_append_inset_shadow()`.
    public func appendInsetShadow(
        _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
        var cOutline = outline._c
        var cColor = color._c
        gtk_snapshot_append_inset_shadow(C.opaque(_raw), &cOutline, &cColor, gfloat(dx), gfloat(dy), gfloat(spread), gfloat(blurRadius))
    }

    /// `gtk_snapshot_append_layout()`.
    public func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
        var cColor = color._c
        gtk_snapshot_append_layout(C.opaque(_raw), C.opaque(layout._raw), &cColor)
    }

    /// `gtk_snapshot_append_linear_gradient()`.
    public func appendLinearGradient(
        _ bounds: Graphene.Rect, from startPoint: Graphene.Point, to endPoint: Graphene.Point, stops: [Gsk.ColorStop]
    ) {
        var cBounds = bounds._c
        var cStartPoint = startPoint._c
        var cEndPoint = endPoint._c
        let cStops = stops.map { $0._c }
        gtk_snapshot_append_linear_gradient(C.opaque(_raw), &cBounds, &cStartPoint, &cEndPoint, cStops, C.gsize(stops.count))
    }

    /// `gtk_snapshot_append_node()`.
    public func appendNode(_ node: Gsk.RenderNode) {
        gtk_snapshot_append_node(C.opaque(_raw), C.opaque(node._raw))
    }

    /// `gtk_snapshot_append_outset_shadow()`.
    public func appendOutsetShadow(
        _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
        var cOutline = outline._c
        var cColor = color._c
        gtk_snapshot_append_outset_shadow(C.opaque(_raw), &cOutline, &cColor, gfloat(dx), gfloat(dy), gfloat(spread), gfloat(blurRadius))
    }

    /// `gtk_snapshot_append_radial_gradient()`.
    public func appendRadialGradient(
        _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, from start: Double, to end: Double, stops: [Gsk.ColorStop]
    ) {
        var cBounds = bounds._c
        var cCenter = center._c
        let cStops = stops.map { $0._c }
        gtk_snapshot_append_radial_gradient(C.opaque(_raw), &cBounds, &cCenter, gfloat(hradius), gfloat(vradius), gfloat(start), gfloat(end), cStops, C.gsize(stops.count))
    }

    /// `gtk_snapshot_append_repeating_linear_gradient()`.
    public func appendRepeatingLinearGradient(
        _ bounds: Graphene.Rect, from startPoint: Graphene.Point, to endPoint: Graphene.Point, stops: [Gsk.ColorStop]
    ) {
        var cBounds = bounds._c
        var cStartPoint = startPoint._c
        var cEndPoint = endPoint._c
        let cStops = stops.map { $0._c }
        gtk_snapshot_append_repeating_linear_gradient(C.opaque(_raw), &cBounds, &cStartPoint, &cEndPoint, cStops, C.gsize(stops.count))
    }

    /// `gtk_snapshot_append_repeating_radial_gradient()`.
    public func appendRepeatingRadialGradient(
        _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, from start: Double, to end: Double, stops: [Gsk.ColorStop]
    ) {
        var cBounds = bounds._c
        var cCenter = center._c
        let cStops = stops.map { $0._c }
        gtk_snapshot_append_repeating_radial_gradient(C.opaque(_raw), &cBounds, &cCenter, gfloat(hradius), gfloat(vradius), gfloat(start), gfloat(end), cStops, C.gsize(stops.count))
    }

    /// `gtk_snapshot_append_texture()`.
    public func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
        var cBounds = bounds._c
        gtk_snapshot_append_texture(C.opaque(_raw), C.opaque(texture._raw), &cBounds)
    }

    /// `gtk_snapshot_gl_shader_pop_texture()`.
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
    public func glShaderPopTexture() {
        gtk_snapshot_gl_shader_pop_texture(C.opaque(_raw))
    }

    /// `gtk_snapshot_perspective()`.
    public func perspective(_ depth: Double) {
        gtk_snapshot_perspective(C.opaque(_raw), gfloat(depth))
    }

    /// `gtk_snapshot_pop()`.
    public func pop() {
        gtk_snapshot_pop(C.opaque(_raw))
    }

    /// `gtk_snapshot_push_blend()`.
    public func pushBlend(_ blendMode: Gsk.BlendMode) {
        gtk_snapshot_push_blend(C.opaque(_raw), .init(rawValue: C.number(blendMode)))
    }

    /// `gtk_snapshot_push_blur()`.
    public func pushBlur(_ radius: Double) {
        gtk_snapshot_push_blur(C.opaque(_raw), radius)
    }

    /// `gtk_snapshot_push_clip()`.
    public func pushClip(_ bounds: Graphene.Rect) {
        var cBounds = bounds._c
        gtk_snapshot_push_clip(C.opaque(_raw), &cBounds)
    }

    /// `gtk_snapshot_push_color_matrix()`.
    public func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
        var cColorMatrix = colorMatrix._c
        var cColorOffset = colorOffset._c
        gtk_snapshot_push_color_matrix(C.opaque(_raw), &cColorMatrix, &cColorOffset)
    }

    /// `gtk_snapshot_push_cross_fade()`.
    public func pushCrossFade(_ progress: Double) {
        gtk_snapshot_push_cross_fade(C.opaque(_raw), progress)
    }

    /// `gtk_snapshot_push_gl_shader()`.
    #if GTK_4_16
    @available(*, deprecated, message: "GTK's new Vulkan-focused rendering does not support this feature. Use Gtk.GLArea for OpenGL rendering.")
    #endif
    public func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: Bytes) {
        var cBounds = bounds._c
        gtk_snapshot_push_gl_shader(C.opaque(_raw), C.opaque(shader._raw), &cBounds, C.opaque(C.give(takeArgs)))
    }

    /// `gtk_snapshot_push_opacity()`.
    public func pushOpacity(_ opacity: Double) {
        gtk_snapshot_push_opacity(C.opaque(_raw), opacity)
    }

    /// `gtk_snapshot_push_repeat()`.
    public func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect? = nil) {
        var cBounds = bounds._c
        let cChildBounds = Lent(childBounds?._c)
        gtk_snapshot_push_repeat(C.opaque(_raw), &cBounds, cChildBounds.pointer)
    }

    /// `gtk_snapshot_push_rounded_clip()`.
    public func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
        var cBounds = bounds._c
        gtk_snapshot_push_rounded_clip(C.opaque(_raw), &cBounds)
    }

    /// `gtk_snapshot_push_shadow()`.
    public func pushShadow(_ shadow: [Gsk.Shadow]) {
        let cShadow = shadow.map { $0._c }
        gtk_snapshot_push_shadow(C.opaque(_raw), cShadow, C.gsize(shadow.count))
    }

    /// `gtk_snapshot_render_background()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public func renderBackground(
        _ context: StyleContext, x: Double, y: Double, width: Double, height: Double
    ) {
        gtk_snapshot_render_background(C.opaque(_raw), C.cast(context._raw), x, y, width, height)
    }

    /// `gtk_snapshot_render_focus()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_focus(C.opaque(_raw), C.cast(context._raw), x, y, width, height)
    }

    /// `gtk_snapshot_render_frame()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
        gtk_snapshot_render_frame(C.opaque(_raw), C.cast(context._raw), x, y, width, height)
    }

    /// `gtk_snapshot_render_insertion_cursor()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public func renderInsertionCursor(
        _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
    ) {
        gtk_snapshot_render_insertion_cursor(C.opaque(_raw), C.cast(context._raw), x, y, C.opaque(layout._raw), C.gint(index), .init(rawValue: C.number(direction)))
    }

    /// `gtk_snapshot_render_layout()`.
    #if GTK_4_10
    @available(*, deprecated, message: "The library has deprecated it.")
    #endif
    public func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
        gtk_snapshot_render_layout(C.opaque(_raw), C.cast(context._raw), x, y, C.opaque(layout._raw))
    }

    /// `gtk_snapshot_restore()`.
    public func restore() {
        gtk_snapshot_restore(C.opaque(_raw))
    }

    /// `gtk_snapshot_rotate()`.
    public func rotate(_ angle: Double) {
        gtk_snapshot_rotate(C.opaque(_raw), gfloat(angle))
    }

    /// `gtk_snapshot_rotate_3d()`.
    public func rotate3d(angle: Double, axis: Graphene.Vec3) {
        var cAxis = axis._c
        gtk_snapshot_rotate_3d(C.opaque(_raw), gfloat(angle), &cAxis)
    }

    /// `gtk_snapshot_save()`.
    public func save() {
        gtk_snapshot_save(C.opaque(_raw))
    }

    /// `gtk_snapshot_scale()`.
    public func scale(factorX: Double, factorY: Double) {
        gtk_snapshot_scale(C.opaque(_raw), gfloat(factorX), gfloat(factorY))
    }

    /// `gtk_snapshot_scale_3d()`.
    public func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
        gtk_snapshot_scale_3d(C.opaque(_raw), gfloat(factorX), gfloat(factorY), gfloat(factorZ))
    }

    /// `gtk_snapshot_to_node()`.
    public func toNode() -> Gsk.RenderNode? {
        C.take(C.raw(gtk_snapshot_to_node(C.opaque(_raw))))
    }

    /// `gtk_snapshot_to_paintable()`.
    public func toPaintable(_ size: Graphene.Size? = nil) -> (any Gdk.Paintable)? {
        let cSize = Lent(size?._c)
        return C.adopt(C.raw(gtk_snapshot_to_paintable(C.opaque(_raw), cSize.pointer)), Gdk.AnyPaintable.self)
    }

    /// `gtk_snapshot_transform()`.
    public func transform(_ transform: Gsk.Transform? = nil) {
        gtk_snapshot_transform(C.opaque(_raw), C.opaque(transform?._raw))
    }

    /// `gtk_snapshot_transform_matrix()`.
    public func transformMatrix(_ matrix: Graphene.Matrix) {
        var cMatrix = matrix._c
        gtk_snapshot_transform_matrix(C.opaque(_raw), &cMatrix)
    }

    /// `gtk_snapshot_translate()`.
    public func translate(_ point: Graphene.Point) {
        var cPoint = point._c
        gtk_snapshot_translate(C.opaque(_raw), &cPoint)
    }

    /// `gtk_snapshot_translate_3d()`.
    public func translate3d(_ point: Graphene.Point3D) {
        var cPoint = point._c
        gtk_snapshot_translate_3d(C.opaque(_raw), &cPoint)
    }

#if GTK_4_10
    /// `gtk_snapshot_append_scaled_texture()`.
    public func appendScaledTexture(
        _ texture: Gdk.Texture, filter: Gsk.ScalingFilter, bounds: Graphene.Rect
    ) {
        var cBounds = bounds._c
        gtk_snapshot_append_scaled_texture(C.opaque(_raw), C.opaque(texture._raw), .init(rawValue: C.number(filter)), &cBounds)
    }

    /// `gtk_snapshot_push_mask()`.
    public func pushMask(_ maskMode: Gsk.MaskMode) {
        gtk_snapshot_push_mask(C.opaque(_raw), .init(rawValue: C.number(maskMode)))
    }
#endif

#if GTK_4_14
    /// `gtk_snapshot_append_fill()`.
    public func appendFill(_ path: Gsk.Path, fillRule: Gsk.FillRule, color: Gdk.RGBA) {
        var cColor = color._c
        gtk_snapshot_append_fill(C.opaque(_raw), C.opaque(path._raw), .init(rawValue: C.number(fillRule)), &cColor)
    }

    /// `gtk_snapshot_append_stroke()`.
    public func appendStroke(_ path: Gsk.Path, stroke: Gsk.Stroke, color: Gdk.RGBA) {
        var cColor = color._c
        gtk_snapshot_append_stroke(C.opaque(_raw), C.opaque(path._raw), C.opaque(stroke._raw), &cColor)
    }

    /// `gtk_snapshot_push_fill()`.
    public func pushFill(_ path: Gsk.Path, fillRule: Gsk.FillRule) {
        gtk_snapshot_push_fill(C.opaque(_raw), C.opaque(path._raw), .init(rawValue: C.number(fillRule)))
    }

    /// `gtk_snapshot_push_stroke()`.
    public func pushStroke(_ path: Gsk.Path, stroke: Gsk.Stroke) {
        gtk_snapshot_push_stroke(C.opaque(_raw), C.opaque(path._raw), C.opaque(stroke._raw))
    }
#endif
}
