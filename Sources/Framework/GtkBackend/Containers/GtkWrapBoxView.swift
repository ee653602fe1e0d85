// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

final class GtkWrapBoxView: ContainerView<WrapBoxState, Never> {
    private let box = ContainerType.makeBox()
    private let layout = WrapLayout()

    init() {
        super.init(box)
        box.layoutManager = layout
    }

    override func show(_ change: Change<WrapBoxState>) {
        layout.spacing = (change.new.spacing, change.new.lineSpacing)
        box.queueResize()
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.insertChild(child, after: previous)
    }

    override func take(_ child: Gtk.Widget) { box.remove(child) }

    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.reorderChild(child, after: previous)
    }
}

/// Places children in lines from the leading edge.
private final class WrapLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    var spacing = (between: 0, lines: 0)

    @MainActor private struct Line {
        var children: [(widget: Gtk.Widget, width: Int)] = []
        var end = 0

        /// The height, for the widths that the children have now.
        var height: Int {
            children.map { $0.widget.measure(.vertical, forSize: $0.width).natural }.max() ?? 0
        }

        /// Divides the space after the last child among those that expand.
        mutating func fill(_ width: Int) {
            let expanding = children.indices.filter { children[$0].widget.computeExpand(.horizontal) }
            guard !expanding.isEmpty, width > end else { return }
            let (share, rest) = (width - end).quotientAndRemainder(dividingBy: expanding.count)
            for (number, index) in expanding.enumerated() {
                children[index].width += share + (number < rest ? 1 : 0)
            }
            end = width
        }
    }

    private func children(of widget: Gtk.Widget) -> [Gtk.Widget] {
        widget.children.filter { $0.shouldLayout() }
    }

    private func lines(of widget: Gtk.Widget, width: Int) -> [Line] {
        var lines: [Line] = []
        for child in children(of: widget) {
            let size = child.measure(.horizontal, forSize: -1)
            let childWidth = max(size.minimum, min(size.natural, width))
            if let end = lines.last?.end, end + spacing.between + childWidth <= width {
                lines[lines.count - 1].end += spacing.between + childWidth
            } else {
                lines.append(Line(end: childWidth))
            }
            lines[lines.count - 1].children.append((child, childWidth))
        }
        for index in lines.indices { lines[index].fill(width) }
        return lines
    }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        let sizes = children(of: widget).map { $0.measure(.horizontal, forSize: -1) }
        let natural = sizes.map(\.natural).reduce(0, +) + spacing.between * max(sizes.count - 1, 0)
        guard orientation == .vertical else {
            return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: natural)
        }
        let lines = lines(of: widget, width: forSize < 0 ? natural : forSize)
        let height = lines.map(\.height).reduce(0, +) + spacing.lines * max(lines.count - 1, 0)
        return Measurement(minimum: height, natural: height)
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode { .heightForWidth }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        var y = 0
        for line in lines(of: widget, width: width) {
            var x = 0
            let lineHeight = line.height
            for (child, childWidth) in line.children {
                let start = widget.isRightToLeft ? width - x - childWidth : x
                child.sizeAllocate(
                    Gdk.Rectangle(x: start, y: y, width: childWidth, height: lineHeight), baseline: -1)
                x += childWidth + spacing.between
            }
            y += lineHeight + spacing.lines
        }
    }
}
