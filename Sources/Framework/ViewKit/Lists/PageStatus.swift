// SPDX-License-Identifier: MIT

import RxKernel

/// The state of the next page of a collection, which a row after the last one shows.
package enum PageStatus: Equatable {
    /// The page is being loaded. The spinner has this colour; nil for the colour of texts.
    case loading(Color?)
    /// The page could not be loaded; the text is the error message.
    case failed(String)

    /// The name of the row for screen readers.
    @MainActor var name: String {
        switch self {
        case .loading: localized("Loading…")
        case .failed(let error): error
        }
    }
}

/// The row of a ``PageStatus``: a spinner, or an error with a button that loads the page again.
final class PageStatusView: Box {
    private let spinner = Spinner().with { $0.accessibilityLabel = localized("Loading…") }
    private let label = Label(style: .error, wraps: true).with { $0.verticalAlignment = .center }
    private let button = Button(localized("Try Again"), style: .flat)
    private let disposeBag = DisposeBag()

    /// - Parameter axis: vertical in a tile, which is narrow.
    init(_ axis: Axis, retry: @escaping @MainActor () -> Void) {
        super.init(axis, spacing: 12, [spinner, label, button])
        margins = Insets(horizontal: 12, vertical: 6)
        if axis == .vertical {
            verticalAlignment = .center
            label.textAlignment = .center
            for view in [spinner, button] { view.horizontalAlignment = .center }
        } else {
            label.expandsHorizontally = true
            button.verticalAlignment = .center
        }
        button.rx.tap.subscribe(onNext: retry).disposed(by: disposeBag)
    }

    func show(_ status: PageStatus) {
        var error: String?
        switch status {
        case .loading(let color): spinner.color = color
        case .failed(let message): error = message
        }
        spinner.isHidden = error != nil
        label.isHidden = error == nil
        button.isHidden = error == nil
        label.text = error ?? ""
        // A screen reader reads the button alone, so its description says what has failed.
        button.accessibilityDescription = error
    }
}
