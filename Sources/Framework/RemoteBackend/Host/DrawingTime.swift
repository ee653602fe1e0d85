// SPDX-License-Identifier: MIT

import ViewKit

/// About how long a toolkit takes to draw a canvas.
///
/// The factors are those of Cairo, in microseconds. A drawing that is made to be slow takes up to twice as long.
struct DrawingTime {
    private static let ofCommand = 1.0, ofPathCommand = 6.0, ofElement = 2.0, ofLinePixel = 0.5
    private static let ofCrossing = 0.03, ofPixel = 0.002, ofGradientPixel = 0.02, ofTextByte = 12.0
    private static let ofHashedByte = 0.001
    /// The number of colours of a gradient with which a pixel takes twice as long as with few colours.
    private static let manyStops = 25.0
    /// A clip with at most this number of elements, such as a rectangle or a circle, takes no measurable time.
    private static let fewElements = 16.0
    /// The default size of a text, in pixels.
    private static let textSize = 16.0
    /// Beyond this factor, Cairo draws nothing.
    private static let largestFactor = 1e9

    private var microseconds = 0.0
    private var now = Context()
    private var saved: [Context] = []

    /// What `save` saves. The position does not matter, because the size of the canvas is not known.
    private struct Context {
        var transform = Transform()
        var clipElements = 0.0
        var clipMicroseconds = 0.0
    }

    /// Returns the time of a drawing, in microseconds.
    static func microseconds(of drawing: CanvasState) -> Int {
        var time = DrawingTime()
        for command in drawing.commands { time.add(command) }
        return Int(min(1e12, time.microseconds))
    }

    private mutating func add(_ command: DrawingCommand) {
        guard microseconds.isFinite else { return }
        microseconds += Self.ofCommand
        switch command {
        case .save: saved.append(now)
        case .restore: if let last = saved.popLast() { now = last }
        case .transform(let transform):
            now.transform = now.transform.after(transform)
            if now.transform.factor > Self.largestFactor { microseconds = .infinity }
        case .clip(let path):
            let lines = PathLines(path, now.transform, width: 0)
            now.clipElements += lines.count
            now.clipMicroseconds += time(of: lines)
            microseconds += time(of: lines)
        case .fill(let path, let paint):
            let lines = PathLines(path, now.transform, width: 0)
            microseconds += time(of: lines) + lines.bounds.area * time(ofPixel: paint)
            addClip(around: lines.bounds)
        case .stroke(let path, let paint, let style):
            let width = clamped(style.width * now.transform.factor)
            let lines = PathLines(path, now.transform, width: width)
            let area = min(lines.bounds.area, lines.length * max(width, 1))
            microseconds += time(of: lines) + area * time(ofPixel: paint)
            addClip(around: lines.bounds)
        case .text(let words, _, _, let attributes):
            // A text is as high as it is large; the size of an attribute is in points.
            let size = clamped((attributes.size.map { $0 * 4 / 3 } ?? Self.textSize) * now.transform.factor)
            microseconds += Double(words.utf8.count) * (Self.ofTextByte + size * size * Self.ofGradientPixel)
        case .image(let data, let rectangle):
            let bounds = PathLines(.rectangle(rectangle), now.transform, width: 0).bounds
            microseconds += Self.ofPathCommand + bounds.area * Self.ofGradientPixel
            // To find the decoded image takes as long as to read the beginning and the end of its file.
            microseconds += Double(min(data.count, 16 << 10)) * Self.ofHashedByte
            addClip(around: bounds)
        }
    }

    private func time(of lines: PathLines) -> Double {
        Self.ofPathCommand + lines.count * Self.ofElement + lines.length * Self.ofLinePixel
            + lines.crossings * Self.ofCrossing
    }

    private func time(ofPixel paint: Paint) -> Double {
        switch paint {
        case .color, .text, .accent: Self.ofPixel
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _):
            Self.ofGradientPixel * (1 + Double(stops.count) / Self.manyStops)
        }
    }

    /// Adds the time of the part of the clip around a drawn path.
    private mutating func addClip(around bounds: PathLines.Bounds) {
        guard now.clipElements > Self.fewElements else { return }
        let most = now.clipElements * (Self.ofElement + (bounds.width + bounds.height) * Self.ofLinePixel)
        microseconds += min(now.clipMicroseconds, most)
    }
}

/// The lines of a path, as they are drawn. The control points of a curve count as points of it: the lines along them are not shorter.
private struct PathLines {
    /// The size of the rectangle around the path.
    struct Bounds {
        var width = 0.0, height = 0.0
        var area: Double { width * height }
    }

    private(set) var bounds = Bounds()
    private(set) var count = 0.0
    /// The length of the lines, each with its width.
    private(set) var length = 0.0
    /// How many lines cross each other at most.
    private(set) var crossings = 0.0

    init(_ path: Path, _ transform: Transform, width: Double) {
        var (low, high) = (Point(x: .infinity, y: .infinity), Point(x: -.infinity, y: -.infinity))
        path.forEachLine { from, to in
            let (start, end) = (transform.apply(to: from), transform.apply(to: to))
            count += 1
            let (x, y) = (clamped(abs(end.x - start.x)), clamped(abs(end.y - start.y)))
            length += (x * x + y * y).squareRoot() + width
            low = Point(x: min(low.x, start.x, end.x), y: min(low.y, start.y, end.y))
            high = Point(x: max(high.x, start.x, end.x), y: max(high.y, start.y, end.y))
        }
        guard count > 0 else { return }
        // What is thinner than a pixel covers a part of one.
        bounds.width = clamped(high.x - low.x + max(width, 1))
        bounds.height = clamped(high.y - low.y + max(width, 1))
        crossings = count * count / 2
        guard count > 64 else { return }
        var (columns, rows) = (Strips(low.x, high.x, width), Strips(low.y, high.y, width))
        path.forEachLine { from, to in
            let (start, end) = (transform.apply(to: from), transform.apply(to: to))
            columns.add(start.x, end.x)
            rows.add(start.y, end.y)
        }
        crossings = min(crossings, columns.pairs, rows.pairs)
    }
}

/// A rectangle in equal strips. Two lines cross each other only in a strip where both are, so that the points of a chart, which are side
/// by side, have few crossings.
private struct Strips {
    private static let count = 256
    private let start: Double
    private let length: Double
    private let width: Double
    /// How many more lines are in a strip than in the one before it.
    private var changes = [Double](repeating: 0, count: count + 1)

    init(_ low: Double, _ high: Double, _ width: Double) {
        start = low - width / 2
        length = max(1, high - low + width) / Double(Self.count)
        self.width = width
    }

    mutating func add(_ one: Double, _ other: Double) {
        changes[strip(min(one, other) - width / 2)] += 1
        changes[strip(max(one, other) + width / 2) + 1] -= 1
    }

    private func strip(_ position: Double) -> Int {
        Int(max(0, min(Double(Self.count - 1), (position - start) / length)))
    }

    /// How many pairs of lines are in the same strip.
    var pairs: Double {
        var (pairs, lines) = (0.0, 0.0)
        for change in changes {
            lines += change
            pairs += lines * lines / 2
        }
        return pairs
    }
}

/// Returns a length, at most that of a large screen: what is beyond the canvas is not drawn.
private func clamped(_ length: Double) -> Double { min(4_096, length) }

extension Transform {
    /// Returns the transform that applies `first` and then this one, without their translations.
    fileprivate func after(_ first: Transform) -> Transform {
        Transform(
            a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
            d: b * first.c + d * first.d)
    }

    fileprivate func apply(to point: Point) -> Point {
        Point(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
    }

    /// The factor by which it enlarges a length.
    fileprivate var factor: Double { max(a * a + b * b, c * c + d * d).squareRoot() }
}

extension Path {
    /// Calls `body` with the ends of each line, and of the lines along the control points of the curves.
    func forEachLine(_ body: (_ start: Point, _ end: Point) -> Void) {
        var (begin, current) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        func go(to point: Point) {
            body(current, point)
            current = point
        }
        for element in elements {
            switch element {
            case .move(let point): (begin, current) = (point, point)
            case .line(let point): go(to: point)
            case .curve(let point, let control1, let control2):
                go(to: control1)
                go(to: control2)
                go(to: point)
            case .close: go(to: begin)
            }
        }
    }

    /// The length of these lines.
    var lengthAtMost: Double {
        var length = 0.0
        forEachLine { start, end in
            let (x, y) = (end.x - start.x, end.y - start.y)
            length += (x * x + y * y).squareRoot()
        }
        return length
    }
}
