// SPDX-License-Identifier: MIT

/// Records a drawing as a list of commands: see ``Canvas``.
///
/// Coordinates are logical pixels from the upper left corner, also in a right-to-left layout. It is a value, usable on any thread.
/// ```swift
/// let canvas = Canvas { context, size in
///     context.fill(.rectangle(Rectangle(x: 0, y: 0, width: Double(size.width), height: 4)), with: .accent)
/// }
/// ```
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
    ///   - point: a point on the upper edge of the text.
    ///   - alignment: whether the beginning, the centre or the end of the text is at the point. The beginning is at the leading side.
    ///   - attributes: the attributes. Without a colour, the text has the theme's colour of text.
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

    /// Calls `draw`, and then restores the transform and the clip.
    public mutating func saved(_ draw: (inout DrawingContext) throws -> Void) rethrows {
        commands.append(.save)
        defer { commands.append(.restore) }
        try draw(&self)
    }

    /// Limits the following commands to the inside of a path.
    public mutating func clip(to path: Path) { commands.append(.clip(path)) }

    /// Transforms the coordinates of the following commands.
    public mutating func transform(_ transform: Transform) { commands.append(.transform(transform)) }
}
