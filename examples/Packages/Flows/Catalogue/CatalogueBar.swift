// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// What the import of the catalogue is doing, in a line above the packages. It is hidden while there is nothing to say.
final class CatalogueBar: Box {
    enum Content: Equatable {
        case nothing
        case running(fraction: Double?, text: String, detail: String)
        case failed(String)
        case cancelled
        case skipped(Int)

        init(_ state: WorkState<ImportReport>) {
            switch state {
            case .idle: self = .nothing
            case .running(let progress):
                self = .running(
                    fraction: progress.fraction,
                    text: ["Reading the catalogue", progress.line].filter { !$0.isEmpty }.joined(
                        separator: ": "),
                    detail: progress.text)
            case .failed(let error): self = .failed("\(error)")
            case .cancelled: self = .cancelled
            case .finished(let report):
                self = report.problemCount == 0 ? .nothing : .skipped(report.problemCount)
            }
        }
    }

    let cancelButton = Button("Cancel", style: .flat)
    let retryButton = Button("Try Again", style: .flat)
    let problemsButton = Button("Show Them", style: .flat)
    private let progressBar = ProgressBar()
    private let label = Label(wraps: true)
    private let detailLabel = Label(style: .caption)

    init() {
        let texts = Box(.vertical, spacing: 2, [label, progressBar, detailLabel])
        texts.expandsHorizontally = true
        super.init(.horizontal, spacing: 12, [texts, cancelButton, retryButton, problemsButton])
        for view in [cancelButton, retryButton, problemsButton] {
            view.verticalAlignment = .center
        }
        margins = Insets(horizontal: 12, vertical: 6)
        show(.nothing)
    }

    func show(_ content: Content) {
        isHidden = content == .nothing
        var detail = ""
        switch content {
        case .nothing: label.text = ""
        case .running(let fraction, let text, let file):
            progressBar.fraction = fraction
            progressBar.accessibilityLabel = text
            label.text = text
            detail = file
        case .failed(let message): label.text = message
        case .cancelled: label.text = "The catalogue was not read to its end."
        case .skipped(let count):
            label.text =
                count == 1
                ? "1 entry of the catalogue is malformed and was skipped."
                : "\(count) entries of the catalogue are malformed and were skipped."
        }
        if case .failed = content { label.style = .error } else { label.style = .body }
        detailLabel.text = detail
        detailLabel.isHidden = detail.isEmpty
        let isRunning = if case .running = content { true } else { false }
        progressBar.isHidden = !isRunning
        cancelButton.isHidden = !isRunning
        retryButton.isHidden = if case .failed = content { false } else { content != .cancelled }
        problemsButton.isHidden = if case .skipped = content { false } else { true }
    }
}
