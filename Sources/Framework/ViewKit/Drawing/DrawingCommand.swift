// SPDX-License-Identifier: MIT

/// A step of a drawing: see ``DrawingContext``.
public enum DrawingCommand: Sendable, Codable, Hashable {
    /// Saves the transform and the clip.
    case save
    /// Restores the transform and the clip that were saved last.
    case restore
    /// Transforms the coordinates of the following commands.
    case transform(Transform)
    /// Limits the following commands to the inside of a path.
    case clip(Path)
    /// Fills a path.
    case fill(Path, Paint)
    /// Draws a line along a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws a text below a point. The alignment says whether the beginning, the centre or the end of the text is at the point.
    case text(String, at: Point, Alignment, TextAttributes)
    /// Draws an image, which fills a rectangle.
    case image(ImageData, in: Rectangle)

    /// An error message that says which value cannot be drawn; nil if all can.
    var error: String? {
        switch self {
        case .save, .restore: nil
        case .transform(let transform):
            notFinite(
                "a transform", [transform.a, transform.b, transform.c, transform.d, transform.x, transform.y])
                ?? (transform.isDegenerate ? "a transform has no inverse; the scale must not be 0" : nil)
        case .clip(let path): notFinite("a path", path)
        case .fill(let path, let paint): notFinite("a path", path) ?? paint.error
        case .stroke(let path, let paint, let style): notFinite("a path", path) ?? paint.error ?? style.error
        case .text(_, let point, _, let attributes):
            notFinite("the position of a text", [point.x, point.y]) ?? attributes.error("attributes")
        case .image(_, let rectangle):
            notFinite(
                "the rectangle of an image", [rectangle.x, rectangle.y, rectangle.width, rectangle.height])
                ?? (rectangle.width > 0 && rectangle.height > 0
                    ? nil : "the rectangle of an image is empty; width and height must be above 0")
        }
    }
}

/// The largest coordinate that is drawn. Cairo's fixed-point numbers overflow beyond it.
private let largest = 1_000_000.0

private func notFinite(_ name: String, _ values: [Double]) -> String? {
    guard let value = values.first(where: { !(abs($0) <= largest) }) else { return nil }
    return "\(name) has the number \(value); numbers must be from -1000000 to 1000000"
}

private func notFinite(_ name: String, _ path: Path) -> String? {
    notFinite(name, path.points.flatMap { [$0.x, $0.y] })
}

extension Paint {
    fileprivate var error: String? {
        switch self {
        case .text, .accent: nil
        case .color(let color): color.error("color")
        case .linearGradient(let stops, let start, let end):
            notFinite("a gradient", [start.x, start.y, end.x, end.y]) ?? Self.error(stops)
        case .radialGradient(let stops, let center, let radius):
            notFinite("a gradient", [center.x, center.y, radius])
                ?? (radius > 0
                    ? Self.error(stops) : "the radius of a gradient is \(radius); it must be above 0")
        }
    }

    private static func error(_ stops: [GradientStop]) -> String? {
        if stops.isEmpty { return "a gradient has no stops; it must have at least one" }
        return stops.lazy.compactMap {
            outOfRange("the position of a stop", $0.position, 0...1) ?? $0.color.error("the color of a stop")
        }.first
    }
}

extension StrokeStyle {
    fileprivate var error: String? {
        if let error = notFinite("a stroke", [width] + dash) { return error }
        if width < 0 { return "the width of a stroke is \(width); it must not be negative" }
        guard !dash.isEmpty else { return nil }
        return dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
            ? nil : "the dash of a stroke is \(dash); no length may be negative, and one must be above 0"
    }
}
