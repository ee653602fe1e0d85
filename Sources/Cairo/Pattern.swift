// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// What drawing is painted with: a colour, a gradient, a picture.
public final class Pattern: Boxed {
    public override class var gtype: UInt { cairo_gobject_pattern_get_type() }

    var pointer: OpaquePointer { OpaquePointer(_raw) }

    private convenience init(_ pattern: OpaquePointer?) {
        self.init(_taking: C.present(C.raw(pattern), "cairo_pattern_create"))
    }

    /// One colour.
    public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.init(cairo_pattern_create_rgba(red, green, blue, alpha))
    }

    /// A gradient along a line.
    public convenience init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
        self.init(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
    }

    /// A gradient between two circles.
    public convenience init(
        from start: (x: Double, y: Double, radius: Double), to end: (x: Double, y: Double, radius: Double)
    ) {
        self.init(cairo_pattern_create_radial(start.x, start.y, start.radius, end.x, end.y, end.radius))
    }

    /// A picture.
    public convenience init(surface: Surface) { self.init(cairo_pattern_create_for_surface(surface.pointer)) }

    /// Adds a colour to a gradient, at a place from 0 to 1.
    public func addStop(at offset: Double, red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_pattern_add_color_stop_rgba(pointer, offset, red, green, blue, alpha)
    }

    /// What is painted outside the pattern.
    public var extend: Extend {
        get { C.enumeration(cairo_pattern_get_extend(pointer).rawValue) }
        set { cairo_pattern_set_extend(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How a picture is scaled.
    public var filter: Filter {
        get { C.enumeration(cairo_pattern_get_filter(pointer).rawValue) }
        set { cairo_pattern_set_filter(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// From the drawing's coordinates to the pattern's.
    public var matrix: Matrix {
        get {
            var matrix = cairo_matrix_t()
            cairo_pattern_get_matrix(pointer, &matrix)
            return Matrix(_c: matrix)
        }
        set {
            var matrix = newValue._c
            cairo_pattern_set_matrix(pointer, &matrix)
        }
    }
}

/// A set of pixels.
public final class Region: Boxed {
    public override class var gtype: UInt { cairo_gobject_region_get_type() }

    private var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// The pixels of a rectangle.
    public convenience init(_ rectangle: RectangleInt) {
        var rectangle = rectangle._c
        self.init(_taking: C.present(C.raw(cairo_region_create_rectangle(&rectangle)), "cairo_region_create"))
    }

    /// No pixel.
    public convenience init() {
        self.init(_taking: C.present(C.raw(cairo_region_create()), "cairo_region_create"))
    }

    /// Whether it has no pixel.
    public var isEmpty: Bool { cairo_region_is_empty(pointer) != 0 }

    /// The smallest rectangle around it.
    public var extents: RectangleInt {
        var rectangle = cairo_rectangle_int_t()
        cairo_region_get_extents(pointer, &rectangle)
        return RectangleInt(_c: rectangle)
    }

    /// Rectangles that make it up.
    public var rectangles: [RectangleInt] {
        (0..<cairo_region_num_rectangles(pointer)).map { index in
            var rectangle = cairo_rectangle_int_t()
            cairo_region_get_rectangle(pointer, index, &rectangle)
            return RectangleInt(_c: rectangle)
        }
    }

    /// Whether a pixel is in it.
    public func contains(x: Int, y: Int) -> Bool {
        cairo_region_contains_point(pointer, Int32(x), Int32(y)) != 0
    }

    /// Adds another region's pixels.
    public func formUnion(_ other: Region) { cairo_region_union(pointer, other.pointer) }
    /// Keeps the pixels of both.
    public func formIntersection(_ other: Region) { cairo_region_intersect(pointer, other.pointer) }
    /// Removes another region's pixels.
    public func subtract(_ other: Region) { cairo_region_subtract(pointer, other.pointer) }
}

/// How text is rendered.
public final class FontOptions: Boxed {
    public override class var gtype: UInt { cairo_gobject_font_options_get_type() }

    private var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// The platform's choices.
    public convenience init() {
        self.init(_taking: C.present(C.raw(cairo_font_options_create()), "cairo_font_options_create"))
    }

    /// How edges are smoothed.
    public var antialias: Antialias {
        get { C.enumeration(cairo_font_options_get_antialias(pointer).rawValue) }
        set { cairo_font_options_set_antialias(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How far outlines are moved to the pixel grid.
    public var hintStyle: HintStyle {
        get { C.enumeration(cairo_font_options_get_hint_style(pointer).rawValue) }
        set { cairo_font_options_set_hint_style(pointer, .init(rawValue: C.number(newValue))) }
    }
}
