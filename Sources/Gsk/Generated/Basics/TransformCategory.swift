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

/// `GskTransformCategory`. <https://docs.gtk.org/gsk4/enum.TransformCategory.html>
public enum TransformCategory: Int32, Enumeration, ValueConvertible {
    /// `GSK_TRANSFORM_CATEGORY_UNKNOWN`.
    case unknown = 0
    /// `GSK_TRANSFORM_CATEGORY_ANY`.
    case any = 1
    /// `GSK_TRANSFORM_CATEGORY_3D`.
    case n3d = 2
    /// `GSK_TRANSFORM_CATEGORY_2D`.
    case n2d = 3
    /// `GSK_TRANSFORM_CATEGORY_2D_AFFINE`.
    case n2dAffine = 4
    /// `GSK_TRANSFORM_CATEGORY_2D_TRANSLATE`.
    case n2dTranslate = 5
    /// `GSK_TRANSFORM_CATEGORY_IDENTITY`.
    case identity = 6
    public static var gtype: UInt { gsk_transform_category_get_type() }
}
