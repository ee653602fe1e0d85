// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_euler_t`.
public struct Euler: CStruct, ValueConvertible {
    public var _c: graphene_euler_t
    public init(_c: graphene_euler_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_euler_t() }
    public static var _valueType: UInt { graphene_euler_get_type() }
}

extension Euler {
    /// `graphene_euler_equal()`.
    public func equal(_ b: Euler) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_euler_equal(&cSelf, &cB)
    }

    /// `graphene_euler_get_alpha()`.
    public var alpha: Double {
        var cSelf = _c
        return Double(graphene_euler_get_alpha(&cSelf))
    }

    /// `graphene_euler_get_beta()`.
    public var beta: Double {
        var cSelf = _c
        return Double(graphene_euler_get_beta(&cSelf))
    }

    /// `graphene_euler_get_gamma()`.
    public var gamma: Double {
        var cSelf = _c
        return Double(graphene_euler_get_gamma(&cSelf))
    }

    /// `graphene_euler_get_order()`.
    public var order: EulerOrder {
        var cSelf = _c
        return C.enumeration(graphene_euler_get_order(&cSelf).rawValue)
    }

    /// `graphene_euler_get_x()`.
    public var x: Double {
        var cSelf = _c
        return Double(graphene_euler_get_x(&cSelf))
    }

    /// `graphene_euler_get_y()`.
    public var y: Double {
        var cSelf = _c
        return Double(graphene_euler_get_y(&cSelf))
    }

    /// `graphene_euler_get_z()`.
    public var z: Double {
        var cSelf = _c
        return Double(graphene_euler_get_z(&cSelf))
    }

    /// `graphene_euler_init()`.
    public init(x: Double, y: Double, z: Double) {
        self.init()
        graphene_euler_init(&_c, gfloat(x), gfloat(y), gfloat(z))
    }

    /// `graphene_euler_init_from_euler()`.
    public init(euler src: Euler? = nil) {
        self.init()
        let cSrc = Lent(src?._c)
        graphene_euler_init_from_euler(&_c, cSrc.pointer)
    }

    /// `graphene_euler_init_from_matrix()`.
    public init(matrix m: Matrix? = nil, order: EulerOrder) {
        self.init()
        let cM = Lent(m?._c)
        graphene_euler_init_from_matrix(&_c, cM.pointer, .init(rawValue: C.number(order)))
    }

    /// `graphene_euler_init_from_quaternion()`.
    public init(quaternion q: Quaternion? = nil, order: EulerOrder) {
        self.init()
        let cQ = Lent(q?._c)
        graphene_euler_init_from_quaternion(&_c, cQ.pointer, .init(rawValue: C.number(order)))
    }

    /// `graphene_euler_init_from_radians()`.
    public init(radiansX x: Double, y: Double, z: Double, order: EulerOrder) {
        self.init()
        graphene_euler_init_from_radians(&_c, gfloat(x), gfloat(y), gfloat(z), .init(rawValue: C.number(order)))
    }

    /// `graphene_euler_init_from_vec3()`.
    public init(vec3 v: Vec3? = nil, order: EulerOrder) {
        self.init()
        let cV = Lent(v?._c)
        graphene_euler_init_from_vec3(&_c, cV.pointer, .init(rawValue: C.number(order)))
    }

    /// `graphene_euler_init_with_order()`.
    public init(x: Double, y: Double, z: Double, order: EulerOrder) {
        self.init()
        graphene_euler_init_with_order(&_c, gfloat(x), gfloat(y), gfloat(z), .init(rawValue: C.number(order)))
    }

    /// `graphene_euler_reorder()`.
    @discardableResult
    public func reorder(_ order: EulerOrder) -> Euler {
        var cSelf = _c
        var res = graphene_euler_t()
        graphene_euler_reorder(&cSelf, .init(rawValue: C.number(order)), &res)
        return Euler(_c: res)
    }

    /// `graphene_euler_to_matrix()`.
    public func toMatrix() -> Matrix {
        var cSelf = _c
        var res = graphene_matrix_t()
        graphene_euler_to_matrix(&cSelf, &res)
        return Matrix(_c: res)
    }

    /// `graphene_euler_to_quaternion()`.
    public func toQuaternion() -> Quaternion {
        var cSelf = _c
        var res = graphene_quaternion_t()
        graphene_euler_to_quaternion(&cSelf, &res)
        return Quaternion(_c: res)
    }

    /// `graphene_euler_to_vec3()`.
    public func toVec3() -> Vec3 {
        var cSelf = _c
        var res = graphene_vec3_t()
        graphene_euler_to_vec3(&cSelf, &res)
        return Vec3(_c: res)
    }
}
