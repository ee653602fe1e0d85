// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_ray_intersection_kind_t`.
public enum RayIntersectionKind: Enumeration {
    /// `GRAPHENE_RAY_INTERSECTION_KIND_NONE`.
    case none
    /// `GRAPHENE_RAY_INTERSECTION_KIND_ENTER`.
    case enter
    /// `GRAPHENE_RAY_INTERSECTION_KIND_LEAVE`.
    case leave
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .enter
        case 2: self = .leave
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .enter: 1
        case .leave: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .enter, .leave] }
}
