// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_quaternion_t`.
public struct Quaternion: CStruct, ValueConvertible {
    public var _c: graphene_quaternion_t
    public init(_c: graphene_quaternion_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_quaternion_t() }
    public static var _valueType: UInt { graphene_quaternion_get_type() }
}

extension Quaternion {
    /// `graphene_quaternion_add()`.
    @discardableResult
    public func add(_ b: Quaternion) -> Quaternion {
        var cSelf = _c
        var cB = b._c
        var res = graphene_quaternion_t()
        graphene_quaternion_add(&cSelf, &cB, &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_dot()`.
    @discardableResult
    public func dot(_ b: Quaternion) -> Double {
        var cSelf = _c
        var cB = b._c
        return Double(graphene_quaternion_dot(&cSelf, &cB))
    }

    /// `graphene_quaternion_equal()`.
    public func equal(_ b: Quaternion) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_quaternion_equal(&cSelf, &cB)
    }

    /// `graphene_quaternion_init()`.
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.init()
        graphene_quaternion_init(&_c, gfloat(x), gfloat(y), gfloat(z), gfloat(w))
    }

    /// `graphene_quaternion_init_from_angle_vec3()`.
    public init(angle: Double, axis: Vec3) {
        self.init()
        var cAxis = axis._c
        graphene_quaternion_init_from_angle_vec3(&_c, gfloat(angle), &cAxis)
    }

    /// `graphene_quaternion_init_from_angles()`.
    public init(degX: Double, degY: Double, degZ: Double) {
        self.init()
        graphene_quaternion_init_from_angles(&_c, gfloat(degX), gfloat(degY), gfloat(degZ))
    }

    /// `graphene_quaternion_init_from_euler()`.
    public init(euler e: Euler) {
        self.init()
        var cE = e._c
        graphene_quaternion_init_from_euler(&_c, &cE)
    }

    /// `graphene_quaternion_init_from_matrix()`.
    public init(matrix m: Matrix) {
        self.init()
        var cM = m._c
        graphene_quaternion_init_from_matrix(&_c, &cM)
    }

    /// `graphene_quaternion_init_from_quaternion()`.
    public init(quaternion src: Quaternion) {
        self.init()
        var cSrc = src._c
        graphene_quaternion_init_from_quaternion(&_c, &cSrc)
    }

    /// `graphene_quaternion_init_from_radians()`.
    public init(radX: Double, radY: Double, radZ: Double) {
        self.init()
        graphene_quaternion_init_from_radians(&_c, gfloat(radX), gfloat(radY), gfloat(radZ))
    }

    /// `graphene_quaternion_init_from_vec4()`.
    public init(vec4 src: Vec4) {
        self.init()
        var cSrc = src._c
        graphene_quaternion_init_from_vec4(&_c, &cSrc)
    }

    /// `graphene_quaternion_init_identity()`.
    public static var identity: Quaternion {
        var value = Quaternion()
        graphene_quaternion_init_identity(&value._c)
        return value
    }

    /// `graphene_quaternion_invert()`.
    @discardableResult
    public func invert() -> Quaternion {
        var cSelf = _c
        var res = graphene_quaternion_t()
        graphene_quaternion_invert(&cSelf, &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_multiply()`.
    @discardableResult
    public func multiply(_ b: Quaternion) -> Quaternion {
        var cSelf = _c
        var cB = b._c
        var res = graphene_quaternion_t()
        graphene_quaternion_multiply(&cSelf, &cB, &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_normalize()`.
    @discardableResult
    public func normalize() -> Quaternion {
        var cSelf = _c
        var res = graphene_quaternion_t()
        graphene_quaternion_normalize(&cSelf, &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_scale()`.
    @discardableResult
    public func scale(_ factor: Double) -> Quaternion {
        var cSelf = _c
        var res = graphene_quaternion_t()
        graphene_quaternion_scale(&cSelf, gfloat(factor), &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_slerp()`.
    @discardableResult
    public func slerp(_ b: Quaternion, factor: Double) -> Quaternion {
        var cSelf = _c
        var cB = b._c
        var res = graphene_quaternion_t()
        graphene_quaternion_slerp(&cSelf, &cB, gfloat(factor), &res)
        return Quaternion(_c: res)
    }

    /// `graphene_quaternion_to_angle_vec3()`.
    public func toAngleVec3() -> (angle: Double, axis: Vec3) {
        var cSelf = _c
        var angle: gfloat = 0
        var axis = graphene_vec3_t()
        graphene_quaternion_to_angle_vec3(&cSelf, &angle, &axis)
        return (Double(angle), Vec3(_c: axis))
    }

    /// `graphene_quaternion_to_angles()`.
    public func toAngles() -> (degX: Double, degY: Double, degZ: Double) {
        var cSelf = _c
        var degX: gfloat = 0
        var degY: gfloat = 0
        var degZ: gfloat = 0
        graphene_quaternion_to_angles(&cSelf, &degX, &degY, &degZ)
        return (Double(degX), Double(degY), Double(degZ))
    }

    /// `graphene_quaternion_to_matrix()`.
    public func toMatrix() -> Matrix {
        var cSelf = _c
        var m = graphene_matrix_t()
        graphene_quaternion_to_matrix(&cSelf, &m)
        return Matrix(_c: m)
    }

    /// `graphene_quaternion_to_radians()`.
    public func toRadians() -> (radX: Double, radY: Double, radZ: Double) {
        var cSelf = _c
        var radX: gfloat = 0
        var radY: gfloat = 0
        var radZ: gfloat = 0
        graphene_quaternion_to_radians(&cSelf, &radX, &radY, &radZ)
        return (Double(radX), Double(radY), Double(radZ))
    }

    /// `graphene_quaternion_to_vec4()`.
    public func toVec4() -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_quaternion_to_vec4(&cSelf, &res)
        return Vec4(_c: res)
    }
}
