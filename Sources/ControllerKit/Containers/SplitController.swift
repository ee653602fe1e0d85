// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
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
    public var detail: ViewController? { shown.value }

    private let shown = BehaviorRelay<ViewController?>(value: nil)

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
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: how it takes the place of the one before.
    ///   - completed: called once, when the screen is in place.
    open func show(
        _ controller: ViewController, animation: PageAnimation = .instant,
        completed: (() -> Void)? = nil
    ) {
        if !details.contains(where: { $0 === controller }) {
            adopt(controller)
            details.append(controller)
        }
        let completion = Completion(completed)
        exchange(detail, for: controller, animated: animation.isAnimated) {
            shown.accept(controller)
            showPage(animation, completion)
        }
        chromeDidChange()
        completion.containerIsDone()
    }

    /// Dismisses a screen.
    open func remove(_ controller: ViewController) {
        guard details.contains(where: { $0 === controller }) else { return }
        controller.markDismissed()
        drop(controller)
    }

    package override func detach(_ child: ViewController) {
        guard child !== sidebar else { return super.detach(child) }
        if child.phase == .visible { child.setVisible(false) }
        drop(child)
    }

    private func drop(_ controller: ViewController) {
        details.removeAll { $0 === controller }
        if detail === controller { shown.accept(nil) }
        disown(controller)
        showPage()
        chromeDidChange()
    }

    open override var visibleChildren: [ViewController] { [sidebar] + (detail.map { [$0] } ?? []) }

    open override var displayTitle: String {
        title.isEmpty ? detail?.displayTitle ?? sidebar.displayTitle : title
    }

    private func showPage(_ animation: PageAnimation = .instant, _ completion: Completion? = nil) {
        guard isViewLoaded else {
            completion?.screenIsInPlace()
            return
        }
        pages.show(
            detail?.view, among: details.map(\.view), animation: animation,
            completed: completion?.screenIsInPlace)
    }
}

/// A killed application comes back to the screen that was beside the side bar, if it is there again.
extension SplitController: Restorable {
    public var restorableState: Observable<Int> {
        shown.asObservable()
            .compactMap { [weak self] shown in self?.details.firstIndex { $0 === shown } }
            .distinctUntilChanged()
    }

    public func restore(_ index: Int) {
        if details.indices.contains(index) { show(details[index]) }
    }
}
