// SPDX-License-Identifier: MIT

import ControllerKit

/// A line of the values of the last minute, of which the newest is at the end of the line: at the right in each reading direction, as time on an axis.
final class ChartView: Box {
    private let name: String
    private let valueLabel = Label(style: .heading)
    private let canvas = Canvas()
    private let length = ProcessViewModel.History.length

    init(_ name: String) {
        self.name = name
        let nameLabel = Label(name, style: .heading).with { $0.expandsHorizontally = true }
        canvas.minimumHeight = 96
        canvas.expandsHorizontally = true
        super.init(.vertical, spacing: 6, [Box(.horizontal, spacing: 12, [nameLabel, valueLabel]), canvas])
    }

    /// - Parameters:
    ///   - values: the values, the newest one last.
    ///   - limit: the value at the upper edge.
    ///   - now: the newest value in words.
    ///   - most: the greatest value in words.
    func show(_ values: [Double], limit: Double, now: String, most: String) {
        valueLabel.text = now
        canvas.accessibilityLabel = "\(name) in the last minute: now \(now), at most \(most)"
        canvas.redraw { [length] context, size in
            let (width, height) = (Double(size.width), Double(size.height))
            let frame = Rectangle(x: 0.5, y: 0.5, width: max(width - 1, 1), height: max(height - 1, 1))
            context.stroke(
                .rectangle(frame, cornerRadius: 6),
                with: .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.4)))
            for part in 1...3 {
                let y = (height * Double(part) / 4).rounded() + 0.5
                context.stroke(
                    .line(from: Point(x: 1, y: y), to: Point(x: width - 1, y: y)),
                    with: .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.2)))
            }
            guard values.count > 1 else { return }
            let step = width / Double(length - 1)
            let points = values.enumerated().map { index, value in
                Point(
                    x: width - Double(values.count - 1 - index) * step,
                    y: 2 + (height - 4) * (1 - min(max(value / limit, 0), 1)))
            }
            var line = Path()
            line.move(to: points[0])
            for point in points.dropFirst() { line.addLine(to: point) }
            context.stroke(line, with: .accent, style: StrokeStyle(width: 2, join: .round))
        }
    }
}
