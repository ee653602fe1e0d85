// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Gtk
import Pango
import ViewKit

/// The view of a font button, by `GtkFontDialogButton`, or by `GtkFontButton`, which GTK 4.10 replaces.
final class GtkFontButtonView: ControlView<FontButtonState, FontEvent> {
    #if GTK_4_10
        private let button: Gtk.FontDialogButton

        init() {
            let dialog = Gtk.FontDialog()
            dialog.title = localized("Choose a Font")
            button = Gtk.FontDialogButton(dialog: dialog)
            super.init(button)
            button.onNotify(\.fontDesc) { [weak self] _ in
                // The property is notified for fonts of the program, too.
                guard let self, let font = button.fontDesc.map({ ViewKit.Font($0) }), font != state?.font
                else { return }
                send(.changed(font))
            }
        }
    #else
        private let button = Gtk.FontButton()

        init() {
            button.title = localized("Choose a Font")
            button.modal = true
            super.init(button)
            button.onFontSet { [weak self] in
                guard let self, let description = button.fontDesc else { return }
                send(.changed(ViewKit.Font(description)))
            }
        }
    #endif

    override var visibleText: String? { state?.font.description }
    override func takeFocus() { _ = button.firstChild?.grabFocus() }

    /// The button in the widget has the focus, and needs the name.
    override func didName(_ name: String?) {
        let text = accessibleName(with: state?.font.description ?? "")
        button.setAccessible(.label, text)
        button.nameParts(text)
        button.firstChild?.setAccessible(.label, text)
    }

    override func show(_ change: Change<FontButtonState>) {
        let shownFont = button.fontDesc.map { ViewKit.Font($0) }
        guard change.isNew(\.font) || shownFont != change.new.font else { return }
        button.fontDesc = FontDescription(change.new.font)
        didName(accessibleName)
    }
}

extension ViewKit.Font {
    init(_ description: FontDescription) {
        self.init(
            description.family ?? "Sans",
            size: description.size > 0 ? Double(description.size) / Double(PANGO_SCALE) : 11,
            weight: Int(description.weight.rawValue), isItalic: description.style != .normal)
    }
}

extension FontDescription {
    convenience init(_ font: ViewKit.Font) {
        self.init()
        setFamily(font.family)
        size = Int(font.size * Double(PANGO_SCALE))
        weight = Weight(rawValue: Int32(font.weight))
        style = font.isItalic ? .italic : .normal
    }
}
