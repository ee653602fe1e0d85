// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `graphene_ray_intersection_kind_t`.
public enum RayIntersectionKind: Int32, Enumeration {
    /// `GRAPHENE_RAY_INTERSECTION_KIND_NONE`.
    case none = 0
    /// `GRAPHENE_RAY_INTERSECTION_KIND_ENTER`.
    case enter = 1
    /// `GRAPHENE_RAY_INTERSECTION_KIND_LEAVE`.
    case leave = 2
}
