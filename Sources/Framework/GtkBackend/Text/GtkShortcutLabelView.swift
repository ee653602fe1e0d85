// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import ViewKit

/// GTK's shortcut label. Its direction is left to right in every language, in a box at the leading side. In
/// GTK 4.8 it has no text for screen readers, so the names of the keys are the accessible name of the view.
final class GtkShortcutLabelView: ControlView<ShortcutLabelState, Never> {
    private let box = Gtk.Box(properties: ["accessible-role": Gtk.AccessibleRole.label])
    private let label = deprecatedGtk.makeShortcutLabel()

    init() {
        box.append(label)
        super.init(box)
    }

    override var fillAlignment: (horizontal: Gtk.Align, vertical: Gtk.Align) { (.start, .center) }
    override var visibleText: String? { state?.shownText }

    override func didName(_ name: String?) {
        // The keys are the parts of the name.
        label.setHiddenFromReaders(true)
        for key in label.children { key.setHiddenFromReaders(true) }
    }

    override func show(_ change: Change<ShortcutLabelState>) {
        let shortcut = change.new.shortcut?.description ?? ""
        // GTK logs a warning for a text that is no shortcut. It reads a text with spaces or a plus sign as several shortcuts.
        let isValid =
            Gtk.Accelerator.parse(shortcut) != nil
            && shortcut.utf8.allSatisfy {
                "<>_".utf8.contains($0) || Character(UnicodeScalar($0)).isLetter || (48...57).contains($0)
            }
        deprecatedGtk.show(
            isValid ? ViewKit.Shortcut(shortcut).asTyped(on: box.display) : "", or: change.new.shownText,
            in: label)
        didName(nil)
    }
}

extension ViewKit.Shortcut {
    /// The text with the letter that the keyboard has on the key.
    @MainActor func asTyped(on display: Gdk.Display) -> String {
        let text = description
        let start = text.lastIndex(of: ">").map { text.index(after: $0) } ?? text.startIndex
        let key = Gdk.Key(named: String(text[start...]))
        return text[..<start] + (key?.inFirstLayout(of: display).name ?? String(text[start...]))
    }
}
