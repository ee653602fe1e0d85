// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A side bar, and a detail screen beside it.
///
/// ```swift
/// let split = SplitController(sidebar: foldersController)
/// split.show(inboxController)
/// ```
/// A detail screen that is replaced is hidden, and keeps its state, until ``remove(_:)`` dismisses it. Use a ``TabController`` for a few
/// screens that are always the same. Main thread only.
open class SplitController: ViewController {
    /// The screen in the side bar.
    public let sidebar: ViewController

    /// The detail screens, in the order in which they were first shown.
    public private(set) var details: [ViewController] = []

    /// The visible detail screen.
    public var detail: ViewController? { shown.value }

    private let shown = BehaviorRelay<ViewController?>(value: nil)

    private let pages = PageStack()
    private let sidebarWidth: Int

    /// Creates a side bar whose initial width is `sidebarWidth` logical pixels, without a detail screen.
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

    /// Shows a detail screen.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: how it takes the place of the one before.
    ///   - completed: called once, when the screen is in its position.
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
        completion.containerIsUpdated()
    }

    /// Removes and dismisses a detail screen.
    open func remove(_ controller: ViewController) {
        guard details.contains(where: { $0 === controller }) else { return }
        controller.markDismissed()
        drop(controller)
    }

    package override func detach(_ child: ViewController) {
        guard child !== sidebar else {
            let message =
                "\(type(of: child)) is the side bar of \(type(of: self)), and cannot be removed from it. Create another "
                + "SplitController, or put a controller into the side bar whose children change"
            return ViewReport(.other(message + "."), view: "\(type(of: self))").send()
        }
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
            completion?.screenIsInPosition()
            return
        }
        pages.show(
            detail?.view, among: details.map(\.view), animation: animation,
            completed: completion?.screenIsInPosition)
    }
}

/// The visible detail screen is restored after the application was killed, if it is shown again.
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
