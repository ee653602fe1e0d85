// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// An alert as a small window above another one.
final class GtkAlert: GtkDialogWindow {
    init(_ alert: Alert, above parent: DialogParent) {
        super.init(Gtk.Window(), title: alert.title, above: parent)
        window.resizable = false
        window.addCssClass("alert")
        let content = Gtk.Box(orientation: .vertical, spacing: 0)
        content.append(Gtk.Box.dialogTexts(title: alert.title, message: alert.message))
        content.append(
            Gtk.Box.dialogButtons(alert.actions.enumerated().map { makeButton($1, $0, of: alert) }))
        window.child = content
        window.present()
    }

    private func makeButton(_ action: AlertAction, _ index: Int, of alert: Alert) -> Gtk.Button {
        let button = Gtk.Button(label: action.title)
        if let name = action.style.cssClass { button.addCssClass(name) }
        button.onClicked { [weak self] in self?.onEvent?(.pressed(index)) }
        if index == alert.defaultAction {
            window.defaultWidget = button
            window.focusWidget = button
        }
        return button
    }
}

extension Alert {
    /// The action that Return triggers; it is never a destructive one.
    var defaultAction: Int? {
        actions.lastIndex { $0.style == .suggested } ?? actions.lastIndex { $0.style == .normal }
            ?? actions.firstIndex { $0.style == .cancel }
    }
}

extension AlertAction.Style {
    fileprivate var cssClass: String? {
        switch self {
        case .normal, .cancel: nil
        case .suggested: "suggested-action"
        case .destructive: "destructive-action"
        }
    }
}
