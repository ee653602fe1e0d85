// SPDX-License-Identifier: MIT

import GLib
import Gdk
import Gtk

/// Scrolls a list while a row is dragged near its upper or lower edge. The speed grows towards the edge.
@MainActor final class EdgeScroll {
    /// The height of the area at an edge, in logical pixels.
    static let edge = 36.0
    /// The speed at the edge, in logical pixels per second.
    private static let maximumSpeed = 900.0

    private unowned let holder: CollectionHolder
    /// The speed, in logical pixels per second; negative upwards.
    private(set) var speed = 0.0
    private var tick: Registration?
    private var lastTime: Int?

    init(_ holder: CollectionHolder) { self.holder = holder }

    /// Call it when the pointer that drags a row moves.
    /// - Parameter y: the position of the pointer, in logical pixels from the upper edge.
    func pointerMoved(to y: Double) {
        let fromEnd = Double(holder.height) - y
        if y < Self.edge {
            speed = -Self.maximumSpeed * min(1, (Self.edge - y) / Self.edge)
        } else if fromEnd < Self.edge {
            speed = Self.maximumSpeed * min(1, (Self.edge - fromEnd) / Self.edge)
        } else {
            speed = 0
        }
        if speed == 0 { stop() } else { start() }
    }

    /// Ends the scrolling. Called when the row was dropped, or the pointer has left the list.
    func stop() {
        speed = 0
        tick?.cancel()
        tick = nil
        lastTime = nil
    }

    private func start() {
        guard tick == nil else { return }
        tick = holder.addTickCallback { [weak self] _, clock in
            self?.advance(to: clock.frameTime)
            return self?.tick != nil
        }
    }

    private func advance(to time: Int) {
        defer { lastTime = time }
        guard let lastTime, let adjustment = holder.doVadjustment else { return }
        let seconds = min(Double(time - lastTime) / 1_000_000, 0.1)
        adjustment.value += speed * seconds
    }
}
