// SPDX-License-Identifier: MIT

import Glibc

/// A shape of lines and curves, which a ``DrawingContext`` fills or strokes.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(x: 0, y: 0))
/// path.addLine(to: Point(x: 40, y: 20))
/// context.stroke(path, with: .text)
/// context.fill(.circle(center: Point(x: 20, y: 20), radius: 8), with: .accent)
/// ```
public struct Path: Sendable, Codable, Hashable {
    /// A part of a path.
    public enum Element: Sendable, Codable, Hashable {
        /// The beginning of another line.
        case move(Point)
        /// A line to a point.
        case line(Point)
        /// A Bézier curve to a point.
        case curve(Point, control1: Point, control2: Point)
        /// A line back to the last beginning.
        case close
    }

    /// The parts, in order.
    public var elements: [Element]

    /// Creates a path.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Begins another line at a point.
    public mutating func move(to point: Point) { elements.append(.move(point)) }

    /// Adds a line to a point.
    public mutating func addLine(to point: Point) { elements.append(.line(point)) }

    /// Adds a Bézier curve to a point.
    public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
        elements.append(.curve(point, control1: control1, control2: control2))
    }

    /// Adds a line back to the last beginning.
    public mutating func close() { elements.append(.close) }

    /// Adds a part of a circle, clockwise from one angle to another in radians, where 0 is to the right. A line connects it to the path so
    /// far.
    public mutating func addArc(
        center: Point, radius: Double, from start: Double = 0, to end: Double = 2 * .pi
    ) {
        func point(_ angle: Double) -> Point {
            Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        elements.append(elements.isEmpty ? .move(point(start)) : .line(point(start)))
        let sweep = max(-1e3, min(1e3, end - start))
        let count = sweep.isFinite ? max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up))) : 1
        let step = sweep / Double(count)
        // The control points of a curve that is a part of a circle.
        let length = 4 / 3 * tan(step / 4) * radius
        for index in 0..<count {
            let first = start + Double(index) * step
            let last = first + step
            let (from, to) = (point(first), point(last))
            addCurve(
                to: to, control1: Point(x: from.x - length * sin(first), y: from.y + length * cos(first)),
                control2: Point(x: to.x + length * sin(last), y: to.y - length * cos(last)))
        }
    }

    /// A rectangle, with round corners if `cornerRadius` is above 0.
    public static func rectangle(_ rectangle: Rectangle, cornerRadius: Double = 0) -> Path {
        let (left, top) = (rectangle.x, rectangle.y)
        let (right, bottom) = (left + rectangle.width, top + rectangle.height)
        let radius = min(cornerRadius, rectangle.width / 2, rectangle.height / 2)
        var path = Path()
        if radius > 0 {
            path.addArc(
                center: Point(x: right - radius, y: top + radius), radius: radius, from: -.pi / 2, to: 0)
            path.addArc(
                center: Point(x: right - radius, y: bottom - radius), radius: radius, from: 0, to: .pi / 2)
            path.addArc(
                center: Point(x: left + radius, y: bottom - radius), radius: radius, from: .pi / 2, to: .pi)
            path.addArc(
                center: Point(x: left + radius, y: top + radius), radius: radius, from: .pi, to: 1.5 * .pi)
        } else {
            path.move(to: Point(x: left, y: top))
            path.addLine(to: Point(x: right, y: top))
            path.addLine(to: Point(x: right, y: bottom))
            path.addLine(to: Point(x: left, y: bottom))
        }
        path.close()
        return path
    }

    /// A circle.
    public static func circle(center: Point, radius: Double) -> Path {
        var path = Path()
        path.addArc(center: center, radius: radius)
        path.close()
        return path
    }

    /// A line between two points.
    public static func line(from start: Point, to end: Point) -> Path { Path([.move(start), .line(end)]) }

    var points: [Point] {
        elements.flatMap { element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let point, let first, let second): [point, first, second]
            case .close: []
            }
        }
    }
}
