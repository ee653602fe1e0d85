// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

/// Reports how the user drags a page sideways: with a finger on a touchscreen, or with two on a touchpad.
@MainActor final class PageDrags {
    var allowsForward = false { didSet { update() } }
    var allowsBackward = false { didSet { update() } }

    private let widget: Gtk.Widget
    private let report: @MainActor (PagesEvent) -> Void
    private var gesture: Gtk.GestureDrag?
    private var scroll: Gtk.EventControllerScroll?
    private var drag: Drag?
    /// The distance that the fingers have moved on the touchpad, in logical pixels; nil if the movement is not a drag.
    private var scrolled: Double? = 0

    /// The distance in logical pixels that a finger moves before it drags.
    private let threshold = 16.0

    /// - Parameter widget: the widget around the pages, which retains the drags.
    init(_ widget: Gtk.Widget, _ report: @escaping @MainActor (PagesEvent) -> Void) {
        self.widget = widget
        self.report = report
    }

    private struct Drag {
        let direction: PageAnimation.Direction
        /// The last three positions, with their times in milliseconds.
        var samples: [(progress: Double, time: Int)] = []

        /// The progress per second. It is 0 if the finger rests before it is lifted.
        func velocity(at time: Int) -> Double {
            guard let first = samples.first, let last = samples.last, time - last.time < 100 else { return 0 }
            let milliseconds = last.time - first.time
            return milliseconds > 0 ? (last.progress - first.progress) / Double(milliseconds) * 1_000 : 0
        }
    }

    /// Adds the gestures if a page can be dragged, and removes them if none can.
    private func update() {
        let isNeeded = allowsForward || allowsBackward
        guard isNeeded != (gesture != nil) else { return }
        guard isNeeded else {
            cancel()
            if let gesture { widget.removeController(gesture) }
            if let scroll { widget.removeController(scroll) }
            (gesture, scroll) = (nil, nil)
            return
        }
        addGesture()
        addScroll()
    }

    private func addGesture() {
        let gesture = Gtk.GestureDrag()
        gesture.touchOnly = true
        gesture.onDragUpdate { [weak self, unowned gesture] x, y in
            guard let self else { return }
            if drag == nil {
                guard abs(x) > threshold else { return }
                guard abs(x) > 2 * abs(y), begin(towards: x) else {
                    gesture.setState(.denied)
                    return
                }
                gesture.setState(.claimed)
            }
            move(to: x, at: gesture.currentEventTime)
        }
        gesture.onDragEnd { [weak self, unowned gesture] _, _ in self?.end(at: gesture.currentEventTime) }
        gesture.onCancel { [weak self] _ in self?.cancel() }
        widget.addController(gesture)
        self.gesture = gesture
    }

    private func addScroll() {
        let scroll = Gtk.EventControllerScroll(flags: .horizontal)
        scroll.onScrollBegin { [weak self] in self?.scrolled = 0 }
        scroll.onScroll { [weak self, unowned scroll] x, _ in
            // A wheel scrolls in steps, which is no drag.
            guard let self, scroll.unit == .surface, let before = scrolled else { return false }
            // The page follows the fingers; a view scrolls the other way.
            let distance = before - x
            scrolled = distance
            if drag == nil {
                guard abs(distance) > threshold else { return false }
                guard begin(towards: distance) else {
                    scrolled = nil
                    return false
                }
            }
            move(to: distance, at: scroll.currentEventTime)
            return true
        }
        scroll.onScrollEnd { [weak self, unowned scroll] in self?.end(at: scroll.currentEventTime) }
        widget.addController(scroll)
        self.scroll = scroll
    }

    private func begin(towards x: Double) -> Bool {
        let direction: PageAnimation.Direction = (x < 0) != widget.isRightToLeft ? .forward : .backward
        guard widget.isSensitive, direction == .forward ? allowsForward : allowsBackward else { return false }
        drag = Drag(direction: direction)
        report(.dragBegan(direction))
        return true
    }

    private func move(to x: Double, at time: Int) {
        guard var drag else { return }
        let distance = (drag.direction == .forward) != widget.isRightToLeft ? -x : x
        let progress = min(max(distance / Double(max(widget.width, 1)), 0), 1)
        drag.samples = drag.samples.suffix(2) + [(progress, time)]
        self.drag = drag
        report(.dragged(progress))
    }

    private func end(at time: Int) {
        guard let drag else { return }
        self.drag = nil
        report(.dragEnded(velocity: drag.velocity(at: time)))
    }

    private func cancel() {
        guard drag != nil else { return }
        drag = nil
        report(.dragCancelled)
    }
}
