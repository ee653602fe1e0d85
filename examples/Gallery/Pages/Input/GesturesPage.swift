// SPDX-License-Identifier: MIT

import Gtk

/// Event controllers: each handles one kind of input for one widget.
final class GesturesPage: Page {
    static let lesson = Lesson(
        "Gestures", in: .input,
        about:
            "Gestures recognize input of pointers and fingers: clicks, long presses, drags, swipes, zoom, and the wheel.",
        words: "gesture click drag long press swipe zoom rotate scroll motion pointer touch controller"
    ) { GesturesPage() }

    let target = Tile("Click, press long, swipe or scroll here.")
    let position = Gtk.Label("")
    let field = Gtk.Fixed()
    let card = Tile("Drag me")
    private var place = (x: 20.0, y: 30.0)
    let click = Gtk.GestureClick()
    let motion = Gtk.EventControllerMotion()
    let scroll = Gtk.EventControllerScroll(flags: [.bothAxes, .discrete])

    init() {
        super.init(Self.lesson)
        target.setSizeRequest(width: -1, height: 140)
        // 0 is any mouse button.
        click.button = 0
        click.onReleased { [unowned self] count, _, _ in
            report(
                count == 1
                    ? "A click of button \(click.currentButton)."
                    : "\(count) clicks of button \(click.currentButton).")
        }
        let press = Gtk.GestureLongPress()
        press.onPressed { [unowned self] _, _ in report("A long press.") }
        let swipe = Gtk.GestureSwipe()
        swipe.onSwipe { [unowned self] x, y in
            guard max(abs(x), abs(y)) > 300 else { return }
            report(
                "A swipe to the \(abs(x) > abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "bottom" : "top"))."
            )
        }
        let zoom = Gtk.GestureZoom()
        zoom.onScaleChanged { [unowned self] scale in report("Zoomed to \(Int(scale * 100)) %.") }
        scroll.onScroll { [unowned self] _, y in
            report(y > 0 ? "Scrolled down." : "Scrolled up.")
            return true
        }
        motion.onEnter { [weak self] _, _ in self?.target.addCssClass("active") }
        motion.onMotion { [weak self] x, y in self?.position.label = "The pointer is at \(Int(x)), \(Int(y))."
        }
        motion.onLeave { [weak self] in
            self?.target.removeCssClass("active")
            self?.position.label = "The pointer is elsewhere."
        }
        for controller in [click, press, swipe, zoom, scroll, motion] as [Gtk.EventController] {
            target.addController(controller)
        }
        position.xalign = 0
        position.label = "The pointer is elsewhere."
        section("All in one place", nil, target, position)

        field.setSizeRequest(width: -1, height: 140)
        field.put(card, x: place.x, y: place.y)
        let drag = Gtk.GestureDrag()
        // The card moves while it is dragged, so the gesture reports the distance that remains.
        drag.onDragUpdate { [unowned self] x, y in move(byX: x, y: y) }
        card.addController(drag)
        // The keys do the same as the pointer.
        let keys = Gtk.ShortcutController()
        for (key, x, y) in [("Left", -10.0, 0.0), ("Right", 10, 0), ("Up", 0, -10), ("Down", 0, 10)] {
            keys.addShortcut(key) { [unowned self] in move(byX: x, y: y) }
        }
        card.addController(keys)
        section("A drag", "By the pointer, or by the arrows when it has the focus.", field)
    }

    private func move(byX x: Double, y: Double) {
        place.x = min(max(place.x + x, 0), Double(field.width - card.allocatedWidth))
        place.y = min(max(place.y + y, 0), Double(field.height - card.allocatedHeight))
        field.move(card, x: place.x, y: place.y)
        report("The card is at \(Int(place.x)), \(Int(place.y)).")
    }
}
