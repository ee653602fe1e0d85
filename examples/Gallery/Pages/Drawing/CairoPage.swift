// SPDX-License-Identifier: MIT

import Gtk

/// Drawing with Cairo: paths, strokes and gradients, in the colours of the theme.
final class CairoPage: Page {
    static let lesson = Lesson(
        "Cairo", in: .drawing,
        about:
            "A drawing area asks a closure to draw with a Cairo context, whenever its content is needed again.",
        words: "drawing area cairo path stroke fill gradient pango layout sketch pointer"
    ) { CairoPage() }

    let chart = Gtk.DrawingArea()
    let count = Gtk.Scale(orientation: .horizontal, min: 3, max: 12, step: 1)
    let sketch = Gtk.DrawingArea()
    let clear = Gtk.Button(mnemonic: "C_lear")
    private(set) var lines: [[(x: Double, y: Double)]] = []

    init() {
        super.init(Self.lesson)
        chart.contentHeight = 180
        chart.update(.label, "A chart of bars")
        chart.setDrawFunc { [unowned count] area, context, width, height in
            Self.draw(bars: Int(count.value), in: area, context, width, height)
        }
        count.hexpand = true
        count.value = 7
        count.onValueChanged { [weak self] in
            guard let self else { return }
            chart.queueDraw()
            report("\(Int(count.value)) bars.")
        }
        section("A chart", nil, chart, .labelled("_Bars", count))

        sketch.contentHeight = 180
        sketch.addCssClass("tile")
        sketch.update(.label, "A sketch")
        sketch.setDrawFunc { [weak self] area, context, _, _ in self?.drawSketch(area, context) }
        let pen = Gtk.GestureDrag()
        pen.onDragBegin { [unowned self] x, y in lines.append([(x, y)]) }
        pen.onDragUpdate { [unowned self, unowned pen] x, y in
            guard let start = pen.startPoint else { return }
            lines[lines.count - 1].append((start.x + x, start.y + y))
            sketch.queueDraw()
        }
        pen.onDragEnd { [unowned self] _, _ in report("\(lines.count) lines.") }
        sketch.addController(pen)
        clear.halign = .start
        clear.onClicked { [unowned self] in
            lines = []
            sketch.queueDraw()
            report("Clean.")
        }
        section("A sketch", "Drag the pointer.", sketch, clear)
    }

    private static func draw(
        bars: Int, in area: Gtk.Widget, _ context: Cairo.Context, _ width: Int, _ height: Int
    ) {
        let color = area.styleContext.color
        let slot = Double(width) / Double(bars)
        let gradient = Cairo.LinearGradient(from: (0, 0), to: (0, Double(height)))
        gradient.addStop(at: 0, red: 0.2, green: 0.5, blue: 0.9)
        gradient.addStop(at: 1, red: 0.1, green: 0.7, blue: 0.6)
        for bar in 0..<bars {
            let size = Double(height - 30) * Double((bar * 37 + 20) % 90 + 10) / 100
            context.rectangle(
                x: (Double(bar) + 0.15) * slot, y: Double(height - 20) - size, width: slot * 0.7, height: size
            )
        }
        context.setSource(gradient)
        context.fill()

        context.setSource(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
        for bar in 0..<bars {
            let text = area.createPangoLayout("\(bar + 1)")
            let size = text.pixelSize
            context.move(
                toX: (Double(bar) + 0.5) * slot - Double(size.width) / 2, y: Double(height - size.height))
            context.show(text)
        }
    }

    private func drawSketch(_ area: Gtk.Widget, _ context: Cairo.Context) {
        let color = area.styleContext.color
        context.setSource(red: Double(color.red), green: Double(color.green), blue: Double(color.blue))
        (context.lineWidth, context.lineCap, context.lineJoin) = (3, .round, .round)
        for line in lines {
            for (index, point) in line.enumerated() {
                index == 0 ? context.move(toX: point.x, y: point.y) : context.line(toX: point.x, y: point.y)
            }
            context.stroke()
        }
    }
}
