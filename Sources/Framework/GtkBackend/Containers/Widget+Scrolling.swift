// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import ViewKit

extension Gtk.Widget {
    /// Calls `work` once, when the widgets of the window have their next sizes, before that frame is drawn. A
    /// widget that is not visible waits until it is.
    func afterLayout(_ work: @escaping @MainActor () -> Void) {
        var connection: SignalConnection?
        guard mapped, let clock = frameClock else {
            connection = onMap(after: true) { [unowned self] in
                connection?.disconnect()
                connection = nil
                afterLayout(work)
            }
            return
        }
        connection = clock.onLayout {
            connection?.disconnect()
            connection = nil
            work()
        }
        clock.requestPhase(.layout)
    }

    /// Scrolls the scrolled windows around the widget as little as is necessary to show it.
    func scrollIntoView(animated: Bool) {
        guard mapped, width > 0, height > 0 else { return }
        // How far the scrolled windows that were handled already move their contents.
        var (movedX, movedY) = (0.0, 0.0)
        var ancestor = parent
        while let widget = ancestor {
            ancestor = widget.parent
            guard let scrolled = widget as? Gtk.ScrolledWindow, let bounds = computeBounds(scrolled),
                let horizontal = scrolled.hadjustment, let vertical = scrolled.vadjustment
            else { continue }
            let x = horizontal.value(
                showing: bounds.x - movedX, length: bounds.width,
                isScrolled: scrolled.hscrollbarPolicy != .never)
            let y = vertical.value(
                showing: bounds.y - movedY, length: bounds.height,
                isScrolled: scrolled.vscrollbarPolicy != .never)
            movedX += x - horizontal.value
            movedY += y - vertical.value
            scrolled.scroll(toX: x, y: y, animated: animated)
        }
    }
}

extension Gtk.Widget {
    /// Calls `work` when the widget is scrolled out of a scrolled window around it, before it has its new position.
    func onScrollAway(_ work: @escaping @MainActor () -> Void) -> [SignalConnection] {
        sequence(first: self, next: \.parent).compactMap { $0 as? Gtk.ScrolledWindow }.flatMap { scrolled in
            let bounds = computeBounds(scrolled)
            return [
                scrolled.hadjustment?.onScrollAway(of: bounds?.x, bounds?.width, in: scrolled.width, work),
                scrolled.vadjustment?.onScrollAway(of: bounds?.y, bounds?.height, in: scrolled.height, work),
            ].compactMap(\.self)
        }
    }
}

extension Gtk.Adjustment {
    fileprivate func onScrollAway(
        of start: Double?, _ length: Double?, in size: Int, _ work: @escaping @MainActor () -> Void
    ) -> SignalConnection? {
        guard let start, let length else { return nil }
        let before = value
        return onValueChanged { [unowned self] in
            let now = start + before - value
            if now + length <= 0 || now >= Double(size) { work() }
        }
    }

    /// The greatest value.
    private var last: Double { max(upper - pageSize, lower) }

    /// Returns `value`, or the nearest one that is possible.
    fileprivate func limited(_ value: Double) -> Double { min(max(value, lower), last) }

    /// Returns the value that shows a part of the content and is nearest to the current one.
    /// - Parameter position: where the part begins, from the beginning of the visible part.
    fileprivate func value(showing position: Double, length: Double, isScrolled: Bool) -> Double {
        guard isScrolled else { return value }
        let beyond = position + length - pageSize
        return limited(value + (position < 0 || length > pageSize ? position : max(beyond, 0)))
    }
}

extension Gtk.ScrolledWindow {
    /// Scrolls to a position, or to the nearest one that exists.
    func scroll(toX x: Double, y: Double, animated: Bool) {
        guard let hadjustment, let vadjustment else { return }
        let motion = ScrollMotion(
            self, hadjustment, vadjustment, toX: hadjustment.limited(x), y: vadjustment.limited(y))
        if animated, mapped, settings.gtkEnableAnimations { motion.begin() } else { motion.end() }
    }
}

/// Scrolls a scrolled window to a position by an animation, which ends early if something else scrolls it.
@MainActor private final class ScrollMotion {
    /// The duration, in microseconds.
    private static let duration = 250_000.0

    private let window: Gtk.ScrolledWindow
    private let horizontal: Gtk.Adjustment
    private let vertical: Gtk.Adjustment
    private let start: (x: Double, y: Double)
    private let target: (x: Double, y: Double)
    /// The position that was set last.
    private var current: (x: Double, y: Double)
    private var beginning: Int?

    init(
        _ window: Gtk.ScrolledWindow, _ horizontal: Gtk.Adjustment, _ vertical: Gtk.Adjustment,
        toX x: Double, y: Double
    ) {
        self.window = window
        self.horizontal = horizontal
        self.vertical = vertical
        start = (horizontal.value, vertical.value)
        current = start
        target = (x, y)
    }

    /// Begins the animation, which retains this object until its end, or until the window is not visible any more.
    func begin() {
        guard start != target else { return }
        window.addTickCallback { _, clock in self.advance(to: clock.frameTime) }
    }

    /// Scrolls to the target immediately.
    func end() { move(toX: target.x, y: target.y) }

    private func advance(to time: Int) -> Bool {
        guard (horizontal.value, vertical.value) == current else { return false }
        let beginning = beginning ?? time
        self.beginning = beginning
        let part = min(Double(time - beginning) / Self.duration, 1)
        guard part < 1 else {
            end()
            return false
        }
        let progress = PageMotion.Curve.easeOut.progress(at: part)
        move(
            toX: start.x + (target.x - start.x) * progress, y: start.y + (target.y - start.y) * progress)
        return true
    }

    private func move(toX x: Double, y: Double) {
        horizontal.value = x
        vertical.value = y
        current = (horizontal.value, vertical.value)
    }
}
