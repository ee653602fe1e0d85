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

/// `GskRenderNodeType`. <https://docs.gtk.org/gsk4/enum.RenderNodeType.html>
public enum RenderNodeType: Enumeration, ValueConvertible {
    /// `GSK_NOT_A_RENDER_NODE`.
    case notARenderNode
    /// `GSK_CONTAINER_NODE`.
    case containerNode
    /// `GSK_CAIRO_NODE`.
    case cairoNode
    /// `GSK_COLOR_NODE`.
    case colorNode
    /// `GSK_LINEAR_GRADIENT_NODE`.
    case linearGradientNode
    /// `GSK_REPEATING_LINEAR_GRADIENT_NODE`.
    case repeatingLinearGradientNode
    /// `GSK_RADIAL_GRADIENT_NODE`.
    case radialGradientNode
    /// `GSK_REPEATING_RADIAL_GRADIENT_NODE`.
    case repeatingRadialGradientNode
    /// `GSK_CONIC_GRADIENT_NODE`.
    case conicGradientNode
    /// `GSK_BORDER_NODE`.
    case borderNode
    /// `GSK_TEXTURE_NODE`.
    case textureNode
    /// `GSK_INSET_SHADOW_NODE`.
    case insetShadowNode
    /// `GSK_OUTSET_SHADOW_NODE`.
    case outsetShadowNode
    /// `GSK_TRANSFORM_NODE`.
    case transformNode
    /// `GSK_OPACITY_NODE`.
    case opacityNode
    /// `GSK_COLOR_MATRIX_NODE`.
    case colorMatrixNode
    /// `GSK_REPEAT_NODE`.
    case repeatNode
    /// `GSK_CLIP_NODE`.
    case clipNode
    /// `GSK_ROUNDED_CLIP_NODE`.
    case roundedClipNode
    /// `GSK_SHADOW_NODE`.
    case shadowNode
    /// `GSK_BLEND_NODE`.
    case blendNode
    /// `GSK_CROSS_FADE_NODE`.
    case crossFadeNode
    /// `GSK_TEXT_NODE`.
    case textNode
    /// `GSK_BLUR_NODE`.
    case blurNode
    /// `GSK_DEBUG_NODE`.
    case debugNode
    /// `GSK_GL_SHADER_NODE`.
    case glShaderNode
#if GTK_4_10
    /// `GSK_TEXTURE_SCALE_NODE`.
    case textureScaleNode
#endif
#if GTK_4_10
    /// `GSK_MASK_NODE`.
    case maskNode
#endif
#if GTK_4_14
    /// `GSK_FILL_NODE`.
    case fillNode
#endif
#if GTK_4_14
    /// `GSK_STROKE_NODE`.
    case strokeNode
#endif
#if GTK_4_14
    /// `GSK_SUBSURFACE_NODE`.
    case subsurfaceNode
#endif
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notARenderNode
        case 1: self = .containerNode
        case 2: self = .cairoNode
        case 3: self = .colorNode
        case 4: self = .linearGradientNode
        case 5: self = .repeatingLinearGradientNode
        case 6: self = .radialGradientNode
        case 7: self = .repeatingRadialGradientNode
        case 8: self = .conicGradientNode
        case 9: self = .borderNode
        case 10: self = .textureNode
        case 11: self = .insetShadowNode
        case 12: self = .outsetShadowNode
        case 13: self = .transformNode
        case 14: self = .opacityNode
        case 15: self = .colorMatrixNode
        case 16: self = .repeatNode
        case 17: self = .clipNode
        case 18: self = .roundedClipNode
        case 19: self = .shadowNode
        case 20: self = .blendNode
        case 21: self = .crossFadeNode
        case 22: self = .textNode
        case 23: self = .blurNode
        case 24: self = .debugNode
        case 25: self = .glShaderNode
#if GTK_4_10
        case 26: self = .textureScaleNode
#endif
#if GTK_4_10
        case 27: self = .maskNode
#endif
#if GTK_4_14
        case 28: self = .fillNode
#endif
#if GTK_4_14
        case 29: self = .strokeNode
#endif
#if GTK_4_14
        case 30: self = .subsurfaceNode
#endif
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notARenderNode: 0
        case .containerNode: 1
        case .cairoNode: 2
        case .colorNode: 3
        case .linearGradientNode: 4
        case .repeatingLinearGradientNode: 5
        case .radialGradientNode: 6
        case .repeatingRadialGradientNode: 7
        case .conicGradientNode: 8
        case .borderNode: 9
        case .textureNode: 10
        case .insetShadowNode: 11
        case .outsetShadowNode: 12
        case .transformNode: 13
        case .opacityNode: 14
        case .colorMatrixNode: 15
        case .repeatNode: 16
        case .clipNode: 17
        case .roundedClipNode: 18
        case .shadowNode: 19
        case .blendNode: 20
        case .crossFadeNode: 21
        case .textNode: 22
        case .blurNode: 23
        case .debugNode: 24
        case .glShaderNode: 25
#if GTK_4_10
        case .textureScaleNode: 26
#endif
#if GTK_4_10
        case .maskNode: 27
#endif
#if GTK_4_14
        case .fillNode: 28
#endif
#if GTK_4_14
        case .strokeNode: 29
#endif
#if GTK_4_14
        case .subsurfaceNode: 30
#endif
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] {
        var all: [Self] = [.notARenderNode, .containerNode, .cairoNode, .colorNode, .linearGradientNode, .repeatingLinearGradientNode, .radialGradientNode, .repeatingRadialGradientNode, .conicGradientNode, .borderNode, .textureNode, .insetShadowNode, .outsetShadowNode, .transformNode, .opacityNode, .colorMatrixNode, .repeatNode, .clipNode, .roundedClipNode, .shadowNode, .blendNode, .crossFadeNode, .textNode, .blurNode, .debugNode, .glShaderNode]
#if GTK_4_10
        all += [.textureScaleNode, .maskNode]
#endif
#if GTK_4_14
        all += [.fillNode, .strokeNode, .subsurfaceNode]
#endif
        return all
    }
    public static var gtype: UInt { gsk_render_node_type_get_type() }
}
