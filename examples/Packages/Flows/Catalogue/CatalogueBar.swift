// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// A bar above the packages: the progress of the import, and the number of entries that were skipped. It is hidden if there is nothing to
/// show.
final class CatalogueBar: Box {
    /// The notice below the progress of the import.
    enum Notice: Equatable {
        case cancelled
        case skipped(Int)
    }

    let retryButton = Button("Try Again", style: .flat)
    let skippedButton = Button("Show Them", style: .flat)
    private let workView = LongWorkView("Reading the catalogue")
    private let label = Label(wraps: true).with { $0.expandsHorizontally = true }
    private let noticeBox: Box

    init(_ loader: CatalogueLoader) {
        noticeBox = Box(.horizontal, spacing: 12, [label, retryButton, skippedButton])
        noticeBox.margins = Insets(horizontal: 12, vertical: 6)
        super.init(.vertical, [workView, noticeBox])
        workView.show(loader.work) { [unowned loader] in loader.load() }
        show(nil)
    }

    func show(_ notice: Notice?) {
        noticeBox.isHidden = notice == nil
        retryButton.isHidden = notice != .cancelled
        skippedButton.isHidden = notice == .cancelled
        label.text =
            switch notice {
            case nil: ""
            case .cancelled: "The catalogue was not read to its end."
            case .skipped(1): "1 entry of the catalogue cannot be read and was skipped."
            case .skipped(let count): "\(count) entries of the catalogue cannot be read and were skipped."
            }
    }
}
