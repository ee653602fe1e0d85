// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `graphene_matrix_t`.
public struct Matrix: CStruct, ValueConvertible {
    public var _c: graphene_matrix_t
    public init(_c: graphene_matrix_t) { self._c = _c }
    /// Creates a value whose fields are all zero.
    public init() { _c = graphene_matrix_t() }
    public static var _valueType: UInt { graphene_matrix_get_type() }
}

extension Matrix {
    /// `graphene_matrix_decompose()`.
    @discardableResult
    public func decompose() -> (translate: Vec3, scale: Vec3, rotate: Quaternion, shear: Vec3, perspective: Vec4)? {
        var cSelf = _c
        var translate = graphene_vec3_t()
        var scale = graphene_vec3_t()
        var rotate = graphene_quaternion_t()
        var shear = graphene_vec3_t()
        var perspective = graphene_vec4_t()
        let result = graphene_matrix_decompose(&cSelf, &translate, &scale, &rotate, &shear, &perspective)
        return !result ? nil : (Vec3(_c: translate), Vec3(_c: scale), Quaternion(_c: rotate), Vec3(_c: shear), Vec4(_c: perspective))
    }

    /// `graphene_matrix_determinant()`.
    @discardableResult
    public func determinant() -> Double {
        var cSelf = _c
        return Double(graphene_matrix_determinant(&cSelf))
    }

    /// `graphene_matrix_equal()`.
    public func equal(_ b: Matrix) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_matrix_equal(&cSelf, &cB)
    }

    /// `graphene_matrix_equal_fast()`.
    public func equalFast(_ b: Matrix) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_matrix_equal_fast(&cSelf, &cB)
    }

    /// `graphene_matrix_get_row()`.
    public func row(at index: Int) -> Vec4 {
        var cSelf = _c
        var res = graphene_vec4_t()
        graphene_matrix_get_row(&cSelf, C.guint(index), &res)
        return Vec4(_c: res)
    }

    /// `graphene_matrix_get_value()`.
    public func value(row: Int, col: Int) -> Double {
        var cSelf = _c
        return Double(graphene_matrix_get_value(&cSelf, C.guint(row), C.guint(col)))
    }

    /// `graphene_matrix_get_x_scale()`.
    public var xScale: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_x_scale(&cSelf))
    }

    /// `graphene_matrix_get_x_translation()`.
    public var xTranslation: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_x_translation(&cSelf))
    }

    /// `graphene_matrix_get_y_scale()`.
    public var yScale: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_y_scale(&cSelf))
    }

    /// `graphene_matrix_get_y_translation()`.
    public var yTranslation: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_y_translation(&cSelf))
    }

    /// `graphene_matrix_get_z_scale()`.
    public var zScale: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_z_scale(&cSelf))
    }

    /// `graphene_matrix_get_z_translation()`.
    public var zTranslation: Double {
        var cSelf = _c
        return Double(graphene_matrix_get_z_translation(&cSelf))
    }

    /// `graphene_matrix_init_from_2d()`.
    public init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
        self.init()
        graphene_matrix_init_from_2d(&_c, xx, yx, xy, yy, x0, y0)
    }

    /// `graphene_matrix_init_from_float()`.
    public init(float v: [Double]) {
        self.init()
        C.require(v.count, 16, "v")
        let cV = v.map { gfloat($0) }
        graphene_matrix_init_from_float(&_c, cV)
    }

    /// `graphene_matrix_init_from_matrix()`.
    public init(matrix src: Matrix) {
        self.init()
        var cSrc = src._c
        graphene_matrix_init_from_matrix(&_c, &cSrc)
    }

    /// `graphene_matrix_init_from_vec4()`.
    public init(v0: Vec4, v1: Vec4, v2: Vec4, v3: Vec4) {
        self.init()
        var cV0 = v0._c
        var cV1 = v1._c
        var cV2 = v2._c
        var cV3 = v3._c
        graphene_matrix_init_from_vec4(&_c, &cV0, &cV1, &cV2, &cV3)
    }

    /// `graphene_matrix_init_frustum()`.
    public init(
        frustumLeft left: Double, right: Double, bottom: Double, top: Double, zNear: Double, zFar: Double
    ) {
        self.init()
        graphene_matrix_init_frustum(&_c, gfloat(left), gfloat(right), gfloat(bottom), gfloat(top), gfloat(zNear), gfloat(zFar))
    }

    /// `graphene_matrix_init_identity()`.
    public static var identity: Matrix {
        var value = Matrix()
        graphene_matrix_init_identity(&value._c)
        return value
    }

    /// `graphene_matrix_init_look_at()`.
    public init(eye: Vec3, center: Vec3, up: Vec3) {
        self.init()
        var cEye = eye._c
        var cCenter = center._c
        var cUp = up._c
        graphene_matrix_init_look_at(&_c, &cEye, &cCenter, &cUp)
    }

    /// `graphene_matrix_init_ortho()`.
    public init(
        orthoLeft left: Double, right: Double, top: Double, bottom: Double, zNear: Double, zFar: Double
    ) {
        self.init()
        graphene_matrix_init_ortho(&_c, gfloat(left), gfloat(right), gfloat(top), gfloat(bottom), gfloat(zNear), gfloat(zFar))
    }

    /// `graphene_matrix_init_perspective()`.
    public init(fieldOfView fovy: Double, aspect: Double, zNear: Double, zFar: Double) {
        self.init()
        graphene_matrix_init_perspective(&_c, gfloat(fovy), gfloat(aspect), gfloat(zNear), gfloat(zFar))
    }

    /// `graphene_matrix_init_rotate()`.
    public init(rotation angle: Double, around axis: Vec3) {
        self.init()
        var cAxis = axis._c
        graphene_matrix_init_rotate(&_c, gfloat(angle), &cAxis)
    }

    /// `graphene_matrix_init_scale()`.
    public init(scaleX x: Double, y: Double, z: Double) {
        self.init()
        graphene_matrix_init_scale(&_c, gfloat(x), gfloat(y), gfloat(z))
    }

    /// `graphene_matrix_init_skew()`.
    public init(xSkew: Double, ySkew: Double) {
        self.init()
        graphene_matrix_init_skew(&_c, gfloat(xSkew), gfloat(ySkew))
    }

    /// `graphene_matrix_init_translate()`.
    public init(translation p: Point3D) {
        self.init()
        var cP = p._c
        graphene_matrix_init_translate(&_c, &cP)
    }

    /// `graphene_matrix_interpolate()`.
    @discardableResult
    public func interpolate(_ b: Matrix, factor: Double) -> Matrix {
        var cSelf = _c
        var cB = b._c
        var res = graphene_matrix_t()
        graphene_matrix_interpolate(&cSelf, &cB, factor, &res)
        return Matrix(_c: res)
    }

    /// `graphene_matrix_inverse()`.
    @discardableResult
    public func inverse() -> Matrix? {
        var cSelf = _c
        var res = graphene_matrix_t()
        let result = graphene_matrix_inverse(&cSelf, &res)
        return !result ? nil : Matrix(_c: res)
    }

    /// `graphene_matrix_is_2d()`.
    public var is2d: Bool {
        var cSelf = _c
        return graphene_matrix_is_2d(&cSelf)
    }

    /// `graphene_matrix_is_backface_visible()`.
    public var isBackfaceVisible: Bool {
        var cSelf = _c
        return graphene_matrix_is_backface_visible(&cSelf)
    }

    /// `graphene_matrix_is_identity()`.
    public var isIdentity: Bool {
        var cSelf = _c
        return graphene_matrix_is_identity(&cSelf)
    }

    /// `graphene_matrix_is_singular()`.
    public var isSingular: Bool {
        var cSelf = _c
        return graphene_matrix_is_singular(&cSelf)
    }

    /// `graphene_matrix_multiply()`.
    @discardableResult
    public func multiply(_ b: Matrix) -> Matrix {
        var cSelf = _c
        var cB = b._c
        var res = graphene_matrix_t()
        graphene_matrix_multiply(&cSelf, &cB, &res)
        return Matrix(_c: res)
    }

    /// `graphene_matrix_near()`.
    @discardableResult
    public func near(_ b: Matrix, epsilon: Double) -> Bool {
        var cSelf = _c
        var cB = b._c
        return graphene_matrix_near(&cSelf, &cB, gfloat(epsilon))
    }

    /// `graphene_matrix_normalize()`.
    @discardableResult
    public func normalize() -> Matrix {
        var cSelf = _c
        var res = graphene_matrix_t()
        graphene_matrix_normalize(&cSelf, &res)
        return Matrix(_c: res)
    }

    /// `graphene_matrix_perspective()`.
    @discardableResult
    public func perspective(_ depth: Double) -> Matrix {
        var cSelf = _c
        var res = graphene_matrix_t()
        graphene_matrix_perspective(&cSelf, gfloat(depth), &res)
        return Matrix(_c: res)
    }

    /// `graphene_matrix_print()`.
    public func print() {
        var cSelf = _c
        graphene_matrix_print(&cSelf)
    }

    /// `graphene_matrix_project_point()`.
    @discardableResult
    public func projectPoint(_ p: Point) -> Point {
        var cSelf = _c
        var cP = p._c
        var res = graphene_point_t()
        graphene_matrix_project_point(&cSelf, &cP, &res)
        return Point(_c: res)
    }

    /// `graphene_matrix_project_rect()`.
    @discardableResult
    public func projectRect(_ r: Rect) -> Quad {
        var cSelf = _c
        var cR = r._c
        var res = graphene_quad_t()
        graphene_matrix_project_rect(&cSelf, &cR, &res)
        return Quad(_c: res)
    }

    /// `graphene_matrix_project_rect_bounds()`.
    @discardableResult
    public func projectRectBounds(_ r: Rect) -> Rect {
        var cSelf = _c
        var cR = r._c
        var res = graphene_rect_t()
        graphene_matrix_project_rect_bounds(&cSelf, &cR, &res)
        return Rect(_c: res)
    }

    /// `graphene_matrix_rotate()`.
    public mutating func rotate(angle: Double, axis: Vec3) {
        var cAxis = axis._c
        graphene_matrix_rotate(&_c, gfloat(angle), &cAxis)
    }

    /// `graphene_matrix_rotate_euler()`.
    public mutating func rotateEuler(_ e: Euler) {
        var cE = e._c
        graphene_matrix_rotate_euler(&_c, &cE)
    }

    /// `graphene_matrix_rotate_quaternion()`.
    public mutating func rotateQuaternion(_ q: Quaternion) {
        var cQ = q._c
        graphene_matrix_rotate_quaternion(&_c, &cQ)
    }

    /// `graphene_matrix_rotate_x()`.
    public mutating func rotateX(_ angle: Double) {
        graphene_matrix_rotate_x(&_c, gfloat(angle))
    }

    /// `graphene_matrix_rotate_y()`.
    public mutating func rotateY(_ angle: Double) {
        graphene_matrix_rotate_y(&_c, gfloat(angle))
    }

    /// `graphene_matrix_rotate_z()`.
    public mutating func rotateZ(_ angle: Double) {
        graphene_matrix_rotate_z(&_c, gfloat(angle))
    }

    /// `graphene_matrix_scale()`.
    public mutating func scale(factorX: Double, factorY: Double, factorZ: Double) {
        graphene_matrix_scale(&_c, gfloat(factorX), gfloat(factorY), gfloat(factorZ))
    }

    /// `graphene_matrix_skew_xy()`.
    public mutating func skewXy(_ factor: Double) {
        graphene_matrix_skew_xy(&_c, gfloat(factor))
    }

    /// `graphene_matrix_skew_xz()`.
    public mutating func skewXz(_ factor: Double) {
        graphene_matrix_skew_xz(&_c, gfloat(factor))
    }

    /// `graphene_matrix_skew_yz()`.
    public mutating func skewYz(_ factor: Double) {
        graphene_matrix_skew_yz(&_c, gfloat(factor))
    }

    /// `graphene_matrix_to_2d()`.
    public func to2d() -> (xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double)? {
        var cSelf = _c
        var xx: gdouble = 0
        var yx: gdouble = 0
        var xy: gdouble = 0
        var yy: gdouble = 0
        var x0: gdouble = 0
        var y0: gdouble = 0
        let result = graphene_matrix_to_2d(&cSelf, &xx, &yx, &xy, &yy, &x0, &y0)
        return !result ? nil : (xx, yx, xy, yy, x0, y0)
    }

    /// `graphene_matrix_to_float()`.
    public func toFloat() -> [Double] {
        var cSelf = _c
        var v = [gfloat](repeating: 0, count: 16)
        graphene_matrix_to_float(&cSelf, &v)
        return v.map { Double($0) }
    }

    /// `graphene_matrix_transform_bounds()`.
    @discardableResult
    public func transformBounds(_ r: Rect) -> Rect {
        var cSelf = _c
        var cR = r._c
        var res = graphene_rect_t()
        graphene_matrix_transform_bounds(&cSelf, &cR, &res)
        return Rect(_c: res)
    }

    /// `graphene_matrix_transform_box()`.
    @discardableResult
    public func transformBox(_ b: Box) -> Box {
        var cSelf = _c
        var cB = b._c
        var res = graphene_box_t()
        graphene_matrix_transform_box(&cSelf, &cB, &res)
        return Box(_c: res)
    }

    /// `graphene_matrix_transform_point()`.
    @discardableResult
    public func transformPoint(_ p: Point) -> Point {
        var cSelf = _c
        var cP = p._c
        var res = graphene_point_t()
        graphene_matrix_transform_point(&cSelf, &cP, &res)
        return Point(_c: res)
    }

    /// `graphene_matrix_transform_point3d()`.
    @discardableResult
    public func transformPoint3d(_ p: Point3D) -> Point3D {
        var cSelf = _c
        var cP = p._c
        var res = graphene_point3d_t()
        graphene_matrix_transform_point3d(&cSelf, &cP, &res)
        return Point3D(_c: res)
    }

    /// `graphene_matrix_transform_ray()`.
    @discardableResult
    public func transformRay(_ r: Ray) -> Ray {
        var cSelf = _c
        var cR = r._c
        var res = graphene_ray_t()
        graphene_matrix_transform_ray(&cSelf, &cR, &res)
        return Ray(_c: res)
    }

    /// `graphene_matrix_transform_rect()`.
    @discardableResult
    public func transformRect(_ r: Rect) -> Quad {
        var cSelf = _c
        var cR = r._c
        var res = graphene_quad_t()
        graphene_matrix_transform_rect(&cSelf, &cR, &res)
        return Quad(_c: res)
    }

    /// `graphene_matrix_transform_sphere()`.
    @discardableResult
    public func transformSphere(_ s: Sphere) -> Sphere {
        var cSelf = _c
        var cS = s._c
        var res = graphene_sphere_t()
        graphene_matrix_transform_sphere(&cSelf, &cS, &res)
        return Sphere(_c: res)
    }

    /// `graphene_matrix_transform_vec3()`.
    @discardableResult
    public func transformVec3(_ v: Vec3) -> Vec3 {
        var cSelf = _c
        var cV = v._c
        var res = graphene_vec3_t()
        graphene_matrix_transform_vec3(&cSelf, &cV, &res)
        return Vec3(_c: res)
    }

    /// `graphene_matrix_transform_vec4()`.
    @discardableResult
    public func transformVec4(_ v: Vec4) -> Vec4 {
        var cSelf = _c
        var cV = v._c
        var res = graphene_vec4_t()
        graphene_matrix_transform_vec4(&cSelf, &cV, &res)
        return Vec4(_c: res)
    }

    /// `graphene_matrix_translate()`.
    public mutating func translate(_ pos: Point3D) {
        var cPos = pos._c
        graphene_matrix_translate(&_c, &cPos)
    }

    /// `graphene_matrix_transpose()`.
    @discardableResult
    public func transpose() -> Matrix {
        var cSelf = _c
        var res = graphene_matrix_t()
        graphene_matrix_transpose(&cSelf, &res)
        return Matrix(_c: res)
    }

    /// `graphene_matrix_unproject_point3d()`.
    @discardableResult
    public func unprojectPoint3d(_ modelview: Matrix, point: Point3D) -> Point3D {
        var cSelf = _c
        var cModelview = modelview._c
        var cPoint = point._c
        var res = graphene_point3d_t()
        graphene_matrix_unproject_point3d(&cSelf, &cModelview, &cPoint, &res)
        return Point3D(_c: res)
    }

    /// `graphene_matrix_untransform_bounds()`.
    @discardableResult
    public func untransformBounds(_ r: Rect, bounds: Rect) -> Rect {
        var cSelf = _c
        var cR = r._c
        var cBounds = bounds._c
        var res = graphene_rect_t()
        graphene_matrix_untransform_bounds(&cSelf, &cR, &cBounds, &res)
        return Rect(_c: res)
    }

    /// `graphene_matrix_untransform_point()`.
    @discardableResult
    public func untransformPoint(_ p: Point, bounds: Rect) -> Point? {
        var cSelf = _c
        var cP = p._c
        var cBounds = bounds._c
        var res = graphene_point_t()
        let result = graphene_matrix_untransform_point(&cSelf, &cP, &cBounds, &res)
        return !result ? nil : Point(_c: res)
    }
}
