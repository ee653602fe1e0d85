// SPDX-License-Identifier: MIT

import Gtk

/// A container written in Swift: its child is centred, with a maximum width.
final class Clamp: Gtk.Widget, WidgetSubclass {
    private let child: Gtk.Widget
    private let limit: Int

    init(_ child: Gtk.Widget, width limit: Int) {
        (self.child, self.limit) = (child, limit)
        super.init()
        child.setParent(self)
    }

    func doRequestMode() -> Gtk.SizeRequestMode { .heightForWidth }

    func doMeasure(_ orientation: Gtk.Orientation, forSize size: Int) -> Measurement {
        let wish = child.measure(
            orientation, forSize: orientation == .vertical && size > 0 ? childWidth(in: size) : -1)
        return Measurement(
            minimum: wish.minimum,
            natural: orientation == .horizontal ? max(wish.minimum, min(wish.natural, limit)) : wish.natural)
    }

    func doSizeAllocate(width: Int, height: Int, baseline: Int) {
        let inner = childWidth(in: width)
        let place = Gsk.Transform().translate(Graphene.Point(x: Double((width - inner) / 2), y: 0))
        child.allocate(width: inner, height: height, baseline: baseline, transform: place)
    }

    private func childWidth(in available: Int) -> Int {
        max(child.measure(.horizontal, forSize: -1).minimum, min(available, limit))
    }
}
