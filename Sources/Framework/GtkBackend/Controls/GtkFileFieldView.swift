// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// A button with the name of the file, and a button that removes the choice.
final class GtkFileFieldView: ControlView<FileFieldState, FileFieldEvent> {
    private let box = Gtk.Box(properties: ["accessible-role": Gtk.AccessibleRole.group])
    private let button = Gtk.Button()
    private let label = Gtk.Label()
    let clearButton = Gtk.Button(iconName: "edit-clear-symbolic")

    init() {
        box.addCssClass("linked")
        let content = Gtk.Box(orientation: .horizontal, spacing: 6)
        content.append(Gtk.Image.decorative("document-open-symbolic"))
        label.ellipsize = .middle
        label.xalign = 0
        content.append(label)
        button.child = content
        button.hexpand = true
        box.append(button)
        clearButton.tooltipText = localized("Remove")
        clearButton.setAccessible(.label, localized("Remove"))
        box.append(clearButton)
        super.init(box)
        button.onClicked { [weak self] in self?.send(.pressed) }
        clearButton.onClicked { [weak self] in self?.send(.chosen(nil)) }
    }

    override var operatedWidget: Gtk.Widget { button }
    override var visibleText: String? { state?.shownText }

    override func didName(_ name: String?) {
        let text = accessibleName(with: state?.shownText ?? "")
        button.setAccessible(.label, text)
        box.setAccessible(.label, text)
    }

    override func show(_ change: Change<FileFieldState>) {
        change.of(\.file) { _ in
            label.text = change.new.shownText
            didName(accessibleName)
        }
        clearButton.visible = change.new.allowsNone && change.new.file != nil
    }
}
