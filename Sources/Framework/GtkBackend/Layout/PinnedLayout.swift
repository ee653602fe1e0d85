// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk

/// Gives each child all of the space, except for distances at its edges.
///
/// These are the constraints of most containers: those that pin a child to the four edges. They need no
/// solver, and the height of such a child may depend on its width.
final class PinnedLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    /// The distances between the edges of a child and those of the container, in logical pixels. Negative
    /// ones extend the child beyond the edge.
    struct Pins: Equatable {
        var leading: Int
        var trailing: Int
        var top: Int
        var bottom: Int

        func length(along orientation: Gtk.Orientation) -> Int {
            orientation == .horizontal ? leading + trailing : top + bottom
        }
    }

    private var pins: [ObjectIdentifier: Pins] = [:]

    /// Sets the distances of the children.
    func pin(_ pins: [ObjectIdentifier: Pins]) {
        guard pins != self.pins else { return }
        self.pins = pins
        layoutChanged()
    }

    func isPinned(_ child: Gtk.Widget) -> Bool { pins[ObjectIdentifier(child)] != nil }

    private func visibleChildren(_ widget: Gtk.Widget) -> [(Gtk.Widget, Pins)] {
        widget.children.compactMap { child in
            guard child.shouldLayout() else { return nil }
            return pins[ObjectIdentifier(child)].map { (child, $0) }
        }
    }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        let opposite: Gtk.Orientation = orientation == .horizontal ? .vertical : .horizontal
        var measurement = Measurement(minimum: 0, natural: 0)
        for (child, pins) in visibleChildren(widget) {
            var across = -1
            if forSize >= 0 {
                let least = child.measure(opposite, forSize: -1).minimum
                across = max(forSize - pins.length(along: opposite), least)
            }
            let size = child.measure(orientation, forSize: across)
            let length = pins.length(along: orientation)
            measurement.minimum = max(measurement.minimum, size.minimum + length)
            measurement.natural = max(measurement.natural, size.natural + length)
        }
        return measurement
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode {
        let modes = visibleChildren(widget).map(\.0.requestMode)
        return modes.contains(.heightForWidth) ? .heightForWidth : modes.first ?? .constantSize
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        for (child, pins) in visibleChildren(widget) {
            child.sizeAllocate(
                Gdk.Rectangle(
                    x: widget.isRightToLeft ? pins.trailing : pins.leading, y: pins.top,
                    width: width - pins.length(along: .horizontal),
                    height: height - pins.length(along: .vertical)),
                baseline: -1)
        }
    }
}
