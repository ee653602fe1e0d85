// SPDX-License-Identifier: MIT

import RxKernel
public import StateKit
public import ViewKit

/// Shows the progress of a `LongWork`: a bar with the finished part, the time left, and a button that cancels it; afterwards its error.
///
/// ```swift
/// private lazy var importView = LongWorkView("Importing contacts")
///
/// override func bind() -> [any Disposable] {
///     importView.show(viewModel.importer) { [unowned self] in viewModel.importAgain() }
///     return []
/// }
/// ```
/// The view is hidden while the work is idle, and after it was finished or cancelled. For work whose progress is not known in parts, use a
/// `Spinner`. Screen readers announce the bar with the title. Tab reaches the buttons.
///
/// The view does not retain the work. Main thread only.
public final class LongWorkView: Box {
    /// The title of the work, such as "Importing contacts".
    public var title: String { didSet { titleLabel.text = title } }

    private let titleLabel: Label
    private let timeLabel = Label(style: .caption)
    private let bar = ProgressBar()
    private let detailLabel = Label(style: .caption, wraps: true)
    private let cancelButton = Button(localized("Cancel"), style: .flat)
    private let retryButton = Button(localized("Try Again"), style: .flat)
    private let closeButton = Button(icon: "window-close-symbolic", style: .flat)
    private let subscriptions = SerialDisposable()

    /// Creates a view that shows no work yet.
    public init(_ title: String) {
        self.title = title
        titleLabel = Label(title).with { $0.expandsHorizontally = true }
        let texts = Box(
            .vertical, spacing: 4,
            [Box(.horizontal, spacing: 12, [titleLabel, timeLabel]), bar, detailLabel])
        texts.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [texts, cancelButton, retryButton, closeButton])
        for button in [cancelButton, retryButton, closeButton] { button.verticalAlignment = .center }
        closeButton.accessibilityLabel = localized("Close")
        closeButton.tooltip = localized("Close")
        margins = Insets(horizontal: 12, vertical: 6)
        isHidden = true
    }

    /// Shows a work, and cancels it when the user presses the button.
    ///
    /// - Parameters:
    ///   - work: the work.
    ///   - retry: called when the user presses "Try Again" beside an error. Without it there is no such button.
    public func show<Value: Sendable>(_ work: LongWork<Value>, retry: (@MainActor () -> Void)? = nil) {
        retryButton.isHidden = true
        let taps = [
            cancelButton.rx.tap.subscribe(onNext: { [weak work] in work?.cancel() }),
            retryButton.rx.tap.subscribe(onNext: { retry?() }),
            closeButton.rx.tap.subscribe(onNext: { [unowned self] in isHidden = true }),
        ]
        subscriptions.replace {
            let states = work.state.subscribe(onNext: { [weak self] state in
                self?.show(state.progress, state.error, canRetry: retry != nil)
            })
            return Disposables.create(taps + [states])
        }
    }

    private func show(_ progress: WorkProgress?, _ error: (any Error)?, canRetry: Bool) {
        isHidden = progress == nil && error == nil
        bar.isHidden = progress == nil
        timeLabel.isHidden = progress == nil
        cancelButton.isHidden = progress == nil
        retryButton.isHidden = error == nil || !canRetry
        closeButton.isHidden = error == nil
        bar.fraction = progress?.fraction
        bar.accessibilityLabel = title
        timeLabel.text = progress?.summary ?? ""
        detailLabel.text = error.map { "\($0)" } ?? progress?.text ?? ""
        detailLabel.style = error == nil ? .caption : .error
        detailLabel.isHidden = detailLabel.text.isEmpty
    }

    deinit { subscriptions.dispose() }
}

extension WorkProgress {
    /// The finished part and the time left, for the user: `43 %, 0:03 left`. Empty if neither is known.
    @MainActor public var summary: String {
        var parts: [String] = []
        if let fraction { parts.append("\(Int(fraction * 100)) %") }
        // An estimate of more than a day is not reliable.
        if let secondsLeft, (0..<86_400).contains(secondsLeft) {
            let seconds = Int(secondsLeft.rounded(.up))
            let time = "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
            parts.append(localized("%1 left", time))
        }
        return parts.joined(separator: ", ")
    }
}
