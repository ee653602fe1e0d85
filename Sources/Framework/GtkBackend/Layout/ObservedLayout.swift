// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// Gives a widget's only child all of its space, and reports when.
///
/// GTK ignores a request for another size that is made while widgets get their sizes. Therefore the end of a layout is reported when all
/// widgets of the window have their sizes, in the same frame: a change that is made then is laid out before the frame is drawn.
final class ObservedLayout: Gtk.LayoutManager, LayoutManagerSubclass {
    /// The view that is laid out.
    weak var view: GtkLayoutView?

    var onLayout: (@MainActor (LayoutEvent) -> Void)? { view?.onEvent }

    func doMeasure(_ widget: Gtk.Widget, _ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        view?.measure(orientation, forSize: forSize) ?? Measurement(minimum: 0, natural: 0)
    }

    func doRequestMode(_ widget: Gtk.Widget) -> Gtk.SizeRequestMode {
        widget.firstChild?.requestMode ?? .constantSize
    }

    func doAllocate(_ widget: Gtk.Widget, width: Int, height: Int, baseline: Int) {
        guard let child = widget.firstChild else { return }
        let space = Gdk.Rectangle(x: 0, y: 0, width: width, height: height)
        guard let onLayout, let clock = widget.frameClock else {
            return child.sizeAllocate(space, baseline: baseline)
        }
        let frame = FrameLayout.current(of: clock)
        frame.layouts.append(self)
        let sizes = view?.minimumSizes
        onLayout(.willLayout)
        // A widget that has changed has to be measured before it gets its size.
        if view?.minimumSizes != sizes { frame.outgrown.append(widget) }
        child.sizeAllocate(space, baseline: baseline)
    }
}

extension Gtk.Widget {
    /// The size of the widget, as that of a layout manager.
    func measurement(_ orientation: Gtk.Orientation, forSize: Int) -> Gtk.Measurement {
        let size = measure(orientation, forSize: forSize)
        return .init(
            minimum: size.minimum, natural: size.natural, minimumBaseline: size.minimumBaseline,
            naturalBaseline: size.naturalBaseline)
    }
}

/// The layouts of one frame whose end has not been reported yet.
@MainActor private final class FrameLayout {
    // By frame clock, of which each window has its own.
    private static var current: [ObjectIdentifier: FrameLayout] = [:]

    /// The layouts, in the order in which they began.
    var layouts: [ObservedLayout] = []
    /// The widgets that need a size other than the one that they got.
    var outgrown: [Gtk.Widget] = []

    /// Retained, so that no other clock gets the same `ObjectIdentifier`.
    private let clock: Gdk.FrameClock
    private var connection: SignalConnection?

    static func current(of clock: Gdk.FrameClock) -> FrameLayout {
        if let frame = current[ObjectIdentifier(clock)] { return frame }
        let frame = FrameLayout(clock)
        current[ObjectIdentifier(clock)] = frame
        return frame
    }

    private init(_ clock: Gdk.FrameClock) {
        self.clock = clock
        // A handler that is connected while the signal is emitted is called by the next emission, which is a part of this frame.
        connection = clock.onLayout { [unowned self] in report() }
        clock.requestPhase(.layout)
    }

    private func report() {
        connection?.disconnect()
        Self.current[ObjectIdentifier(clock)] = nil
        for widget in outgrown { widget.queueResize() }
        for layout in layouts { layout.onLayout?(.didLayout) }
    }
}
