// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The content of a bar for a screen.
struct BarContent {
    var title = ""
    /// The title of the container, if it differs from the title of the screen.
    var subtitle = ""
    /// The titles of the screens from the bottom one to this one, in place of the title; empty for the title.
    var path: [String] = []
    var canGoBack = false
    var leading: [any View] = []
    var trailing: [any View] = []
}

/// The back button, the title and the views of a screen: in a row above the screen, or in the header bar of its window.
@MainActor final class NavigationBar {
    /// The row; nil for a bar in a header bar.
    let row: Box?
    private let header: HeaderBar?
    private let backButton = Button(icon: "go-previous-symbolic", style: .flat)
    private let titleLabel = Label(style: .heading)
    private let leadingBox = Box(.horizontal, spacing: 6)
    private let trailingBox = Box(.horizontal, spacing: 6)
    private lazy var pathBar = makePathBar()
    private let disposeBag = DisposeBag()

    /// Called when the user presses the back button.
    var onBack: (() -> Void)?
    /// Called when the user selects a screen of the path.
    var onSelect: ((Int) -> Void)?

    /// - Parameter header: the header bar of a window; nil for a row.
    init(in header: HeaderBar? = nil) {
        self.header = header
        row = header == nil ? Box(.horizontal, spacing: 6) : nil
        backButton.accessibilityLabel = localized("Back")
        backButton.tooltip = localized("Back")
        backButton.rx.tap.subscribe(onNext: { [unowned self] in onBack?() }).disposed(by: disposeBag)
        leadingBox.views = [backButton]
        titleLabel.textAlignment = .center
        titleLabel.expandsHorizontally = true
        row?.styleClasses = ["navigation-bar", "toolbar"]
        row?.views = [leadingBox, titleLabel, trailingBox]
    }

    func show(_ content: BarContent) {
        backButton.isHidden = !content.canGoBack
        titleLabel.text = content.title
        let showsPath = !content.path.isEmpty
        if showsPath { pathBar.items = content.path }
        let leading = [backButton] + content.leading
        if let header {
            header.title = content.title
            header.subtitle = content.subtitle
            header.leading = leading
            header.trailing = content.trailing
            header.titleView = showsPath ? pathBar : nil
        } else {
            leadingBox.views = leading
            trailingBox.views = content.trailing
            row?.views = [leadingBox, showsPath ? pathBar : titleLabel, trailingBox]
        }
    }

    private func makePathBar() -> PathBar {
        let bar = PathBar()
        bar.expandsHorizontally = true
        bar.rx.selected.subscribe(onNext: { [unowned self] in onSelect?($0) }).disposed(by: disposeBag)
        return bar
    }
}
