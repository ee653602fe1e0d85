// SPDX-License-Identifier: MIT

import CGtk
import GLib

// What is drawn with.

extension Context {
    /// Paints with a colour.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        call { cairo_set_source_rgba($0, red, green, blue, alpha) }
    }

    /// Paints with a colour.
    public func setSource(_ color: Color) {
        setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Paints with a pattern.
    public func setSource(_ pattern: Pattern) { call { cairo_set_source($0, pattern.pointer) } }

    /// Paints with a picture, its corner at a place.
    public func setSource(_ surface: Surface, x: Double = 0, y: Double = 0) {
        call { cairo_set_source_surface($0, surface.pointer, x, y) }
    }

    /// What it paints with.
    public var source: Pattern { C.present(C.copy(C.raw(cairo_get_source(pointer))), "cairo_get_source") }

    /// How wide lines are.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { call { cairo_set_line_width($0, newValue) } }
    }

    /// How lines end.
    public var lineCap: LineCap {
        get { C.enumeration(cairo_get_line_cap(pointer).rawValue) }
        set { call { cairo_set_line_cap($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How lines meet.
    public var lineJoin: LineJoin {
        get { C.enumeration(cairo_get_line_join(pointer).rawValue) }
        set { call { cairo_set_line_join($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How far a corner may reach out.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { call { cairo_set_miter_limit($0, newValue) } }
    }

    /// Lengths of strokes and gaps in turn; none for unbroken lines.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        call { cairo_set_dash($0, lengths, Int32(clamping: lengths.count), offset) }
    }

    /// Lengths of strokes and gaps in turn, and where in them a line begins.
    public var dash: (lengths: [Double], offset: Double) {
        var offset = 0.0
        let count = Int(cairo_get_dash_count(pointer))
        let lengths = [Double](unsafeUninitializedCapacity: count) { buffer, filled in
            cairo_get_dash(pointer, buffer.baseAddress, &offset)
            filled = count
        }
        return (lengths, offset)
    }

    /// What counts as inside a path that crosses itself.
    public var fillRule: FillRule {
        get { C.enumeration(cairo_get_fill_rule(pointer).rawValue) }
        set { call { cairo_set_fill_rule($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How what is drawn joins what is there.
    public var `operator`: Operator {
        get { C.enumeration(cairo_get_operator(pointer).rawValue) }
        set { call { cairo_set_operator($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How edges are smoothed.
    public var antialias: Antialias {
        get { C.enumeration(cairo_get_antialias(pointer).rawValue) }
        set { call { cairo_set_antialias($0, .init(rawValue: C.number(newValue))) } }
    }

    /// How far a curve may be off its true line.
    public var tolerance: Double {
        get { cairo_get_tolerance(pointer) }
        set { call { cairo_set_tolerance($0, newValue) } }
    }
}
