// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject

/// A pen: it draws paths, text and pictures on a ``Surface``.
///
///     let context = Cairo.Context(surface)
///     context.setSource(red: 1, green: 0, blue: 0)
///     context.rectangle(x: 10, y: 10, width: 80, height: 40)
///     context.fill()
public final class Context: Boxed {
    public override class var gtype: UInt { cairo_gobject_context_get_type() }

    private var pointer: OpaquePointer { OpaquePointer(_raw) }

    /// A pen for a surface.
    public convenience init(_ surface: Surface) {
        self.init(_taking: C.present(C.raw(cairo_create(surface.pointer)), "cairo_create"))
    }

    /// What it draws on.
    public var target: Surface { C.present(C.copy(C.raw(cairo_get_target(pointer))), "cairo_get_target") }

    /// Throws what went wrong so far.
    public func checkStatus() throws(GLibError) { try check(cairo_status(pointer)) }

    /// Keeps the state aside.
    public func save() { cairo_save(pointer) }
    /// Brings the state back that `save()` kept.
    public func restore() { cairo_restore(pointer) }

    /// Runs `body` and brings the state back.
    public func saved<R>(_ body: () throws -> R) rethrows -> R {
        save()
        defer { restore() }
        return try body()
    }

    /// Draws into a picture that `popGroupToSource` paints.
    public func pushGroup() { cairo_push_group(pointer) }
    /// Ends a group and makes it the source.
    public func popGroupToSource() { cairo_pop_group_to_source(pointer) }
    /// Ends a group.
    public func popGroup() -> Pattern {
        C.present(C.take(C.raw(cairo_pop_group(pointer))), "cairo_pop_group")
    }
}

// MARK: - What is drawn with

extension Context {
    /// Paints with a colour.
    public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        cairo_set_source_rgba(pointer, red, green, blue, alpha)
    }

    /// Paints with a pattern.
    public func setSource(_ pattern: Pattern) { cairo_set_source(pointer, pattern.pointer) }

    /// Paints with a picture, its corner at a place.
    public func setSource(_ surface: Surface, x: Double = 0, y: Double = 0) {
        cairo_set_source_surface(pointer, surface.pointer, x, y)
    }

    /// What it paints with.
    public var source: Pattern { C.present(C.copy(C.raw(cairo_get_source(pointer))), "cairo_get_source") }

    /// How wide lines are.
    public var lineWidth: Double {
        get { cairo_get_line_width(pointer) }
        set { cairo_set_line_width(pointer, newValue) }
    }

    /// How lines end.
    public var lineCap: LineCap {
        get { C.enumeration(cairo_get_line_cap(pointer).rawValue) }
        set { cairo_set_line_cap(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How lines meet.
    public var lineJoin: LineJoin {
        get { C.enumeration(cairo_get_line_join(pointer).rawValue) }
        set { cairo_set_line_join(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How far a corner may reach out.
    public var miterLimit: Double {
        get { cairo_get_miter_limit(pointer) }
        set { cairo_set_miter_limit(pointer, newValue) }
    }

    /// Lengths of strokes and gaps in turn.
    public func setDash(_ lengths: [Double], offset: Double = 0) {
        cairo_set_dash(pointer, lengths, Int32(lengths.count), offset)
    }

    /// What counts as inside a path that crosses itself.
    public var fillRule: FillRule {
        get { C.enumeration(cairo_get_fill_rule(pointer).rawValue) }
        set { cairo_set_fill_rule(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How what is drawn joins what is there.
    public var `operator`: Operator {
        get { C.enumeration(cairo_get_operator(pointer).rawValue) }
        set { cairo_set_operator(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How edges are smoothed.
    public var antialias: Antialias {
        get { C.enumeration(cairo_get_antialias(pointer).rawValue) }
        set { cairo_set_antialias(pointer, .init(rawValue: C.number(newValue))) }
    }

    /// How far a curve may be off its true line.
    public var tolerance: Double {
        get { cairo_get_tolerance(pointer) }
        set { cairo_set_tolerance(pointer, newValue) }
    }
}

// MARK: - Paths

extension Context {
    /// Forgets the path.
    public func newPath() { cairo_new_path(pointer) }
    /// Starts another part of the path.
    public func newSubpath() { cairo_new_sub_path(pointer) }
    /// Draws a line back to where this part began.
    public func closePath() { cairo_close_path(pointer) }
    /// Starts a part of the path at a point.
    public func move(toX x: Double, y: Double) { cairo_move_to(pointer, x, y) }
    /// Adds a line to a point.
    public func line(toX x: Double, y: Double) { cairo_line_to(pointer, x, y) }
    /// Adds a line by a distance.
    public func line(byX x: Double, y: Double) { cairo_rel_line_to(pointer, x, y) }

    /// Adds a Bézier curve to a point.
    public func curve(
        toX x: Double, y: Double, control1 first: (x: Double, y: Double),
        control2 second: (x: Double, y: Double)
    ) {
        cairo_curve_to(pointer, first.x, first.y, second.x, second.y, x, y)
    }

    /// Adds a rectangle.
    public func rectangle(x: Double, y: Double, width: Double, height: Double) {
        cairo_rectangle(pointer, x, y, width, height)
    }

    /// Adds a part of a circle, clockwise between two angles in radians.
    public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
        cairo_arc(pointer, x, y, radius, start, end)
    }

    /// Adds a part of a circle, counter-clockwise between two angles in radians.
    public func arcNegative(x: Double, y: Double, radius: Double, from start: Double, to end: Double) {
        cairo_arc_negative(pointer, x, y, radius, start, end)
    }

    /// Where the path is.
    public var currentPoint: (x: Double, y: Double)? {
        guard cairo_has_current_point(pointer) != 0 else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pointer, &x, &y)
        return (x, y)
    }

    /// Whether a point would be painted by `fill()`.
    public func isInFill(x: Double, y: Double) -> Bool { cairo_in_fill(pointer, x, y) != 0 }
    /// Whether a point would be painted by `stroke()`.
    public func isInStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(pointer, x, y) != 0 }
}

// MARK: - Drawing

extension Context {
    /// Paints everywhere.
    public func paint(alpha: Double = 1) { cairo_paint_with_alpha(pointer, alpha) }
    /// Paints through a pattern's opacity.
    public func mask(_ pattern: Pattern) { cairo_mask(pointer, pattern.pointer) }
    /// Paints along the path and forgets it.
    public func stroke() { cairo_stroke(pointer) }
    /// Paints along the path.
    public func strokePreserve() { cairo_stroke_preserve(pointer) }
    /// Paints inside the path and forgets it.
    public func fill() { cairo_fill(pointer) }
    /// Paints inside the path.
    public func fillPreserve() { cairo_fill_preserve(pointer) }
    /// Draws inside the path only, from now on, and forgets it.
    public func clip() { cairo_clip(pointer) }
    /// Draws inside the path only, from now on.
    public func clipPreserve() { cairo_clip_preserve(pointer) }
    /// Draws everywhere again.
    public func resetClip() { cairo_reset_clip(pointer) }
    /// Ends a page and leaves it on the next one.
    public func copyPage() { cairo_copy_page(pointer) }
    /// Ends a page.
    public func showPage() { cairo_show_page(pointer) }
}

// MARK: - Coordinates and simple text

extension Context {
    /// Moves the origin.
    public func translate(x: Double, y: Double) { cairo_translate(pointer, x, y) }
    /// Scales what follows.
    public func scale(x: Double, y: Double) { cairo_scale(pointer, x, y) }
    /// Rotates what follows, in radians.
    public func rotate(_ radians: Double) { cairo_rotate(pointer, radians) }
    /// Transforms what follows.
    public func transform(_ matrix: Matrix) {
        var matrix = matrix._c
        cairo_transform(pointer, &matrix)
    }

    /// From the drawing's coordinates to the surface's.
    public var matrix: Matrix {
        get {
            var matrix = cairo_matrix_t()
            cairo_get_matrix(pointer, &matrix)
            return Matrix(_c: matrix)
        }
        set {
            var matrix = newValue._c
            cairo_set_matrix(pointer, &matrix)
        }
    }

    /// Chooses a font for `showText`. Pango lays out real text.
    public func selectFont(_ family: String, slant: FontSlant = .normal, weight: FontWeight = .normal) {
        cairo_select_font_face(
            pointer, family, .init(rawValue: C.number(slant)), .init(rawValue: C.number(weight)))
    }

    /// Sets the size for `showText`.
    public func setFontSize(_ size: Double) { cairo_set_font_size(pointer, size) }

    /// Draws text from the current point.
    public func showText(_ text: String) { cairo_show_text(pointer, text) }
}
