// SPDX-License-Identifier: MIT

import RxKernel

/// A message in the middle of an area that has no content, such as an empty list.
///
/// ```swift
/// StatusView(icon: "system-users-symbolic", title: "No Contacts", action: addButton)
/// StatusView.error("The server does not answer.") { [unowned self] in viewModel.reload() }
/// StatusView.loading("Loading Contacts…")
/// ```
/// Tab reaches the button. Main thread only.
public final class StatusView: Box {
    private let titleLabel: Label
    private let messageLabel: Label
    private let disposeBag = DisposeBag()
    /// The button below the message; nil for none.
    public let action: Button?

    /// Creates a message.
    ///
    /// - Parameters:
    ///   - icon: the name of a large icon of the desktop's icon theme.
    ///   - title: the message, in a few words.
    ///   - message: the explanation below the title; if empty, it is hidden.
    ///   - action: a button below the message.
    public convenience init(icon: String, title: String, message: String = "", action: Button? = nil) {
        let image = ImageView(icon: icon, size: 96).with { $0.styleClasses = ["dim-label"] }
        self.init(image, title, message, action)
    }

    /// Creates a message that says what failed, with a button that tries it again.
    ///
    /// - Parameters:
    ///   - message: what failed, and what the user can do about it.
    ///   - title: the message in a few words; unless given, "Something Went Wrong" in the user's language.
    ///   - retry: called for each press of the button "Try Again". Without it there is no button. ``action`` is the button.
    public static func error(
        _ message: String, title: String? = nil, retry: (@MainActor () -> Void)? = nil
    ) -> StatusView {
        let view = StatusView(
            icon: "dialog-error-symbolic", title: title ?? localized("Something Went Wrong"),
            message: message, action: retry.map { _ in Button(localized("Try Again"), style: .suggested) })
        if let retry {
            view.action?.rx.tap.subscribe(onNext: { retry() }).disposed(by: view.disposeBag)
        }
        return view
    }

    /// Creates a message for content that is being loaded; by default, "Loading…" in the user's language.
    public static func loading(_ title: String? = nil, message: String = "") -> StatusView {
        let title = title ?? localized("Loading…")
        let spinner = Spinner().with {
            $0.accessibilityLabel = title
            $0.minimumWidth = 48
            $0.minimumHeight = 48
            $0.horizontalAlignment = .center
        }
        return StatusView(spinner, title, message, nil)
    }

    private init(_ picture: PortableView, _ title: String, _ message: String, _ action: Button?) {
        titleLabel = Label(title, style: .title, wraps: true).with { $0.textAlignment = .center }
        messageLabel = Label(message, style: .secondary, wraps: true).with { $0.textAlignment = .center }
        self.action = action
        super.init(
            .vertical, spacing: 12,
            [picture, titleLabel, messageLabel]
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
    @preconcurrency @MainActor public var title: Binder<String?> {
        Binder(onMain: base) { $0.title = $1 ?? "" }
    }
    /// The explanation; nil is an empty one.
    @preconcurrency @MainActor public var message: Binder<String?> {
        Binder(onMain: base) { $0.message = $1 ?? "" }
    }
    /// Each press of the button below the message; never, if there is none.
    @preconcurrency @MainActor public var action: ControlEvent<Void> {
        ControlEvent(events: base.action?.rx.tap.asObservable() ?? .never())
    }
}
