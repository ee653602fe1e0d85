// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import ViewKit

/// A content, and a toast in front of it, at its lower edge.
final class GtkToastView: ContainerView<ToastViewState, ToastEvent> {
    private let overlay = Gtk.Overlay()
    private let revealer = Gtk.Revealer()
    private let message = MessageBox()
    private let pointer = Gtk.EventControllerMotion()
    private let keyboard = Gtk.EventControllerFocus()
    private var timeout: Task<Void, Never>?

    init() {
        super.init(overlay)
        revealer.transitionType = .slideUp
        revealer.halign = .center
        revealer.valign = .end
        revealer.child = message.box
        // Screen readers read widgets that a revealer hides.
        message.box.visible = false
        revealer.onNotify("child-revealed") { [unowned self] in
            if !revealer.childRevealed { message.box.visible = state?.toast != nil }
        }
        overlay.addOverlay(revealer)
        fillBox()
        listen()
        updateAccessibleName()
    }

    override var fallbackName: String? { "" }

    isolated deinit { timeout?.cancel() }

    private func fillBox() {
        message.box.addCssClass("toast")
        message.label.wrap = true
        message.label.maxWidthChars = 50
        // A message that fits into one line is not wrapped.
        message.label.naturalWrapMode = .none
        message.label.hexpand = true
        let close = Gtk.Button(iconName: "window-close-symbolic")
        close.addCssClass("flat")
        close.addCssClass("circular")
        close.nameIcon(localized("Close"))
        close.focusOnClick = false
        close.onClicked { [weak self] in self?.sendNumber(ToastEvent.dismissed) }
        message.box.append(close)
    }

    private func listen() {
        message.button.onClicked { [weak self] in
            self?.message.box.window?.enterTypedNumber()
            self?.sendNumber(ToastEvent.action)
        }
        message.box.onKey { [weak self] key, modifiers in
            guard key == .escape, modifiers.isEmpty, self?.state?.toast != nil else { return false }
            self?.sendNumber(ToastEvent.dismissed)
            return true
        }
        message.box.addController(pointer)
        message.box.addController(keyboard)
        pointer.onNotify("contains-pointer") { [weak self] in self?.startTimeout() }
        keyboard.onNotify("contains-focus") { [weak self] in self?.startTimeout() }
    }

    override func show(_ change: Change<ToastViewState>) {
        guard change.isNew(\.number) else { return }
        stopTimeout()
        guard let toast = change.new.toast else {
            // The text stays until the box has disappeared. The keyboard focus moves first, since a hidden widget loses it.
            if keyboard.containsFocus { _ = children.first?.childFocus(.tabForward) }
            return revealer.revealChild = false
        }
        message.show(toast.message, action: toast.action)
        message.box.visible = true
        message.box.setAccessible(.label, toast.message)
        revealer.revealChild = true
        message.box.announce(toast.message)
        startTimeout()
    }

    /// Starts the timeout of the toast again, unless the pointer is over it or it has the keyboard focus.
    private func startTimeout() {
        stopTimeout()
        guard let toast = state?.toast, let milliseconds = toast.milliseconds, !isAttended else { return }
        timeout = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(milliseconds))
            if !Task.isCancelled { self?.sendNumber(ToastEvent.dismissed) }
        }
    }

    private func stopTimeout() {
        timeout?.cancel()
        timeout = nil
    }

    /// Whether the pointer is over the toast, or it has the keyboard focus.
    private var isAttended: Bool { pointer.containsPointer || keyboard.containsFocus }

    private func sendNumber(_ event: (Int) -> ToastEvent) {
        if let number = state?.number { onEvent?(event(number)) }
    }

    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) { overlay.child = children.first }
    override func take(_ child: Gtk.Widget) { overlay.child = children.first }
}
