// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// An element of a path. A path that is stored, inspected, changed and drawn again is an array of them.
///
///     let outline = context.copyPath()
///     for case .curve(let end, _, _) in outline { print(end.x, end.y) }
///     context.append(outline + [.move(to: start), .line(to: end)])
public enum PathElement: Hashable, Sendable {
    /// Begins a subpath.
    case move(to: Point)
    /// A straight line.
    case line(to: Point)
    /// A Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A line back to the beginning of the subpath.
    case close
}

extension PathElement {
    /// Returns the elements of a path that Cairo created, and frees that path; none if Cairo could not create it.
    static func take(_ path: UnsafeMutablePointer<cairo_path_t>?) -> [PathElement] {
        guard let path else { return [] }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var elements: [PathElement] = []
        var index = 0
        while index < Int(path.pointee.num_data) {
            let step = data + index
            func point(_ number: Int) -> Point { Point(x: step[number].point.x, y: step[number].point.y) }
            switch step.pointee.header.type {
            case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(1)))
            case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(1)))
            case CAIRO_PATH_CURVE_TO:
                elements.append(.curve(to: point(3), control1: point(1), control2: point(2)))
            default: elements.append(.close)
            }
            index += max(Int(step.pointee.header.length), 1)
        }
        return elements
    }

    /// Passes a path to Cairo for the duration of one call.
    static func withTemporary(_ elements: [PathElement], to body: (UnsafePointer<cairo_path_t>) -> Void) {
        var data: [cairo_path_data_t] = []
        func add(_ type: cairo_path_data_type_t, _ points: Point...) {
            var header = cairo_path_data_t()
            header.header.type = type
            header.header.length = Int32(points.count + 1)
            data.append(header)
            for place in points {
                var point = cairo_path_data_t()
                point.point.x = place.x
                point.point.y = place.y
                data.append(point)
            }
        }
        for element in elements {
            switch element {
            case .move(let end): add(CAIRO_PATH_MOVE_TO, end)
            case .line(let end): add(CAIRO_PATH_LINE_TO, end)
            case .curve(let end, let control1, let control2):
                add(CAIRO_PATH_CURVE_TO, control1, control2, end)
            case .close: add(CAIRO_PATH_CLOSE_PATH)
            }
        }
        data.withUnsafeMutableBufferPointer { data in
            var path = cairo_path_t(
                status: CAIRO_STATUS_SUCCESS, data: data.baseAddress, num_data: Int32(data.count))
            body(&path)
        }
    }
}
