// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `graphene_euler_order_t`.
public enum EulerOrder: Int32, Enumeration {
    /// `GRAPHENE_EULER_ORDER_DEFAULT`.
    case `default` = -1
    /// `GRAPHENE_EULER_ORDER_XYZ`.
    case xyz = 0
    /// `GRAPHENE_EULER_ORDER_YZX`.
    case yzx = 1
    /// `GRAPHENE_EULER_ORDER_ZXY`.
    case zxy = 2
    /// `GRAPHENE_EULER_ORDER_XZY`.
    case xzy = 3
    /// `GRAPHENE_EULER_ORDER_YXZ`.
    case yxz = 4
    /// `GRAPHENE_EULER_ORDER_ZYX`.
    case zyx = 5
    /// `GRAPHENE_EULER_ORDER_SXYZ`.
    case sxyz = 6
    /// `GRAPHENE_EULER_ORDER_SXYX`.
    case sxyx = 7
    /// `GRAPHENE_EULER_ORDER_SXZY`.
    case sxzy = 8
    /// `GRAPHENE_EULER_ORDER_SXZX`.
    case sxzx = 9
    /// `GRAPHENE_EULER_ORDER_SYZX`.
    case syzx = 10
    /// `GRAPHENE_EULER_ORDER_SYZY`.
    case syzy = 11
    /// `GRAPHENE_EULER_ORDER_SYXZ`.
    case syxz = 12
    /// `GRAPHENE_EULER_ORDER_SYXY`.
    case syxy = 13
    /// `GRAPHENE_EULER_ORDER_SZXY`.
    case szxy = 14
    /// `GRAPHENE_EULER_ORDER_SZXZ`.
    case szxz = 15
    /// `GRAPHENE_EULER_ORDER_SZYX`.
    case szyx = 16
    /// `GRAPHENE_EULER_ORDER_SZYZ`.
    case szyz = 17
    /// `GRAPHENE_EULER_ORDER_RZYX`.
    case rzyx = 18
    /// `GRAPHENE_EULER_ORDER_RXYX`.
    case rxyx = 19
    /// `GRAPHENE_EULER_ORDER_RYZX`.
    case ryzx = 20
    /// `GRAPHENE_EULER_ORDER_RXZX`.
    case rxzx = 21
    /// `GRAPHENE_EULER_ORDER_RXZY`.
    case rxzy = 22
    /// `GRAPHENE_EULER_ORDER_RYZY`.
    case ryzy = 23
    /// `GRAPHENE_EULER_ORDER_RZXY`.
    case rzxy = 24
    /// `GRAPHENE_EULER_ORDER_RYXY`.
    case ryxy = 25
    /// `GRAPHENE_EULER_ORDER_RYXZ`.
    case ryxz = 26
    /// `GRAPHENE_EULER_ORDER_RZXZ`.
    case rzxz = 27
    /// `GRAPHENE_EULER_ORDER_RXYZ`.
    case rxyz = 28
    /// `GRAPHENE_EULER_ORDER_RZYZ`.
    case rzyz = 29
}
