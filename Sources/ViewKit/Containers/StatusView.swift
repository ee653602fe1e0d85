// SPDX-License-Identifier: MIT

import RxKernel

/// A message in the middle of a space that has no content, such as an empty list.
public final class StatusView: Box {
    private let titleLabel: Label
    private let messageLabel: Label

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - icon: the name of a large icon of the desktop's icon theme.
    ///   - title: the message, in a few words.
    ///   - message: the explanation below the title; if empty, it is hidden.
    ///   - action: a button below the message.
    public init(icon: String, title: String, message: String = "", action: Button? = nil) {
        titleLabel = Label(title, style: .title, wraps: true).with { $0.textAlignment = .center }
        messageLabel = Label(message, style: .secondary, wraps: true).with { $0.textAlignment = .center }
        super.init(
            .vertical, spacing: 12,
            [
                ImageView(icon: icon, size: 96).with { $0.styleClasses = ["dim-label"] }, titleLabel,
                messageLabel,
            ]
                + (action.map { [$0.with { $0.horizontalAlignment = .center }] } ?? []))
        messageLabel.isHidden = message.isEmpty
        verticalAlignment = .center
        horizontalAlignment = .center
        expandsVertically = true
        margins = Insets(24)
    }

    /// The message, in a few words.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// The explanation below the title; if empty, it is hidden.
    public var message: String {
        get { messageLabel.text }
        set {
            messageLabel.text = newValue
            messageLabel.isHidden = newValue.isEmpty
        }
    }
}

extension Reactive where Base: StatusView {
    /// The title; nil is an empty one.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }
    /// The explanation; nil is an empty one.
    @preconcurrency @MainActor public var message: Binder<String?> { Binder(base) { $0.message = $1 ?? "" } }
}
