// SPDX-License-Identifier: MIT

import Gtk

/// Buttons of every kind. A handler that uses the page captures it `unowned`: the page owns the button, and the button owns its
/// handlers, so a strong capture would create a reference cycle.
final class ButtonsPage: Page {
    static let lesson = Lesson(
        "Buttons", in: .controls,
        about: "A button does something when it is pressed, by the mouse, by Return or by Space.",
        words: "toggle switch check radio link clicked group"
    ) { ButtonsPage() }

    let save = Gtk.Button(mnemonic: "_Save")
    let bold = Gtk.ToggleButton(label: "Bold")
    let italic = Gtk.ToggleButton(label: "Italic")
    let remember = Gtk.CheckButton(mnemonic: "_Remember me")
    let flight = Gtk.Switch()
    let details = Gtk.Switch()
    let revealer = Gtk.Revealer()
    private(set) var sizes: [Gtk.CheckButton] = []
    private var clicks = 0

    init() {
        super.init(Self.lesson)
        let delete = Gtk.Button(label: "Delete")
        let icon = Gtk.Button(iconName: "view-refresh-symbolic")
        let link = Gtk.LinkButton(uri: "https://www.gtk.org", label: "gtk.org")

        save.addCssClass("suggested-action")
        save.onClicked { [unowned self] in
            clicks += 1
            report(clicks == 1 ? "Saved once." : "Saved \(clicks) times.")
        }
        delete.addCssClass("destructive-action")
        delete.onClicked { [unowned self] in report("Deleted.") }
        icon.tooltipText = "Refresh"
        icon.update(.label, "Refresh")
        icon.onClicked { [unowned self] in report("Refreshed.") }
        link.onActivateLink { [weak self] in
            guard let self else { return true }
            report("A link to \(link.uri), which this page does not follow.")
            return true
        }
        section("Push buttons", nil, .row(save, delete, icon, link))

        let style = Gtk.Box(orientation: .horizontal, children: [bold, italic])
        style.addCssClass("linked")
        for toggle in [bold, italic] {
            toggle.onToggled { [weak self] in
                guard let self else { return }
                report("Bold is \(bold.active ? "on" : "off"), italic is \(italic.active ? "on" : "off").")
            }
        }
        section("Toggle buttons", "They stay down until they are pressed again.", .row(style))

        remember.onToggled { [weak self] in
            guard let self else { return }
            report(remember.active ? "Remembered." : "Forgotten.")
        }
        let column = Gtk.Box(orientation: .vertical, spacing: 6, children: [remember])
        for size in ["Small", "Medium", "Large"] {
            let choice = Gtk.CheckButton(label: size)
            choice.setGroup(sizes.first)
            choice.onToggled { [weak self, unowned choice] in
                guard let self else { return }
                if choice.active { report("\(size) it is.") }
            }
            sizes.append(choice)
            column.append(choice)
        }
        sizes[1].active = true
        section("Check buttons", "In a group, only one of them is on.", column)

        flight.onStateSet { [weak self] isOn in
            guard let self else { return false }
            report("Flight mode is \(isOn ? "on" : "off").")
            return false
        }
        // A binding keeps two properties equal without a handler.
        details.bind(\.active, to: revealer, \.revealChild)
        revealer.child = .paragraph("These are the details. They slide in and out as the switch says.")
        section("Switches", nil, .labelled("_Flight mode", flight), .labelled("_Details", details), revealer)
        report("Nothing happened yet.")
    }
}
