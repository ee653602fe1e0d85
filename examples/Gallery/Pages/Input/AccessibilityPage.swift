// SPDX-License-Identifier: MIT

import Gtk

/// The information that a screen reader reads: roles, names, states and relations.
final class AccessibilityPage: Page {
    static let lesson = Lesson(
        "Accessibility", in: .input,
        about:
            "Most widgets describe themselves. Others need a line of code: a role, a name, a state, a relation.",
        words: "screen reader role label property state relation a11y describedby"
    ) { AccessibilityPage() }

    let icon = Gtk.Button(iconName: "media-playback-start-symbolic")
    let quantity = Gtk.Entry().takingOneLine()
    let hint = Gtk.Label("Between 1 and 99.")
    let stars = Stars()
    let expand = Gtk.Button(label: "More")
    let more = Gtk.Label("Here is more.")

    init() {
        super.init(Self.lesson)
        // A picture has no text, and needs a name.
        icon.update(.label, "Play")
        icon.tooltipText = "Play"
        icon.onClicked { [unowned self] in report("Playing.") }
        section("A name", "An icon alone has no meaning for a user who cannot see it.", .row(icon))

        quantity.hexpand = true
        quantity.update(.describedBy, [hint])
        quantity.update(.required, true)
        quantity.onChanged { [weak self] in
            guard let self else { return }
            let isRight = (1...99).contains(Int(quantity.text) ?? 0)
            quantity.update(.invalid, isRight ? Gtk.AccessibleInvalidState.false : .true)
            report(isRight ? "\(quantity.text) it is." : "That is not between 1 and 99.")
        }
        hint.xalign = 0
        hint.addCssClass("dim-label")
        section(
            "Relations", "The label names the field, the text below describes it.",
            .labelled("_Quantity", quantity), hint)

        stars.update(.label, "Rating")
        stars.onNotify("rating") { [weak self] in
            guard let self else { return }
            report("\(stars.rating) of 5 stars.")
        }
        section(
            "A role", "Drawn by hand, and yet a slider: arrows change it, screen readers say its value.",
            stars)

        more.visible = false
        more.xalign = 0
        expand.update(.controls, [more])
        expand.update(.expanded, false)
        expand.onClicked { [unowned self] in
            more.visible.toggle()
            expand.update(.expanded, more.visible)
            report(more.visible ? "Shown." : "Hidden.")
        }
        section("A state", nil, .row(expand), more)
    }
}

/// Five stars, some of them filled.
final class Stars: Gtk.Widget, WidgetSubclass {
    static let accessibleRole: Gtk.AccessibleRole? = .slider
    static let properties: [PropertyDefinition] = [.init("rating", \Stars.rating)]

    var rating = 3 {
        didSet {
            guard rating != oldValue else { return }
            notify("rating")
            describe()
            queueDraw()
        }
    }

    override init() {
        super.init()
        focusable = true
        halign = .start
        addCssClass("tile")
        let keys = Gtk.ShortcutController()
        for (key, step) in [("Left", -1), ("Down", -1), ("Right", 1), ("Up", 1)] {
            keys.addShortcut(key) { [unowned self] in
                rating = min(
                    max(
                        rating
                            + (key == "Left" || key == "Right" ? (direction == .rtl ? -step : step) : step), 0
                    ), 5)
            }
        }
        addController(keys)
        let click = Gtk.GestureClick()
        click.onPressed { [unowned self] _, x, _ in
            grabFocus()
            let star = Int(x / Double(max(width, 1)) * 5)
            rating = direction == .rtl ? 5 - star : star + 1
        }
        addController(click)
        update(.valueMin, 0.0)
        update(.valueMax, 5.0)
        describe()
    }

    private func describe() {
        update(.valueNow, Double(rating))
        update(.valueText, "\(rating) of 5")
    }

    func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        orientation == .horizontal
            ? Measurement(minimum: 160, natural: 160) : Measurement(minimum: 32, natural: 32)
    }

    func doSnapshot(_ snapshot: Gtk.Snapshot) {
        let layout = createPangoLayout(
            String(repeating: "★", count: rating) + String(repeating: "☆", count: 5 - rating))
        let font = Pango.FontDescription()
        font.setAbsoluteSize(28 * 1024)
        layout.fontDescription = font
        if direction == .rtl {
            snapshot.translate(Graphene.Point(x: Double(width - layout.pixelSize.width), y: 0))
        }
        snapshot.appendLayout(layout, color: styleContext.color)
    }
}
