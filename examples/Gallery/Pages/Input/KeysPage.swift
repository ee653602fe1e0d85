// SPDX-License-Identifier: MIT

import Gtk

/// Keys: key events, shortcuts, and the order in which widgets receive them.
final class KeysPage: Page {
    static let lesson = Lesson(
        "Keys and focus", in: .input,
        about:
            "A key controller sees every key; a shortcut waits for some of them; the focus says where they go.",
        words: "keyboard shortcut accelerator modifier focus event controller mnemonic"
    ) { KeysPage() }

    let pad = Tile("Press any key here.")
    let keys = Gtk.EventControllerKey()
    let focus = Gtk.EventControllerFocus()
    let jump = Gtk.Button(mnemonic: "_Jump to the pad")
    let everywhere = Gtk.ShortcutController()

    init() {
        super.init(Self.lesson)
        pad.setSizeRequest(width: -1, height: 120)
        keys.onKeyPressed { [unowned self] key, _, modifiers in
            // Tab moves the focus, as everywhere.
            if [.tab, Gdk.Key(named: "ISO_Left_Tab")].contains(key) { return false }
            pad.label = Gtk.Accelerator.label(of: key, modifiers: modifiers)
            report(key.character.map { "It types “\($0)”." } ?? "The key is called “\(key.name ?? "?")”.")
            return true
        }
        pad.addController(keys)
        focus.onEnter { [weak self] in self?.pad.addCssClass("active") }
        focus.onLeave { [weak self] in self?.pad.removeCssClass("active") }
        pad.addController(focus)
        section("Keys", nil, pad)

        jump.onClicked { [unowned self] in
            pad.grabFocus()
            report("The pad has the focus.")
        }
        section("Focus", nil, .row(jump))

        everywhere.scope = .managed
        everywhere.addShortcut("<Alt>1") { [unowned self] in report("Alt and 1.") }
        // Either of two keys.
        everywhere.addShortcut("<Alt>2|<Alt>KP_2") { [unowned self] in report("Alt and 2.") }
        addController(everywhere)
        section("Shortcuts", "Alt and 1, Alt and 2: they work wherever the focus is on this page.")
    }
}
