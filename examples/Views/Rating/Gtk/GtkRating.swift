// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
public import GtkBackend
import RatingControl
import ViewKit

extension GtkBackend {
    /// Registers the view of a `Rating`. Call it before the first one is created.
    public static func registerRating() { views.register(.rating) { GtkRatingView() } }
}

/// Five stars beside each other: a click on one, or Left and Right, choose a number of stars.
final class GtkRatingView: ControlView<RatingState, RatingEvent> {
    private let row = StarRow()
    private var stars: [Gtk.Image] = []

    init() {
        super.init(row)
        row.accessibleRole = .slider
        row.layoutManager = Gtk.BoxLayout(orientation: .horizontal)
        row.focusable = true
        row.update(.valueMin, 0.0)
        row.update(.valueMax, Double(RatingState.maximum))
        for number in 1...RatingState.maximum { addStar(number) }
        let keys = Gtk.EventControllerKey()
        keys.onKeyPressed { [weak self] key, _, _ in self?.take(key) ?? false }
        row.addController(keys)
    }

    override func show(_ change: Change<RatingState>) {
        change.of(\.stars) { number in
            for (index, star) in stars.enumerated() {
                star.iconName = index < number ? "starred-symbolic" : "non-starred-symbolic"
            }
            row.update(.valueNow, Double(number))
            row.update(.valueText, "\(number) of \(RatingState.maximum) stars")
        }
    }

    private func addStar(_ number: Int) {
        let star = Gtk.Image(properties: ["accessible-role": Gtk.AccessibleRole.presentation])
        star.pixelSize = 24
        let click = Gtk.GestureClick()
        click.onReleased { [weak self] _, _, _ in
            _ = self?.row.grabFocus()
            self?.choose(number)
        }
        star.addController(click)
        star.setParent(row)
        stars.append(star)
    }

    private func take(_ key: Key) -> Bool {
        guard let stars = state?.stars else { return false }
        let isForward = row.direction == .rtl ? Key.left : .right
        switch key {
        case .left, .right: choose(stars + (key == isForward ? 1 : -1))
        case .home: choose(0)
        case .end: choose(RatingState.maximum)
        default: return false
        }
        return true
    }

    private func choose(_ stars: Int) {
        if (0...RatingState.maximum).contains(stars) { send(.rated(stars)) }
    }
}

/// A widget that takes the keyboard focus itself. A `Gtk.Box` passes the focus to its children.
private final class StarRow: Gtk.Widget, WidgetSubclass {}
