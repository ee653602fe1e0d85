// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// An alert as a small window above another one, which waits for the answer.
final class GtkAlert: WindowDialog {
    private let window = Gtk.Window()
    private let alert: Alert
    private var answer: (@MainActor (Int?) -> Void)?
    private weak var owner: GtkWindowView?
    /// An open dialog that belongs to no window has to hear what is done with it.
    private var whileOpen: GtkAlert?

    init(_ alert: Alert, above parent: DialogParent, answer: @escaping @MainActor (Int?) -> Void) {
        self.alert = alert
        self.answer = answer
        owner = parent.owner
        whileOpen = self
        owner?.dialogs.append(self)
        window.transientFor = parent.window
        window.application = parent.window?.application
        window.modal = true
        window.resizable = false
        window.title = alert.title
        window.addCssClass("alert")
        window.child = makeContent()
        window.onCloseRequest { [weak self] in
            self?.cancel()
            return true
        }
        window.onKey { [weak self] key, _ in
            guard key == .escape else { return false }
            self?.cancel()
            return true
        }
        window.present()
    }

    /// Closes the window without an answer.
    func dismiss() {
        answer = nil
        owner?.dialogs.removeAll { $0 === self }
        window.destroyAndReturnToParent()
        whileOpen = nil
    }

    func cancel() { finish(alert.actions.firstIndex { $0.style == .cancel }) }

    private func finish(_ index: Int?) {
        let answer = answer
        dismiss()
        answer?(index)
    }

    private func makeContent() -> Gtk.Widget {
        let content = Gtk.Box(orientation: .vertical, spacing: 0)
        let texts = Gtk.Box(orientation: .vertical, spacing: 10)
        texts.addCssClass("alert-texts")
        texts.append(makeLabel(alert.title, cssClass: "title-3"))
        if !alert.message.isEmpty { texts.append(makeLabel(alert.message, cssClass: "alert-message")) }
        content.append(texts)
        let buttons = Gtk.Box(orientation: .horizontal, spacing: 8)
        buttons.homogeneous = true
        buttons.addCssClass("alert-buttons")
        for (index, action) in alert.actions.enumerated() { buttons.append(makeButton(action, index)) }
        content.append(buttons)
        return content
    }

    private func makeLabel(_ text: String, cssClass: String) -> Gtk.Label {
        let label = Gtk.Label(text)
        label.wrap = true
        label.justify = .center
        label.maxWidthChars = 42
        label.addCssClass(cssClass)
        return label
    }

    private func makeButton(_ action: AlertAction, _ index: Int) -> Gtk.Button {
        let button = Gtk.Button(label: action.title)
        if let name = action.style.cssClass { button.addCssClass(name) }
        button.onClicked { [weak self] in self?.finish(index) }
        if index == alert.defaultAction {
            window.defaultWidget = button
            window.focusWidget = button
        }
        return button
    }
}

extension Alert {
    /// The action that Return stands for: never one that destroys something.
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
