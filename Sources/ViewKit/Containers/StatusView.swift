// SPDX-License-Identifier: MIT

import RxKernel

/// Says why there is nothing to see, in the middle of the space where it would be.
public final class StatusView: Box {
    private let titleLabel: Label
    private let messageLabel: Label

    /// A large icon of the desktop's icon theme, what there is to say, and perhaps what can be done about it.
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

    /// What there is to say, in a few words.
    public var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }

    /// What there is to say beside the title; left out while empty.
    public var message: String {
        get { messageLabel.text }
        set {
            messageLabel.text = newValue
            messageLabel.isHidden = newValue.isEmpty
        }
    }
}

extension Reactive where Base: StatusView {
    /// The title; nil shows none.
    @preconcurrency @MainActor public var title: Binder<String?> { Binder(base) { $0.title = $1 ?? "" } }
    /// The message; nil shows none.
    @preconcurrency @MainActor public var message: Binder<String?> { Binder(base) { $0.message = $1 ?? "" } }
}
