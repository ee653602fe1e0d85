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

/// `GskTransformCategory`. <https://docs.gtk.org/gsk4/enum.TransformCategory.html>
public enum TransformCategory: Enumeration, ValueConvertible {
    /// `GSK_TRANSFORM_CATEGORY_UNKNOWN`.
    case unknown
    /// `GSK_TRANSFORM_CATEGORY_ANY`.
    case any
    /// `GSK_TRANSFORM_CATEGORY_3D`.
    case n3d
    /// `GSK_TRANSFORM_CATEGORY_2D`.
    case n2d
    /// `GSK_TRANSFORM_CATEGORY_2D_AFFINE`.
    case n2dAffine
    /// `GSK_TRANSFORM_CATEGORY_2D_TRANSLATE`.
    case n2dTranslate
    /// `GSK_TRANSFORM_CATEGORY_IDENTITY`.
    case identity
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .any
        case 2: self = .n3d
        case 3: self = .n2d
        case 4: self = .n2dAffine
        case 5: self = .n2dTranslate
        case 6: self = .identity
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .any: 1
        case .n3d: 2
        case .n2d: 3
        case .n2dAffine: 4
        case .n2dTranslate: 5
        case .identity: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .any, .n3d, .n2d, .n2dAffine, .n2dTranslate, .identity] }
    public static var gtype: UInt { gsk_transform_category_get_type() }
}
