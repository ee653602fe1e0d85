// SPDX-License-Identifier: MIT

import ControllerKit

/// A card with a line of the values of the last minute, of which the newest is at the end of the line: at the right in each reading
/// direction, as time on an axis. The upper limit is above the chart, and the time that it shows is below it.
final class ChartView: Box {
    private let name: String
    private let valueLabel = Label(style: .heading).with { $0.styleClasses = ["numeric"] }
    private let limitLabel = ChartView.axisLabel("")
    private let canvas = Canvas()
    private let length = ProcessViewModel.History.length

    init(_ name: String) {
        self.name = name
        let nameLabel = Label(name, style: .heading).with { $0.expandsHorizontally = true }
        canvas.minimumHeight = 96
        canvas.expandsHorizontally = true
        // In the middle, since the chart is the same in each reading direction.
        let time = Self.axisLabel("Last minute").with {
            $0.textAlignment = .center
            $0.expandsHorizontally = true
        }
        let content = Box(
            .vertical, spacing: 6,
            [Box(.horizontal, spacing: 12, [nameLabel, valueLabel]), limitLabel, canvas, time])
        content.margins = Insets(12)
        super.init(.vertical, [content])
        minimumWidth = 280
        expandsHorizontally = true
        styleClasses = ["card"]
    }

    private static func axisLabel(_ text: String) -> Label {
        Label(text, style: .caption).with { $0.styleClasses = ["numeric"] }
    }

    /// - Parameters:
    ///   - values: the values, the newest one last.
    ///   - limit: the value at the upper edge; the one at the lower edge is zero.
    ///   - limitText: this value in words.
    ///   - now: the newest value in words.
    ///   - most: the greatest value in words.
    func show(_ values: [Double], limit: Double, limitText: String, now: String, most: String) {
        valueLabel.text = now
        limitLabel.text = limitText
        canvas.accessibilityLabel = "\(name) in the last minute: now \(now), at most \(most)"
        canvas.redraw { [length] context, size in
            let (width, height) = (Double(size.width), Double(size.height))
            for part in 0...4 {
                let y = min((height * Double(part) / 4).rounded(), height - 1) + 0.5
                // The lines of the limits are stronger.
                let alpha = part % 4 == 0 ? 0.4 : 0.2
                context.stroke(
                    .line(from: Point(x: 0, y: y), to: Point(x: width, y: y)),
                    with: .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)))
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
