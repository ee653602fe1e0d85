// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Pango

/// `GskRenderNodeType`. <https://docs.gtk.org/gsk4/enum.RenderNodeType.html>
public enum RenderNodeType: Int32, Enumeration, ValueConvertible {
    /// `GSK_NOT_A_RENDER_NODE`.
    case notARenderNode = 0
    /// `GSK_CONTAINER_NODE`.
    case containerNode = 1
    /// `GSK_CAIRO_NODE`.
    case cairoNode = 2
    /// `GSK_COLOR_NODE`.
    case colorNode = 3
    /// `GSK_LINEAR_GRADIENT_NODE`.
    case linearGradientNode = 4
    /// `GSK_REPEATING_LINEAR_GRADIENT_NODE`.
    case repeatingLinearGradientNode = 5
    /// `GSK_RADIAL_GRADIENT_NODE`.
    case radialGradientNode = 6
    /// `GSK_REPEATING_RADIAL_GRADIENT_NODE`.
    case repeatingRadialGradientNode = 7
    /// `GSK_CONIC_GRADIENT_NODE`.
    case conicGradientNode = 8
    /// `GSK_BORDER_NODE`.
    case borderNode = 9
    /// `GSK_TEXTURE_NODE`.
    case textureNode = 10
    /// `GSK_INSET_SHADOW_NODE`.
    case insetShadowNode = 11
    /// `GSK_OUTSET_SHADOW_NODE`.
    case outsetShadowNode = 12
    /// `GSK_TRANSFORM_NODE`.
    case transformNode = 13
    /// `GSK_OPACITY_NODE`.
    case opacityNode = 14
    /// `GSK_COLOR_MATRIX_NODE`.
    case colorMatrixNode = 15
    /// `GSK_REPEAT_NODE`.
    case repeatNode = 16
    /// `GSK_CLIP_NODE`.
    case clipNode = 17
    /// `GSK_ROUNDED_CLIP_NODE`.
    case roundedClipNode = 18
    /// `GSK_SHADOW_NODE`.
    case shadowNode = 19
    /// `GSK_BLEND_NODE`.
    case blendNode = 20
    /// `GSK_CROSS_FADE_NODE`.
    case crossFadeNode = 21
    /// `GSK_TEXT_NODE`.
    case textNode = 22
    /// `GSK_BLUR_NODE`.
    case blurNode = 23
    /// `GSK_DEBUG_NODE`.
    case debugNode = 24
    /// `GSK_GL_SHADER_NODE`.
    case glShaderNode = 25
    public static var gtype: UInt { gsk_render_node_type_get_type() }
}
