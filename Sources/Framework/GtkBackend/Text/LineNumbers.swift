// SPDX-License-Identifier: MIT

import Cairo
import GObject
import Gdk
import Gtk
import Pango

/// The numbers of the lines beside a text view. Only visible lines are drawn.
@MainActor final class LineNumbers {
    private unowned let text: Gtk.TextView
    private let area = Gtk.DrawingArea()
    private var digits = 0

    init(of text: Gtk.TextView, scrolledBy adjustment: Gtk.Adjustment) {
        self.text = text
        area.addCssClass("line-numbers")
        area.setHiddenFromReaders(true)
        area.setDrawFunc { [weak self] _, context, width, _ in self?.draw(in: context, width) }
        adjustment.onValueChanged { [weak area] in area?.queueDraw() }
    }

    /// Whether the numbers are shown, at the leading side.
    var isShown = false {
        didSet {
            guard isShown != oldValue else { return }
            text.setGutter(text.isRightToLeft ? .right : .left, widget: isShown ? area : nil)
            update()
        }
    }

    /// Called when the text has changed.
    func update() {
        let digits = "\(text.buffer.lineCount)".count
        if digits != self.digits {
            self.digits = digits
            let width = layout(String(repeating: "0", count: max(2, digits))).pixelSize.width
            area.contentWidth = width + 16
        }
        area.queueDraw()
    }

    private func layout(_ number: String) -> Pango.Layout { area.createPangoLayout(number) }

    private func draw(in context: Cairo.Context, _ width: Int) {
        let visible = text.visibleRect
        var line = text.line(atY: visible.y).targetIter
        context.setSource(area.textColor)
        repeat {
            let (y, _) = text.lineYrange(of: line)
            guard y <= visible.y + visible.height else { return }
            let layout = layout("\(line.line + 1)")
            let position = text.bufferToWindowCoords(.left, bufferX: 0, bufferY: y).windowY
            context.move(toX: Double(width - 8 - layout.pixelSize.width), y: Double(position))
            context.show(layout)
        } while line.forwardLine()
    }
}
