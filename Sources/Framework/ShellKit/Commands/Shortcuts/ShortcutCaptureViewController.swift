// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import ViewKit

/// A dialog in which the user presses the new keys of a command.
final class ShortcutCaptureViewController: RxViewController<ShortcutCaptureViewModel> {
    private lazy var promptLabel = Label(localized("Press the new keys"), style: .heading).with {
        $0.textAlignment = .center
    }
    private lazy var helpLabel = Label(
        localized("Backspace removes the shortcut, Escape cancels."), style: .secondary, wraps: true
    ).with { $0.textAlignment = .center }
    private lazy var shortcutLabel = ShortcutLabel(
        viewModel.command.shortcuts.first, emptyText: localized("None")
    ).with { $0.horizontalAlignment = .center }
    private lazy var messageLabel = Label(style: .error, wraps: true).with { $0.textAlignment = .center }
    private lazy var replaceButton = Button(localized("Replace"), style: .suggested).with {
        $0.horizontalAlignment = .center
    }
    /// The container that has the keyboard focus, and receives the keys.
    private lazy var area = Box(
        .vertical, spacing: 12, [promptLabel, shortcutLabel, messageLabel, replaceButton, helpLabel]
    ).with {
        $0.margins = Insets(horizontal: 24, vertical: 24)
        $0.isFocusable = true
        $0.accessibilityLabel = localized("Press the new keys")
        $0.accessibilityDescription = localized("Backspace removes the shortcut, Escape cancels.")
    }

    override init(viewModel: ShortcutCaptureViewModel) {
        super.init(viewModel: viewModel)
        title = viewModel.command.title
        actions = [
            Action("shortcut.cancel", title: localized("Cancel"), shortcuts: ["Escape"]) { [unowned self] in
                dismiss()
            }
        ]
    }

    override func subviews() -> [any View] { [area] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        area.focus()
    }

    override func bind() -> [any Disposable] {
        [
            area.rx.keyPressed.subscribe(onNext: { [unowned self] press in
                if Self.isUsable(press.keys) { viewModel.press(press.keys) }
            }),
            replaceButton.rx.tap.subscribe(onNext: { [unowned self] in viewModel.replace() }),
            viewModel.state.subscribe(onNext: { [unowned self] in show($0) }),
        ]
    }

    /// Whether keys can be the new shortcut. Keys that press the button or close the dialog, and a modifier alone, cannot.
    private static func isUsable(_ keys: KeyCombination) -> Bool {
        let isForDialog =
            keys.modifiers.subtracting(.shift).isEmpty
            && ["Return", "space", "Tab", "Escape"].contains(keys.key)
        let isModifier =
            ["Control_", "Shift_", "Alt_", "Super_", "Meta_", "Hyper_", "ISO_Level"].contains {
                keys.key.hasPrefix($0)
            } || keys.key.hasSuffix("_Lock")
        return !isForDialog && !isModifier
    }

    private func show(_ state: ShortcutCaptureViewModel.State) {
        messageLabel.isHidden = true
        replaceButton.isHidden = true
        switch state {
        case .waiting: break
        case .refused(let shortcut, let reason): show(shortcut, reason)
        case .inUse(let shortcut, let title):
            show(shortcut, localized("%1 triggers “%2”.", shortcut.text, title))
            replaceButton.isHidden = false
        case .done: dismiss()
        }
    }

    private func show(_ shortcut: Shortcut, _ message: String) {
        shortcutLabel.shortcut = shortcut
        messageLabel.text = message
        messageLabel.isHidden = false
        area.accessibilityDescription = message
    }
}
