// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessWindow {
    /// The open windows above this one, in any depth.
    private var windowsAbove: [HeadlessWindow] {
        (backend?.windows ?? []).filter { window in
            var parent = window.parent
            while let next = parent, next !== self { parent = next.parent }
            return parent != nil
        }
    }

    /// - Throws: `HeadlessError.behindDialog` or `behindWindow`, if a dialog or a modal window blocks this window.
    func requireOperable() throws {
        if let dialog = dialogs.last { throw HeadlessError.behindDialog(dialog.title) }
        for window in windowsAbove.reversed() {
            if window.state.isModal { throw HeadlessError.behindWindow(window.state.title) }
            if let dialog = window.dialogs.last { throw HeadlessError.behindDialog(dialog.title) }
        }
        // A modal window blocks all windows of the application but those above it.
        if let modal = backend?.windows.last(where: \.state.isModal), modal !== self,
            !modal.windowsAbove.contains(where: { $0 === self })
        {
            throw HeadlessError.behindWindow(modal.state.title)
        }
    }

    func reportFocus(from old: HeadlessView?) {
        let before = old?.ancestors ?? []
        let after = focusedView?.ancestors ?? []
        for view in before where !after.contains(where: { $0 === view }) {
            view.sendIfRequested(.focus, .focus(false))
        }
        for view in after where !before.contains(where: { $0 === view }) {
            view.sendIfRequested(.focus, .focus(true))
        }
    }

    /// Presses a key combination: the dialog, menu or popover in front gets it. Otherwise a text with the
    /// keyboard focus receives its editing keys. Of several actions with the shortcut, the one
    /// nearest to the keyboard focus is performed: that of the view, of the views that contain it, or else of
    /// the window. The view with the keyboard focus receives all other keys.
    public func press(_ shortcut: Shortcut, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            if let dialog = dialogs.last {
                guard shortcut == "Escape" else { throw HeadlessError.behindDialog(dialog.title) }
                return dialog.close()
            }
            try requireOperable()
            if let menu, shortcut == "Escape" { return menu.close() }
            if let popover = popovers.last, shortcut == "Escape" {
                guard let field = searchField, let content = popover.content, field.isInside(content) else {
                    return popover.close()
                }
                return try field.pressEscape()
            }
            let keys = try shortcut.combination()
            if try focusedView?.pressTextKey(keys) == true { return }
            if try performActionOfView(shortcut) { return }
            if let action = state.actions.first(where: { $0.shortcuts.contains(where: shortcut.matches) }) {
                return try performByKey(action)
            }
            if try pressInFocusedView(keys) { return }
            if try focusedView?.pressValueKey(keys) == true { return }
            switch keys {
            case KeyCombination("Escape") where searchField != nil: try searchField?.pressEscape()
            case KeyCombination("Escape") where closeOnEscape(): break
            case KeyCombination("F4", modifiers: .alt): requestClose()
            case KeyCombination("Left", modifiers: .alt): requestBack()
            case KeyCombination("Return") where try pressReturn(): break
            case KeyCombination("Tab"): moveFocus(by: 1)
            case KeyCombination("Tab", modifiers: .shift): moveFocus(by: -1)
            case KeyCombination("Menu"), KeyCombination("F10", modifiers: .shift):
                guard let focusedView else { throw noShortcut(shortcut) }
                try focusedView.openContextMenu()
            case KeyCombination("F10"):
                guard let button = primaryMenuButton else { throw noShortcut(shortcut) }
                try button.open()
            default: throw noShortcut(shortcut)
            }
        }
    }

    /// The visible views of the header bar and of the content, in reading order.
    var visibleViews: [HeadlessView] { [headerBar, content].flatMap { $0?.visibleViews ?? [] } }

    /// The field to search in that has the keyboard focus.
    private var searchField: HeadlessTextField? {
        (focusedView as? HeadlessTextField).flatMap { $0.shown?.purpose == .search ? $0 : nil }
    }

    /// Closes the popover in front, or requests that the window closes if it closes on Escape. Returns whether it did either.
    func closeOnEscape() -> Bool {
        if let popover = popovers.last {
            popover.close()
        } else if state.closesOnEscape {
            requestClose()
        } else {
            return false
        }
        return true
    }

    private var primaryMenuButton: HeadlessControl<MenuButtonState, Never>? {
        let buttons = visibleViews.compactMap {
            $0 as? HeadlessControl<MenuButtonState, Never>
        }
        return buttons.first { $0.shown?.isPrimary == true && $0.isEnabled }
    }

    private func noShortcut(_ shortcut: Shortcut) -> HeadlessError {
        .noShortcut(shortcut, available: state.actions.flatMap(\.shortcuts))
    }

    /// Performs the action with a shortcut that is nearest to the keyboard focus: an action of the focused
    /// view, or of a view that it is in. Returns whether there is one.
    private func performActionOfView(_ shortcut: Shortcut) throws -> Bool {
        for view in focusedView?.ancestors ?? [] {
            let action = view.input.actions.first { $0.shortcuts.contains(where: shortcut.matches) }
            guard let action else { continue }
            guard action.isEnabled else { throw HeadlessError.actionDisabled(action.id) }
            view.perform { view.onInput?(.action(action.id)) }
            return true
        }
        return false
    }

    /// Returns whether the view with the keyboard focus, or one that it is in, took the key.
    private func pressInFocusedView(_ keys: KeyCombination) throws -> Bool {
        let views = focusedView?.ancestors ?? []
        let text = keys.modifiers.subtracting(.shift).isEmpty && keys.key.count == 1 ? keys.key : nil
        var isReported = false
        for view in views {
            if let pages = view as? HeadlessPages, try pages.press(keys) { return true }
            isReported = view.sendIfRequested(.key, .key(KeyPress(keys, text: text))) || isReported
        }
        return isReported
    }

    /// Moves the focus to the next or the previous view that Tab reaches, in reading order.
    private func moveFocus(by step: Int) {
        let views = operableViews.filter(\.isReachedByTab)
        guard !views.isEmpty else { return }
        let current = views.firstIndex { $0 === focusedView }
        let next = current.map { ($0 + step + views.count) % views.count } ?? (step > 0 ? 0 : views.count - 1)
        focusedView = views[next]
    }
}

extension HeadlessView {
    /// The view and the views that contain it, the innermost one first. A popover is in the view that it points at.
    var ancestors: [HeadlessView] { [self] + ((parent ?? popoverAnchor)?.ancestors ?? []) }

    /// Presses a key combination in the window of the view.
    package func press(_ shortcut: Shortcut) throws { try root.window?.press(shortcut) }

    func requireOperable() throws { try root.window?.requireOperable() }

    /// Reports `event`, if the view has requested `kind`, and returns whether it has.
    @discardableResult func sendIfRequested(_ kind: GestureKind, _ event: InputEvent) -> Bool {
        guard input.gestures.contains(kind) else { return false }
        perform { onInput?(event) }
        return true
    }
}
