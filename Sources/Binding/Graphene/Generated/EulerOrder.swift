// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_euler_order_t`.
public enum EulerOrder: Enumeration {
    /// `GRAPHENE_EULER_ORDER_DEFAULT`.
    case `default`
    /// `GRAPHENE_EULER_ORDER_XYZ`.
    case xyz
    /// `GRAPHENE_EULER_ORDER_YZX`.
    case yzx
    /// `GRAPHENE_EULER_ORDER_ZXY`.
    case zxy
    /// `GRAPHENE_EULER_ORDER_XZY`.
    case xzy
    /// `GRAPHENE_EULER_ORDER_YXZ`.
    case yxz
    /// `GRAPHENE_EULER_ORDER_ZYX`.
    case zyx
    /// `GRAPHENE_EULER_ORDER_SXYZ`.
    case sxyz
    /// `GRAPHENE_EULER_ORDER_SXYX`.
    case sxyx
    /// `GRAPHENE_EULER_ORDER_SXZY`.
    case sxzy
    /// `GRAPHENE_EULER_ORDER_SXZX`.
    case sxzx
    /// `GRAPHENE_EULER_ORDER_SYZX`.
    case syzx
    /// `GRAPHENE_EULER_ORDER_SYZY`.
    case syzy
    /// `GRAPHENE_EULER_ORDER_SYXZ`.
    case syxz
    /// `GRAPHENE_EULER_ORDER_SYXY`.
    case syxy
    /// `GRAPHENE_EULER_ORDER_SZXY`.
    case szxy
    /// `GRAPHENE_EULER_ORDER_SZXZ`.
    case szxz
    /// `GRAPHENE_EULER_ORDER_SZYX`.
    case szyx
    /// `GRAPHENE_EULER_ORDER_SZYZ`.
    case szyz
    /// `GRAPHENE_EULER_ORDER_RZYX`.
    case rzyx
    /// `GRAPHENE_EULER_ORDER_RXYX`.
    case rxyx
    /// `GRAPHENE_EULER_ORDER_RYZX`.
    case ryzx
    /// `GRAPHENE_EULER_ORDER_RXZX`.
    case rxzx
    /// `GRAPHENE_EULER_ORDER_RXZY`.
    case rxzy
    /// `GRAPHENE_EULER_ORDER_RYZY`.
    case ryzy
    /// `GRAPHENE_EULER_ORDER_RZXY`.
    case rzxy
    /// `GRAPHENE_EULER_ORDER_RYXY`.
    case ryxy
    /// `GRAPHENE_EULER_ORDER_RYXZ`.
    case ryxz
    /// `GRAPHENE_EULER_ORDER_RZXZ`.
    case rzxz
    /// `GRAPHENE_EULER_ORDER_RXYZ`.
    case rxyz
    /// `GRAPHENE_EULER_ORDER_RZYZ`.
    case rzyz
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case -1: self = .`default`
        case 0: self = .xyz
        case 1: self = .yzx
        case 2: self = .zxy
        case 3: self = .xzy
        case 4: self = .yxz
        case 5: self = .zyx
        case 6: self = .sxyz
        case 7: self = .sxyx
        case 8: self = .sxzy
        case 9: self = .sxzx
        case 10: self = .syzx
        case 11: self = .syzy
        case 12: self = .syxz
        case 13: self = .syxy
        case 14: self = .szxy
        case 15: self = .szxz
        case 16: self = .szyx
        case 17: self = .szyz
        case 18: self = .rzyx
        case 19: self = .rxyx
        case 20: self = .ryzx
        case 21: self = .rxzx
        case 22: self = .rxzy
        case 23: self = .ryzy
        case 24: self = .rzxy
        case 25: self = .ryxy
        case 26: self = .ryxz
        case 27: self = .rzxz
        case 28: self = .rxyz
        case 29: self = .rzyz
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .`default`: -1
        case .xyz: 0
        case .yzx: 1
        case .zxy: 2
        case .xzy: 3
        case .yxz: 4
        case .zyx: 5
        case .sxyz: 6
        case .sxyx: 7
        case .sxzy: 8
        case .sxzx: 9
        case .syzx: 10
        case .syzy: 11
        case .syxz: 12
        case .syxy: 13
        case .szxy: 14
        case .szxz: 15
        case .szyx: 16
        case .szyz: 17
        case .rzyx: 18
        case .rxyx: 19
        case .ryzx: 20
        case .rxzx: 21
        case .rxzy: 22
        case .ryzy: 23
        case .rzxy: 24
        case .ryxy: 25
        case .ryxz: 26
        case .rzxz: 27
        case .rxyz: 28
        case .rzyz: 29
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.`default`, .xyz, .yzx, .zxy, .xzy, .yxz, .zyx, .sxyz, .sxyx, .sxzy, .sxzx, .syzx, .syzy, .syxz, .syxy, .szxy, .szxz, .szyx, .szyz, .rzyx, .rxyx, .ryzx, .rxzx, .rxzy, .ryzy, .rzxy, .ryxy, .ryxz, .rzxz, .rxyz, .rzyz] }
}
