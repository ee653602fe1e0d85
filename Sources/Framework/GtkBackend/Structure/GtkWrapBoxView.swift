// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

final class GtkWrapBoxView: ContainerView<WrapBoxState, Never> {
    private let box = FocusableType.makeBox()
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

    private struct Line {
        var children: [(widget: Gtk.Widget, width: Int)] = []
        var height = 0
    }

    private func children(of widget: Gtk.Widget) -> [Gtk.Widget] {
        widget.children.filter { $0.shouldLayout() }
    }

    private func lines(of widget: Gtk.Widget, width: Int) -> [Line] {
        var lines: [Line] = []
        var end = 0
        for child in children(of: widget) {
            let size = child.measure(.horizontal, forSize: -1)
            let childWidth = max(size.minimum, min(size.natural, width))
            let height = child.measure(.vertical, forSize: childWidth).natural
            if lines.isEmpty || end + spacing.between + childWidth > width {
                lines.append(Line())
                end = childWidth
            } else {
                end += spacing.between + childWidth
            }
            lines[lines.count - 1].children.append((child, childWidth))
            lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
        }
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
            for (child, childWidth) in line.children {
                let start = widget.isRightToLeft ? width - x - childWidth : x
                child.sizeAllocate(
                    Gdk.Rectangle(x: start, y: y, width: childWidth, height: line.height), baseline: -1)
                x += childWidth + spacing.between
            }
            y += line.height + spacing.lines
        }
    }
}
