// SPDX-License-Identifier: MIT

import RxKernel

/// What the page after the last row of a collection is doing.
package enum PageStatus: Equatable {
    /// It is being loaded. The spinner has this colour; nil for the colour of texts.
    case loading(Color?)
    /// It could not be loaded, for this reason.
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
        // The title of the button alone does not say what has failed.
        button.accessibilityDescription = error
    }
}
