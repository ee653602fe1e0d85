// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// The source of drawing: a colour, a surface, a gradient, a mesh, or the result of a closure.
public class Pattern: Boxed {
    public override class var gtype: UInt { cairo_gobject_pattern_get_type() }

    public override class func _class(of raw: UnsafeMutableRawPointer) -> Boxed.Type {
        switch cairo_pattern_get_type(OpaquePointer(raw)) {
        case CAIRO_PATTERN_TYPE_SOLID: SolidPattern.self
        case CAIRO_PATTERN_TYPE_SURFACE: SurfacePattern.self
        case CAIRO_PATTERN_TYPE_LINEAR: LinearGradient.self
        case CAIRO_PATTERN_TYPE_RADIAL: RadialGradient.self
        case CAIRO_PATTERN_TYPE_MESH: MeshPattern.self
        case CAIRO_PATTERN_TYPE_RASTER_SOURCE: RasterSourcePattern.self
        default: Pattern.self
        }
    }

    fileprivate convenience init(made pattern: OpaquePointer?) {
        self.init(_taking: C.present(C.raw(pattern), "cairo_pattern_create"))
    }

    /// What is painted outside of the pattern.
    public var extend: Extend {
        get { C.enumeration(cairo_pattern_get_extend(pointer).rawValue) }
        set { cairo_pattern_set_extend(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How a surface is scaled.
    public var filter: Filter {
        get { C.enumeration(cairo_pattern_get_filter(pointer).rawValue) }
        set { cairo_pattern_set_filter(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// The transformation from the coordinates of the drawing to those of the pattern.
    public var matrix: Matrix {
        get { Matrix { cairo_pattern_get_matrix(pointer, $0) } }
        set {
            var matrix = newValue._c
            cairo_pattern_set_matrix(pointer, &matrix)
        }
    }

    /// The error of its creation, which drawing with it also throws.
    public func checkStatus() throws(CairoError) { try check(cairo_pattern_status(pointer), "\(Self.self)") }
}

/// One colour.
public final class SolidPattern: Pattern {
    /// A colour everywhere.
    public convenience init(_ color: Color) {
        self.init(made: cairo_pattern_create_rgba(color.red, color.green, color.blue, color.alpha))
    }

    /// The colour.
    public var color: Color {
        Color { cairo_pattern_get_rgba(pointer, $0, $1, $2, $3) }
    }
}

/// A surface as a source.
public final class SurfacePattern: Pattern {
    /// Creates a pattern of a surface, whose top left corner is at the origin.
    public convenience init(_ surface: Surface) {
        self.init(made: cairo_pattern_create_for_surface(surface.pointer))
    }

    /// The surface.
    public var surface: Surface {
        var surface: OpaquePointer?
        cairo_pattern_get_surface(pointer, &surface)
        return C.present(C.copy(C.raw(surface)), "cairo_pattern_get_surface")
    }
}

/// Colours that are interpolated.
public class Gradient: Pattern {
    /// Adds a colour at an offset from 0 to 1.
    public func addStop(at offset: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
    }

    /// Adds a colour at an offset from 0 to 1.
    public func addStop(at offset: Double, _ color: Color) {
        addStop(at: offset, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// The colours and their offsets.
    public var stops: [(offset: Double, color: Color)] {
        var count: Int32 = 0
        cairo_pattern_get_color_stop_count(pointer, &count)
        return (0..<count).map { index in
            var offset = 0.0
            let color = Color { cairo_pattern_get_color_stop_rgba(pointer, index, &offset, $0, $1, $2, $3) }
            return (offset, color)
        }
    }
}

/// A gradient along a line.
///
///     let sky = Cairo.LinearGradient(from: (0, 0), to: (0, 100))
///     sky.addStop(at: 0, red: 0.2, green: 0.5, blue: 0.9)
///     sky.addStop(at: 1, red: 1, green: 1, blue: 1)
public final class LinearGradient: Gradient {
    /// Creates a gradient from one point to another.
    public convenience init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        self.init(made: cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// The two points.
    public var points: (start: Point, end: Point) {
        var (start, end) = (Point(), Point())
        cairo_pattern_get_linear_points(pointer, &start.x, &start.y, &end.x, &end.y)
        return (start, end)
    }
}

/// A gradient between two circles.
public final class RadialGradient: Gradient {
    /// Creates a gradient from the edge of one circle to that of another.
    public convenience init(
        from start: (x: Double, y: Double, radius: Double), to end: (x: Double, y: Double, radius: Double)
    ) {
        self.init(
            made: cairo_pattern_create_radial(start.x, start.y, start.radius, end.x, end.y, end.radius))
    }

    /// The circles.
    public var circles: (start: (center: Point, radius: Double), end: (center: Point, radius: Double)) {
        var (start, end) = ((center: Point(), radius: 0.0), (center: Point(), radius: 0.0))
        cairo_pattern_get_radial_circles(
            pointer, &start.center.x, &start.center.y, &start.radius, &end.center.x, &end.center.y,
            &end.radius)
        return (start, end)
    }
}

extension Color {
    /// Returns the colour that a function of Cairo writes.
    init<Status>(
        _ ask: (
            UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>,
            UnsafeMutablePointer<Double>
        ) -> Status
    ) {
        self.init(red: 0, green: 0, blue: 0)
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        _ = ask(&red, &green, &blue, &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
}
