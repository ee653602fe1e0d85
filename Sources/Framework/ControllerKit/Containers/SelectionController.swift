// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// The base class of ``TabController`` and ``PageController``: screens of which one is visible.
///
/// The other screens are hidden, not dismissed: their view models and flows continue. A screen is dismissed when it is removed, or with
/// the container. The view of a screen is loaded when the screen is first selected, so give it its title
/// before; use a ``LazyController`` for a screen whose controller is created then, too. Main thread only.
/// ```swift
/// tabs.set([inbox, drafts], selecting: drafts)
/// tabs.rx.selected.subscribe(onNext: { print($0?.title ?? "") }).disposed(by: bag)
/// ```
open class SelectionController: ViewController {
    /// The screens, in order.
    public private(set) var viewControllers: [ViewController] = []

    /// The visible screen.
    public var selected: ViewController? { selection.value }

    /// The index of the visible screen.
    public var selectedIndex: Int? { viewControllers.firstIndex { $0 === selected } }

    /// The animation of a change to a later screen; a change to an earlier one reverses it.
    public var animation: PageAnimation

    fileprivate let selection = BehaviorRelay<ViewController?>(value: nil)
    fileprivate let orders = PublishRelay<Void>()
    /// Records and restores the arrangement of the screens.
    lazy var arrangement = ScreenArrangement(self)
    private let pages: Pages

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

    /// Makes a screen visible. A screen that is not in the container is added at the end.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: the animation; nil for that of the container.
    ///   - completed: called once, when the screen is in its position.
    open func select(
        _ controller: ViewController, animation: PageAnimation? = nil,
        completed: (() -> Void)? = nil
    ) {
        arrangement.willSelect(controller)
        let isNew = !viewControllers.contains { $0 === controller }
        change(
            to: viewControllers + (isNew ? [controller] : []), selecting: controller, animation, completed)
    }

    /// Replaces the screens. Those that stay keep their state, the others are dismissed.
    ///
    /// - Parameters:
    ///   - controllers: all screens, in order.
    ///   - selected: the screen to show; by default the visible one if it stays, otherwise the first one.
    open func set(_ controllers: [ViewController], selecting selected: ViewController? = nil) {
        if selected != nil { arrangement.willSelectAmongOthers() }
        let stays = controllers.contains { $0 === self.selected }
        change(
            to: controllers, selecting: selected ?? (stays ? self.selected : controllers.first), .instant, nil
        )
    }

    /// Adds a screen at the end. The first screen that is added becomes visible.
    open func append(_ controller: ViewController) { set(viewControllers + [controller]) }

    /// Moves a screen to `index`. The selected screen stays selected.
    open func move(_ controller: ViewController, to index: Int) {
        var controllers = viewControllers
        guard let old = controllers.firstIndex(where: { $0 === controller }) else { return }
        controllers.insert(controllers.remove(at: old), at: min(max(index, 0), controllers.count))
        change(to: controllers, selecting: selected, .instant, nil)
    }

    /// Removes and dismisses a screen. If it was visible, the next one becomes visible, or the previous one if it was the last.
    open func remove(_ controller: ViewController) {
        let isThere = viewControllers.contains { $0 === controller }
        remove(controller, dismissing: true)
        if isThere { arrangement.didClose(controller) }
    }

    package override func detach(_ child: ViewController) { remove(child, dismissing: false) }

    package override func close(_ child: ViewController) { remove(child) }

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
        let accepted = adoptable(controllers)
        // A screen that is refused is not selected either.
        let selectable = new == nil ? [] : [new, old, accepted.first].compactMap(\.self)
        let (controllers, new, closedAgain) = arrangement.arranged(
            accepted, selecting: selectable.first { screen in accepted.contains { $0 === screen } })
        for controller in closedAgain { controller.markDismissed() }
        let staying = Set(controllers.map { ObjectIdentifier($0) })
        let gone = viewControllers.filter { !staying.contains(ObjectIdentifier($0)) }
        let isNewOrder = !controllers.elementsEqual(viewControllers) { $0 === $1 }
        for controller in controllers { adopt(controller) }
        for controller in gone.reversed() { willDisown(controller) }
        let animation =
            FlowCoordinator.isRestoring ? .instant : animation ?? ownAnimation(to: new, among: controllers)
        let completion = Completion(completed)
        viewControllers = controllers
        if old !== new { selection.accept(new) }
        // A screen that selects another one while it appears has changed the selection.
        exchange(old, for: selected, animated: animation.isAnimated) {
            showPages(animation, completion)
        }
        for controller in gone.reversed() where controller.isMovingFromParent {
            if dismissing { controller.markDismissed() }
            disown(controller)
        }
        barContentDidChange()
        if isNewOrder { orders.accept(()) }
        completion.containerIsUpdated()
        openRestoredWindows()
    }

    private func ownAnimation(to new: ViewController?, among controllers: [ViewController]) -> PageAnimation {
        guard let from = controllers.firstIndex(where: { $0 === selected }),
            let to = controllers.firstIndex(where: { $0 === new })
        else { return .instant }
        return to < from ? animation.reversed : animation
    }

    private func showPages(_ animation: PageAnimation, _ completion: Completion? = nil) {
        guard isViewLoaded else {
            completion?.screenIsInPosition()
            return
        }
        pages.show(
            selected?.view, among: viewControllers.map(\.viewToLoad),
            titles: viewControllers.map(\.displayTitle),
            tabs: viewControllers.map(\.tabTraits), animation: animation,
            completed: completion?.screenIsInPosition)
    }

    override var recordsLaterChildren: Bool { false }

    /// Whether the arrangement of the screens is restored after the application was killed. False for a container that its owner restores.
    package final var restoresArrangement = true

    /// The windows of screens that were moved out of the container, with the states from which they are restored.
    var detachedScreens: [(screen: ViewController, window: DetachedScreen)] { [] }

    /// Opens the windows that screens had in the earlier run, if the container is visible.
    func openRestoredWindows() {}

    open override var visibleChildren: [ViewController] { selected.map { [$0] } ?? [] }

    package override var barController: ViewController { selected?.barController ?? self }

    open override var displayTitle: String { title.isEmpty ? selected?.displayTitle ?? "" : title }

    open override func barContentDidChange() {
        if isViewLoaded { showPages(pages.state.animation) }
        super.barContentDidChange()
    }
}

/// The selected screen, the order of the screens and their windows are restored after the application was killed.
extension SelectionController: Restorable {
    public var restorableState: Observable<RestorableState> {
        guard restoresArrangement else { return .never() }
        return Observable.merge(
            selection.map { _ in }, orders.asObservable(), arrangement.changes.asObservable()
        )
        .compactMap { [weak self] in self?.arrangement.state }.distinctUntilChanged()
    }

    public func restore(_ state: RestorableState) {
        guard restoresArrangement else { return }
        set(arrangement.restore(state))
    }
}

extension Reactive where Base: SelectionController {
    /// The visible screen: the current one on subscription, then each that is selected, by the user or by the program.
    @preconcurrency @MainActor public var selected: Observable<ViewController?> {
        base.selection.latest.distinctUntilChanged { $0 === $1 }
    }

    /// The screens, in order: the current ones on subscription, then each change, by the user or by the program.
    @preconcurrency @MainActor public var viewControllers: Observable<[ViewController]> {
        .deferred { [weak base] in
            guard let base else { return .empty() }
            // A change that a screen makes in the middle of another one is sent by both.
            return base.orders.compactMap { [weak base] in base?.viewControllers }.startWith(
                base.viewControllers
            )
            .distinctUntilChanged { $0.elementsEqual($1, by: ===) }
        }
    }
}
