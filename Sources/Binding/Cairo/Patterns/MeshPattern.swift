// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// A patch of a ``MeshPattern``: an area with up to four sides, and a colour for each corner.
public struct MeshPatch: Hashable, Sendable {
    /// `.move(to:)` the first corner, then one to four lines or curves. Missing corners are equal to the first one.
    public var sides: [PathElement]
    /// The colours of up to four corners, in the order of the sides; nil and missing ones are transparent black.
    public var colors: [Color?]
    /// Up to four control points inside, which determine how the colours are interpolated; nil and missing ones are calculated.
    public var controlPoints: [Point?]

    /// Creates a patch with its outline and colours.
    public init(sides: [PathElement], colors: [Color?], controlPoints: [Point?] = []) {
        (self.sides, self.colors, self.controlPoints) = (sides, colors, controlPoints)
    }

    /// Creates a rectangle with colours clockwise from its first corner.
    public init(_ rectangle: Rectangle, colors: [Color?]) {
        let (right, bottom) = (rectangle.x + rectangle.width, rectangle.y + rectangle.height)
        self.init(
            sides: [
                .move(to: Point(x: rectangle.x, y: rectangle.y)), .line(to: Point(x: right, y: rectangle.y)),
                .line(to: Point(x: right, y: bottom)), .line(to: Point(x: rectangle.x, y: bottom)),
            ], colors: colors)
    }
}

/// Colours that are interpolated in two directions.
///
///     let mesh = Cairo.MeshPattern()
///     try mesh.add(MeshPatch(area, colors: [red, green, blue, yellow]))
///     context.setSource(mesh)
public final class MeshPattern: Pattern {
    /// Creates a mesh without a patch.
    public convenience init() {
        self.init(_taking: C.present(C.raw(cairo_pattern_create_mesh()), "cairo_pattern_create_mesh"))
    }

    /// Adds a patch. Throws `invalidMeshConstruction` if its sides do not form a patch.
    public func add(_ patch: MeshPatch) throws(CairoError) {
        // An error would make the existing patches unusable.
        guard patch.isComplete else {
            throw CairoError(CAIRO_STATUS_INVALID_MESH_CONSTRUCTION, in: "MeshPattern.add(_:)")
        }
        cairo_mesh_pattern_begin_patch(pointer)
        for side in patch.sides {
            switch side {
            case .move(let end): cairo_mesh_pattern_move_to(pointer, end.x, end.y)
            case .line(let end): cairo_mesh_pattern_line_to(pointer, end.x, end.y)
            case .curve(let end, let one, let two):
                cairo_mesh_pattern_curve_to(pointer, one.x, one.y, two.x, two.y, end.x, end.y)
            case .close: break
            }
        }
        for (corner, color) in zip(0..<4 as Range<UInt32>, patch.colors) {
            guard let color else { continue }
            cairo_mesh_pattern_set_corner_color_rgba(
                pointer, corner, color.red, color.green, color.blue, color.alpha)
        }
        for (number, point) in zip(0..<4 as Range<UInt32>, patch.controlPoints) {
            if let point { cairo_mesh_pattern_set_control_point(pointer, number, point.x, point.y) }
        }
        cairo_mesh_pattern_end_patch(pointer)
        try check(cairo_pattern_status(pointer), "MeshPattern.add(_:)")
    }

    /// The patches as Cairo stores them: with four curves and all their points and colours.
    public var patches: [MeshPatch] {
        var count: UInt32 = 0
        cairo_mesh_pattern_get_patch_count(pointer, &count)
        return (0..<count).map { patch in
            MeshPatch(
                sides: PathElement.take(cairo_mesh_pattern_get_path(pointer, patch)),
                colors: (0..<4 as Range<UInt32>).map { corner in
                    Color {
                        cairo_mesh_pattern_get_corner_color_rgba(pointer, patch, corner, $0, $1, $2, $3)
                    }
                },
                controlPoints: (0..<4 as Range<UInt32>).map { number in
                    var point = Point()
                    cairo_mesh_pattern_get_control_point(pointer, patch, number, &point.x, &point.y)
                    return point
                })
        }
    }
}

extension MeshPatch {
    fileprivate var isComplete: Bool {
        guard case .move = sides.first, (2...5).contains(sides.count) else { return false }
        return sides.dropFirst().allSatisfy {
            switch $0 {
            case .line, .curve: true
            case .move, .close: false
            }
        }
    }
}
