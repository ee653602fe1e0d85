// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// Screens of which one is seen: what ``TabController`` and ``PageController`` have in common.
///
/// The others are hidden, not dismissed: their view models and flows go on, and they are found again as they were left. A screen
/// is dismissed when it is removed, or with the container. The views of all screens are made with the container's.
open class SelectionController: ViewController {
    /// The screens, in order.
    public private(set) var viewControllers: [ViewController] = []

    /// The screen that is seen.
    public var selected: ViewController? { selection.value }

    /// Its place among the screens.
    public var selectedIndex: Int? { viewControllers.firstIndex { $0 === selected } }

    /// How a screen takes the place of one before it; the other way, it is reversed.
    public var animation: PageAnimation

    fileprivate let selection = BehaviorRelay<ViewController?>(value: nil)
    private let pages: Pages
    /// What was selected in an earlier run, until there is a screen in that place, or something else is selected.
    private var restoredIndex: Int?

    package init(_ viewControllers: [ViewController], in pages: Pages, animation: PageAnimation) {
        self.pages = pages
        self.animation = animation
        super.init()
        pages.selections
            .subscribe(onNext: { [unowned self] index in
                if self.viewControllers.indices.contains(index) { select(self.viewControllers[index]) }
            })
            .disposed(by: disposeBag)
        set(viewControllers)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.expandsVertically = true
        pages.expandsHorizontally = true
        view.addSubview(pages)
        showPages(.instant)
    }

    /// Shows one of the screens; one that is not among them is added at the end.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: how; nil for the container's own way.
    ///   - completed: called once, when the screen is in place.
    open func select(
        _ controller: ViewController, animation: PageAnimation? = nil,
        completed: (() -> Void)? = nil
    ) {
        restoredIndex = nil
        let isNew = !viewControllers.contains { $0 === controller }
        change(
            to: viewControllers + (isNew ? [controller] : []), selecting: controller, animation, completed)
    }

    /// Replaces the screens: those that stay keep their state, the others are dismissed.
    ///
    /// - Parameters:
    ///   - controllers: all there are from now on, in order.
    ///   - selected: the one to show; by default the one that is shown, if it stays, or else the first.
    open func set(_ controllers: [ViewController], selecting selected: ViewController? = nil) {
        let stays = controllers.contains { $0 === self.selected }
        change(
            to: controllers, selecting: selected ?? (stays ? self.selected : controllers.first), .instant, nil
        )
    }

    /// Adds a screen at the end; the first one is shown.
    open func append(_ controller: ViewController) { set(viewControllers + [controller]) }

    /// Dismisses a screen. When it is the one that is seen, the one after it is shown, or else the one before.
    open func remove(_ controller: ViewController) { remove(controller, dismissing: true) }

    package override func detach(_ child: ViewController) { remove(child, dismissing: false) }

    private func remove(_ controller: ViewController, dismissing: Bool) {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return }
        var rest = viewControllers
        rest.remove(at: index)
        let next =
            controller === selected ? (rest.indices.contains(index) ? rest[index] : rest.last) : selected
        change(to: rest, selecting: next, .instant, dismissing: dismissing, nil)
    }

    private func change(
        to controllers: [ViewController], selecting new: ViewController?, _ animation: PageAnimation?,
        dismissing: Bool = true, _ completed: (() -> Void)?
    ) {
        let old = selected
        let gone = viewControllers.filter { old in !controllers.contains { $0 === old } }
        for controller in controllers { adopt(controller) }
        let animation = animation ?? ownAnimation(to: new, among: controllers)
        let completion = Completion(completed)
        exchange(old, for: new, animated: animation.isAnimated) {
            viewControllers = controllers
            selection.accept(new)
            showPages(animation, completion)
        }
        for controller in gone.reversed() {
            if dismissing { controller.markDismissed() }
            disown(controller)
        }
        chromeDidChange()
        completion.containerIsDone()
        if let restoredIndex, controllers.indices.contains(restoredIndex) {
            select(controllers[restoredIndex], animation: .instant)
        }
    }

    private func ownAnimation(to new: ViewController?, among controllers: [ViewController]) -> PageAnimation {
        guard let from = controllers.firstIndex(where: { $0 === selected }),
            let to = controllers.firstIndex(where: { $0 === new })
        else { return .instant }
        return to < from ? animation.reversed : animation
    }

    private func showPages(_ animation: PageAnimation, _ completion: Completion? = nil) {
        guard isViewLoaded else {
            completion?.screenIsInPlace()
            return
        }
        pages.show(
            selected?.view, among: viewControllers.map(\.view), titles: viewControllers.map(\.displayTitle),
            animation: animation, completed: completion?.screenIsInPlace)
    }

    open override var visibleChildren: [ViewController] { selected.map { [$0] } ?? [] }

    open override var displayTitle: String { title.isEmpty ? selected?.displayTitle ?? "" : title }

    open override func chromeDidChange() {
        if isViewLoaded { showPages(pages.state.animation) }
        super.chromeDidChange()
    }
}

/// A killed application comes back to the screen that was selected.
extension SelectionController: Restorable {
    public var restorableState: Observable<Int> {
        selection.asObservable().compactMap { [weak self] _ in self?.selectedIndex }.distinctUntilChanged()
    }

    public func restore(_ index: Int) {
        restoredIndex = index
        if viewControllers.indices.contains(index) {
            select(viewControllers[index], animation: .instant)
        }
    }
}

extension Reactive where Base: SelectionController {
    /// The screen that is seen: the present one on subscription, then each that is selected, by whomever.
    @preconcurrency @MainActor public var selected: Observable<ViewController?> {
        base.selection.asObservable()
    }
}
