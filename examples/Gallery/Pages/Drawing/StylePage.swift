// SPDX-License-Identifier: MIT

import Gtk

/// Style sheets: the style classes of the theme, and CSS that applies while the user types it.
final class StylePage: Page {
    static let lesson = Lesson(
        "Styles", in: .drawing,
        about:
            "Widgets look as style sheets say. The theme has classes for common needs; a program adds its own rules.",
        words: "css provider style class theme dark color parse error"
    ) { StylePage() }

    let editor = Gtk.TextView()
    let preview = Gtk.Button(label: "Look at me")
    let errorLabel = Gtk.Label("")
    let dark = Gtk.Switch()
    private let provider = Gtk.CssProvider()

    init() {
        super.init(Self.lesson)
        let classes = Gtk.Box(orientation: .horizontal, spacing: 9)
        for name in ["suggested-action", "destructive-action", "flat", "circular", "opaque"] {
            let button = Gtk.Button(label: name == "circular" ? "○" : name)
            button.addCssClass(name)
            button.update(.label, name)
            button.onClicked { [unowned self] in report("The class is “\(name)”.") }
            classes.append(button)
        }
        section("Classes of the theme", nil, classes)

        preview.name = "preview"
        preview.halign = .center
        preview.setMargins(12)
        editor.monospace = true
        editor.acceptsTab = false
        editor.update(.label, "Style sheet")
        for side in [\Gtk.TextView.leftMargin, \.rightMargin, \.topMargin, \.bottomMargin] {
            editor[keyPath: side] = 9
        }
        editor.buffer.text =
            "#preview {\n  border-radius: 20px;\n  color: white;\n  background: linear-gradient(to right, #3584e4, #9141ac);\n}"
        errorLabel.xalign = 0
        errorLabel.wrap = true
        errorLabel.addCssClass("error")
        provider.onParsingError { [weak self] _, error in self?.errorLabel.label = error.message }
        editor.buffer.onChanged { [weak self] in self?.apply() }
        apply()
        section(
            "CSS of one’s own", "What is wrong with it is said below it.", .scrolling(editor, height: 120),
            preview, errorLabel)

        Gdk.Display.default?.addStyle(provider)
        Gtk.Settings.default?.bind(
            \.gtkApplicationPreferDarkTheme, to: dark, \.active, flags: [.syncCreate, .bidirectional])
        section("The theme", nil, .labelled("_Dark", dark))
        report("Nothing happened yet.")
    }

    isolated deinit { Gdk.Display.default?.removeStyle(provider) }

    private func apply() {
        errorLabel.label = ""
        provider.load(css: editor.buffer.text)
        report(errorLabel.label.isEmpty ? "The style sheet is in use." : "The style sheet has a mistake.")
    }
}
