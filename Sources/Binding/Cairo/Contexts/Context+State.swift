// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

// The parameters of drawing.

extension Context {
    /// Sets the source to a colour.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        call { cairo_set_source_rgba($0, red, green, blue, alpha) }
    }

    /// Sets the source to a colour.
    public func setSource(_ color: Color) {
        setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Sets the source to a pattern.
    public func setSource(_ pattern: Pattern) { call { cairo_set_source($0, pattern.pointer) } }

    /// Sets the source to a surface, whose top left corner is at a point.
    public func setSource(_ surface: Surface, x: Double = 0, y: Double = 0) {
        call { cairo_set_source_surface($0, surface.pointer, x, y) }
    }

    /// The source.
    public var source: Pattern { C.present(C.copy(C.raw(cairo_get_source(pointer))), "cairo_get_source") }

    /// The width of lines.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { call { cairo_set_line_width($0, newValue) } }
    }

    /// The shape of the ends of lines.
    public var lineCap: LineCap {
        get { C.enumeration(cairo_get_line_cap(pointer).rawValue) }
        set { call { cairo_set_line_cap($0, .init(rawValue: C.number(newValue))) } }
    }

    /// The shape of the corners of lines.
    public var lineJoin: LineJoin {
        get { C.enumeration(cairo_get_line_join(pointer).rawValue) }
        set { call { cairo_set_line_join($0, .init(rawValue: C.number(newValue))) } }
    }

    /// The limit up to which a corner is pointed.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { call { cairo_set_miter_limit($0, newValue) } }
    }

    /// The lengths of the dashes and gaps in turn; empty for unbroken lines.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        call { cairo_set_dash($0, lengths, Int32(clamping: lengths.count), offset) }
    }

    /// Sets the lengths of the dashes and gaps in turn, and the offset at which a line begins.
    public var dash: (lengths: [Double], offset: Double) {
        var offset = 0.0
        let count = Int(cairo_get_dash_count(pointer))
        let lengths = [Double](unsafeUninitializedCapacity: count) { buffer, filled in
            cairo_get_dash(pointer, buffer.baseAddress, &offset)
            filled = count
        }
        return (lengths, offset)
    }

    /// The rule that decides what is inside of a path that crosses itself.
    public var fillRule: FillRule {
        get { C.enumeration(cairo_get_fill_rule(pointer).rawValue) }
        set { call { cairo_set_fill_rule($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How the drawing is composed with what is there.
    public var `operator`: Operator {
        get { C.enumeration(cairo_get_operator(pointer).rawValue) }
        set { call { cairo_set_operator($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How edges are smoothed.
    public var antialias: Antialias {
        get { C.enumeration(cairo_get_antialias(pointer).rawValue) }
        set { call { cairo_set_antialias($0, .init(rawValue: C.number(newValue))) } }
    }

    /// The maximum distance between a curve and the lines that approximate it.
    public var tolerance: Double {
        get { cairo_get_tolerance(pointer) }
        set { call { cairo_set_tolerance($0, newValue) } }
    }
}
