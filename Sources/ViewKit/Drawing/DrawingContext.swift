// SPDX-License-Identifier: MIT

/// Records a drawing as a list of commands: see ``Canvas``.
///
/// Coordinates are logical pixels from the upper left corner, in each reading direction. It is a value, usable on any thread.
public struct DrawingContext: Sendable {
    /// The commands, in order.
    public private(set) var commands: [DrawingCommand] = []

    /// Creates a context without commands.
    public init() {}

    /// Fills a path.
    public mutating func fill(_ path: Path, with paint: Paint) { commands.append(.fill(path, paint)) }

    /// Draws a line along a path.
    public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
        commands.append(.stroke(path, paint, style))
    }

    /// Draws a text below a point.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - point: the upper edge of the text, at its beginning, its centre or its end.
    ///   - alignment: the part of the text that is at the point. The beginning is on the side where the user's language begins.
    ///   - attributes: the look. Without a colour it is that of the theme's text.
    public mutating func draw(
        _ text: String, at point: Point, alignment: Alignment = .start,
        attributes: TextAttributes = TextAttributes()
    ) {
        commands.append(.text(text, at: point, alignment, attributes))
    }

    /// Draws an image, which fills a rectangle. It appears when it is decoded.
    public mutating func draw(_ image: ImageData, in rectangle: Rectangle) {
        commands.append(.image(image, in: rectangle))
    }

    /// Calls `draw`; the transforms and clips that it adds end with it.
    public mutating func saved(_ draw: (inout DrawingContext) throws -> Void) rethrows {
        commands.append(.save)
        defer { commands.append(.restore) }
        try draw(&self)
    }

    /// Limits what follows to the inside of a path.
    public mutating func clip(to path: Path) { commands.append(.clip(path)) }

    /// Transforms the coordinates of what follows.
    public mutating func transform(_ transform: Transform) { commands.append(.transform(transform)) }
}
