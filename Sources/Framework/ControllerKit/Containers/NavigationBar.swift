// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// The content of a bar for a screen.
package struct BarContent {
    package var title = ""
    /// The title of the container, if it differs from the title of the screen.
    package var subtitle = ""
    /// The titles of the screens from the bottom one to this one, in place of the title; empty for the title.
    package var path: [String] = []
    /// A view in place of the title; nil for the title.
    package var titleView: (any View)?
    package var canGoBack = false
    package var leading: [any View] = []
    package var trailing: [any View] = []

    package init(
        title: String = "", subtitle: String = "", path: [String] = [], titleView: (any View)? = nil,
        canGoBack: Bool = false, leading: [any View] = [], trailing: [any View] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.path = path
        self.titleView = titleView
        self.canGoBack = canGoBack
        self.leading = leading
        self.trailing = trailing
    }
}

/// What a controller of another module contributes to the bar of its window. Such a controller cannot
/// override the members that are not public.
@MainActor package struct BarHooks {
    /// Returns the controller whose content the bar shows.
    package var controller: (() -> ViewController)?
    /// Returns the tabs in the header bar.
    package var tabs: (() -> TabController?)?
    /// Returns the content of the bar; nil for that of any controller.
    package var content: (() -> BarContent?)?
    /// Returns the views at the end of the bar.
    package var addition: (() -> [any View])?
    /// Called when the bar of the window shows the content of the controller, or no longer does.
    package var update: (() -> Void)?

    package init() {}
}

/// The back button, the title and the views of a screen: in a row above the screen, or in the header bar of its window.
@MainActor package final class NavigationBar {
    /// The row; nil for a bar in a header bar.
    package let row: Box?
    private let header: HeaderBar?
    private let backButton = Button(icon: "go-previous-symbolic", style: .flat)
    private let titleLabel = Label(style: .heading)
    private let leadingBox = Box(.horizontal, spacing: 6)
    private let trailingBox = Box(.horizontal, spacing: 6)
    private lazy var pathBar = makePathBar()
    private let disposeBag = DisposeBag()

    /// Called when the user presses the back button.
    package var onBack: (() -> Void)?
    /// Called when the user selects a screen of the path.
    package var onSelect: ((Int) -> Void)?

    /// - Parameter header: the header bar of a window; nil for a row.
    package init(in header: HeaderBar? = nil) {
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

    package func show(_ content: BarContent) {
        backButton.isHidden = !content.canGoBack
        titleLabel.text = content.title
        let showsPath = !content.path.isEmpty
        if showsPath { pathBar.items = content.path }
        let titleView = showsPath ? pathBar : content.titleView
        let leading = [backButton] + content.leading
        if let header {
            header.title = content.title
            header.subtitle = content.subtitle
            header.leading = leading
            header.trailing = content.trailing
            header.titleView = titleView
        } else {
            leadingBox.views = leading
            trailingBox.views = content.trailing
            row?.views = [leadingBox, titleView ?? titleLabel, trailingBox]
        }
    }

    private func makePathBar() -> PathBar {
        let bar = PathBar()
        bar.expandsHorizontally = true
        bar.rx.selected.subscribe(onNext: { [unowned self] in onSelect?($0) }).disposed(by: disposeBag)
        return bar
    }
}
