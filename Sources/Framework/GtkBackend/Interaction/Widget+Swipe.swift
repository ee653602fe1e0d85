// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

extension Gtk.Widget {
    /// Calls `take` when the user swipes horizontally, with one finger on a touchscreen or two on a touchpad. The direction is forward if
    /// the fingers move against the reading direction, as when a page is turned. `take` returns whether it handled the swipe; if not, the
    /// widgets around this one receive it.
    func onSwipe(_ take: @escaping @MainActor (PageAnimation.Direction) -> Bool) {
        listenForTouchSwipes(take)
        listenForTouchPadSwipes(take)
    }

    /// - Parameter isForward: whether the swipe goes forward in a left-to-right language.
    private func direction(isForward: Bool) -> PageAnimation.Direction {
        isForward != isRightToLeft ? .forward : .backward
    }

    private func listenForTouchSwipes(_ take: @escaping @MainActor (PageAnimation.Direction) -> Bool) {
        let swipe = Gtk.GestureSwipe()
        swipe.touchOnly = true
        swipe.onSwipe { [unowned self, unowned swipe] x, y in
            guard abs(x) > 600, abs(x) > 3 * abs(y) else { return }
            if take(direction(isForward: x < 0)) { swipe.setState(.claimed) }
        }
        addController(swipe)
    }

    private func listenForTouchPadSwipes(_ take: @escaping @MainActor (PageAnimation.Direction) -> Bool) {
        let scroll = Gtk.EventControllerScroll(flags: .horizontal)
        // A swipe counts once, when it is long enough.
        let far = 120.0
        var distance: Double? = 0
        scroll.onScrollBegin { distance = 0 }
        scroll.onScroll { [unowned self, unowned scroll] x, _ in
            guard scroll.unit == .surface, let gone = distance else { return false }
            distance = gone + x
            guard abs(gone + x) > far else { return false }
            distance = nil
            return take(direction(isForward: gone + x > 0))
        }
        addController(scroll)
    }
}
