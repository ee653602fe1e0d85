// SPDX-License-Identifier: MIT

import ViewKit

/// A side bar, and beside it the screen that was chosen there.
///
/// Screens that are shown and replaced stay alive, hidden, until ``remove(_:)``; so changing between them loses nothing.
open class SplitController: ViewController {
    /// The screen in the side bar.
    public let sidebar: ViewController

    /// The screens that can be shown beside the side bar.
    public private(set) var details: [ViewController] = []

    /// The screen that is shown.
    public private(set) var detail: ViewController?

    private let pages = PageStack()
    private let sidebarWidth: Int

    /// A side bar, `sidebarWidth` logical pixels wide at first, with nothing beside it yet.
    public init(sidebar: ViewController, sidebarWidth: Int = 220) {
        self.sidebar = sidebar
        self.sidebarWidth = sidebarWidth
        super.init()
        adopt(sidebar)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.expandsHorizontally = true
        let split = SplitView(sidebar: sidebar.view, content: pages, sidebarWidth: sidebarWidth)
        split.expandsVertically = true
        view.addSubview(split)
        showPage()
    }

    /// Shows a screen beside the side bar.
    open func show(_ controller: ViewController) {
        guard controller !== detail else { return }
        if !details.contains(where: { $0 === controller }) {
            adopt(controller)
            details.append(controller)
        }
        let old = detail
        let isVisible = phase == .visible
        if isVisible { old?.beginTransition(toVisible: false, animated: false) }
        if isVisible { controller.beginTransition(toVisible: true, animated: false) }
        detail = controller
        if isViewLoaded { showPage() }
        if isVisible { old?.endTransition(toVisible: false, animated: false) }
        if isVisible { controller.endTransition(toVisible: true, animated: false) }
        chromeDidChange()
    }

    /// Dismisses a screen.
    open func remove(_ controller: ViewController) {
        guard details.contains(where: { $0 === controller }) else { return }
        controller.markDismissed()
        details.removeAll { $0 === controller }
        if detail === controller { detail = nil }
        disown(controller)
        if isViewLoaded { showPage() }
        chromeDidChange()
    }

    open override var visibleChildren: [ViewController] { [sidebar] + (detail.map { [$0] } ?? []) }

    open override func chromeDidChange() {
        title = detail?.title ?? sidebar.title
        super.chromeDidChange()
    }

    private func showPage() {
        pages.show(detail?.view, among: details.map(\.view), transition: .none)
    }
}
