// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A side bar, and a detail screen beside it; or three columns.
///
/// ```swift
/// let split = SplitController(sidebar: foldersController, collapseWidth: 600)
/// split.show(inboxController)
/// let mail = SplitController(sidebar: folders, supplementary: messages, collapseWidth: 600)
/// ```
/// A detail screen that is replaced is hidden, and keeps its state, until ``remove(_:)`` dismisses it. Use a ``TabController`` for a few
/// screens that are always the same.
///
/// If the split view is narrower than its collapse width, it becomes a stack: one column is visible, with a back button to the column
/// before it. Of three columns, two are visible as long as there is space for them. A column that is not visible is hidden, not dismissed.
///
/// The user can move the borders, which changes ``columnWidths``. The widths are restored after the application was killed. The widths of a
/// split view with a ``role`` are also restored after the application was closed. Main thread only.
open class SplitController: ViewController {
    /// The screen in the side bar.
    public let sidebar: ViewController

    /// The screen in the column between the side bar and the detail screen; nil for two columns.
    public let supplementary: ViewController?

    /// The detail screens, in the order in which they were first shown.
    public private(set) var details: [ViewController] = []

    /// The visible detail screen.
    public var detail: ViewController? { shown.value }

    /// The purpose of the split view, such as "mail". The widths of its columns are saved under this role,
    /// for the next run, and for the next split view with this role; nil to save nothing.
    public let role: String?

    fileprivate let shown = BehaviorRelay<ViewController?>(value: nil)
    fileprivate let columns: SplitColumns

    private let pages = PageStack()

    /// Creates columns without a detail screen.
    ///
    /// - Parameters:
    ///   - sidebar: the screen in the side bar.
    ///   - supplementary: the screen in the column beside it; nil for two columns.
    ///   - sidebarWidth: the initial width of the side bar, in logical pixels.
    ///   - supplementaryWidth: the initial width of the column beside it, in logical pixels.
    ///   - collapseWidth: the width for the last two columns, in logical pixels, below which only one of them
    ///     is visible; nil if all columns are visible at any width. The side bar of three columns needs its
    ///     own width in addition.
    ///   - role: the purpose of the split view; see ``role``.
    public init(
        sidebar: ViewController, supplementary: ViewController? = nil, sidebarWidth: Int = 220,
        supplementaryWidth: Int = 280, collapseWidth: Int? = nil,
        role: String? = nil
    ) {
        self.role = role
        self.sidebar = sidebar
        let isTwice = supplementary === sidebar
        let supplementary = isTwice ? nil : supplementary
        self.supplementary = supplementary
        columns = SplitColumns(
            widths: supplementary == nil ? [sidebarWidth] : [sidebarWidth, supplementaryWidth],
            collapseWidth: collapseWidth)
        super.init()
        adopt(sidebar)
        if let supplementary { adopt(supplementary) }
        if isTwice {
            report(
                "\(type(of: sidebar)) was given for two columns, and is the side bar only. Create a screen for each column."
            )
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let role, let widths = remembered?[role] { columnWidths = widths }
        pages.expandsHorizontally = true
        pages.expandsVertically = true
        var content: any View = column(columns.last, pages)
        for index in columnWidths.indices.reversed() {
            let screen = index == 0 ? sidebar : supplementary
            let view: any View = index == 0 ? sidebar.view : column(index, supplementary?.view ?? Box())
            let level = columns.addLevel(view, beside: content)
            level.rx.sidebarWidth.skip(1).subscribe(onNext: { [unowned self] in didMoveBorder(index, to: $0) }
            )
            .disposed(by: disposeBag)
            level.rx.isCollapsed.skip(1).subscribe(onNext: { [unowned self] _ in columnsDidChange() })
                .disposed(by: disposeBag)
            content = level
            if let screen { didLoadChild(screen) }
        }
        view.addSubview(content)
        showPage()
        showColumns()
    }

    /// A column with the bar that it has while the split view is collapsed.
    private func column(_ index: Int, _ content: any View) -> any View {
        let bar = columns.bars[index - 1]
        bar.onBack = { [unowned self] in requestBackOutwards() }
        bar.row?.isHidden = true
        let views: [(any View)?] = [bar.row, content]
        let box = Box(views.compactMap(\.self))
        box.expandsHorizontally = true
        return box
    }

    /// Shows a detail screen. While the split view is collapsed, its column comes to the front.
    ///
    /// - Parameters:
    ///   - controller: the screen to show.
    ///   - animation: the animation from the previous detail screen.
    ///   - completed: called once, when the screen is in its position.
    open func show(
        _ controller: ViewController, animation: PageAnimation = .instant,
        completed: (() -> Void)? = nil
    ) {
        let isRestoring = FlowCoordinator.isRestoring
        if !isRestoring { restored = nil }
        let animation = isRestoring ? .instant : animation
        let isNew = !details.contains { $0 === controller }
        if controller === sidebar || controller === supplementary {
            report(
                "\(type(of: controller)) was not shown as a detail screen, since it is a column of this split view. Show the column with "
                    + "show(.sidebar) or show(.supplementary), or create another screen.")
            completed?()
            return
        }
        guard !isNew || mayAdopt(controller) else {
            completed?()
            return
        }
        if isNew {
            beginAdopting(controller)
            details.append(controller)
        }
        let completion = Completion(completed)
        exchangeDetail(for: controller, animated: animation.isAnimated) {
            showPage(animation, completion)
        }
        columns.fronts.accept(.detail)
        columnsDidChange()
        if isNew { endAdopting(controller) }
        completion.containerIsUpdated()
        arrangeAsBefore()
    }

    /// Makes another detail screen the current one. Both are invisible while their column is.
    private func exchangeDetail(for new: ViewController?, animated: Bool, _ change: () -> Void) {
        guard visibleColumns.contains(columns.last) else {
            shown.accept(new)
            return change()
        }
        exchange(detail, for: new, animated: animated) {
            shown.accept(new)
            change()
        }
    }

    /// Removes and dismisses a detail screen.
    open func remove(_ controller: ViewController) {
        guard details.contains(where: { $0 === controller }) else { return }
        willDisown(controller)
        controller.markDismissed()
        drop(controller)
    }

    package override func close(_ child: ViewController) {
        if details.contains(where: { $0 === child }) { remove(child) } else { detach(child) }
    }

    package override func detach(_ child: ViewController) {
        guard child !== sidebar, child !== supplementary else {
            let column = child === sidebar ? "the side bar" : "the supplementary column"
            return report(
                "\(type(of: child)) is \(column) of \(type(of: self)), and cannot be removed from it. Create another "
                    + "SplitController, or put a controller into \(column) whose children change.")
        }
        willDisown(child)
        child.setVisible(false)
        drop(child)
    }

    private func drop(_ controller: ViewController) {
        details.removeAll { $0 === controller }
        // The index of the visible one may have changed.
        shown.accept(detail === controller ? nil : detail)
        disown(controller)
        showPage()
        columnsDidChange()
    }

    private func showPage(_ animation: PageAnimation = .instant, _ completion: Completion? = nil) {
        guard isViewLoaded else {
            completion?.screenIsInPosition()
            return
        }
        pages.show(
            detail?.view, among: details.map(\.viewToLoad), animation: animation,
            completed: completion?.screenIsInPosition)
    }

    // MARK: Columns

    /// A column of a split view.
    public enum Column: String, Sendable, CaseIterable, Codable {
        /// The side bar.
        case sidebar
        /// The column between the side bar and the detail screen.
        case supplementary
        /// The detail screen.
        case detail
    }

    /// The widths of the side bar and, if there is one, the supplementary column, in logical pixels. They
    /// change when the user moves a border.
    public var columnWidths: [Int] {
        get { columns.widths.value }
        set { columns.setWidths(newValue) }
    }

    /// The least width of the side bar, in logical pixels, however wide the detail screen is; nil for the minimum of the view in it.
    public var minimumSidebarWidth: Int? {
        get { columns.minimumSidebarWidth }
        set { columns.minimumSidebarWidth = newValue }
    }

    /// Whether there is too little space for all columns.
    public var isCollapsed: Bool { columns.isCollapsed }

    /// The column that is in front while there is too little space for all of them.
    public var frontColumn: Column { columns.fronts.value }

    /// Brings a column to the front, if there is too little space for all of them.
    open func show(_ column: Column) {
        restored = nil
        bringToFront(column)
    }

    private func bringToFront(_ column: Column) {
        guard column != frontColumn, column != .supplementary || supplementary != nil else { return }
        columns.fronts.accept(column)
        columnsDidChange()
    }

    /// The state of an earlier run, until the program or the user shows a screen that the recorded steps do not show.
    fileprivate var restored: RestorableState?

    /// Shows what was visible in an earlier run.
    fileprivate func arrangeAsBefore() {
        guard let restored else { return }
        let detail = restored.detail.flatMap { details.indices.contains($0) ? details[$0] : nil }
        if detail !== self.detail, detail != nil || restored.detail == nil {
            exchangeDetail(for: detail, animated: false) { showPage() }
            columnsDidChange()
        }
        bringToFront(restored.frontColumn ?? frontColumn)
    }

    private var front: Int {
        switch frontColumn {
        case .sidebar: 0
        case .supplementary: 1
        case .detail: detail == nil ? columns.last - 1 : columns.last
        }
    }

    /// The indices of the visible columns.
    private var visibleColumns: [Int] { columns.visible(front: front) }

    private func screen(in column: Int) -> ViewController? {
        column == 0 ? sidebar : column == columns.last ? detail : supplementary
    }

    override var recordsLaterChildren: Bool { false }

    open override var visibleChildren: [ViewController] { visibleColumns.compactMap { screen(in: $0) } }

    private func didMoveBorder(_ index: Int, to width: Int) {
        var new = columnWidths
        new[index] = width
        columns.widths.accept(new)
        if let role { remembered?[role] = new }
    }

    /// The widths of the split views with a role.
    private var remembered: RememberedByRole<[Int]>? {
        (window?.session ?? ApplicationSession.current)?.persistence.columnWidths
    }

    /// Shows and hides columns, with their screens.
    private func columnsDidChange() {
        let new = visibleChildren
        let old = children.filter { $0.phase == .visible }
        let leaving = old.filter { child in !new.contains { $0 === child } }
        let coming = isShown ? new.filter { $0.phase != .visible } : []
        for child in leaving { child.beginTransition(toVisible: false, animated: false) }
        for child in coming { child.beginTransition(toVisible: true, animated: false) }
        showColumns()
        for child in coming { child.becomeVisible(animated: false) }
        for child in leaving { child.endTransition(toVisible: false, animated: false) }
        for child in coming { child.endTransition(toVisible: true, animated: false) }
        barContentDidChange()
    }

    private func showColumns() {
        columns.show(front: front)
        for column in 1...columns.last where isViewLoaded { showBar(of: column) }
    }

    // MARK: Going back

    /// The column to which the user goes back; nil for none.
    private var columnBehind: Int? { columns.behind(front) }

    open override var canGoBack: Bool { columnBehind != nil || super.canGoBack }

    open override func goBack() async -> Bool {
        if super.canGoBack { return await super.goBack() }
        guard let columnBehind else { return false }
        show(columnBehind == 0 ? .sidebar : .supplementary)
        return true
    }

    override func canLeaveColumn(of child: ViewController) -> Bool {
        guard let columnBehind, let column = visibleColumns.first(where: { screen(in: $0) === child }) else {
            return false
        }
        return column == columnBehind + 1
    }

    private func showBar(of column: Int) {
        guard let row = columns.bars[column - 1].row else { return }
        let screen = screen(in: column)
        let isNeeded =
            screen.map { canLeaveColumn(of: $0) && window?.showsBar(of: $0.barController) != true } == true
        // A stack has a bar with a back button itself.
        let hasOwnBar = (screen as? NavigationController)?.barContent != nil
        let content = isNeeded && !hasOwnBar ? screen?.barContent : nil
        row.isHidden = content == nil
        if let content { columns.bars[column - 1].show(content) }
        (screen as? NavigationController)?.updateBar()
    }

    /// The screen in the last visible column. The others have bars of their own.
    private var mainScreen: ViewController? { visibleColumns.last.flatMap { screen(in: $0) } }

    package override var barController: ViewController { mainScreen?.barController ?? self }

    package override var headerTabs: TabController? { mainScreen?.headerTabs }

    open override func barContentDidChange() {
        if isViewLoaded { for column in 1...columns.last { showBar(of: column) } }
        super.barContentDidChange()
    }

    open override var displayTitle: String {
        title.isEmpty ? (mainScreen ?? sidebar).displayTitle : title
    }
}

/// The visible detail screen, the column in front and the widths of the columns are restored after the application was killed. The screens
/// themselves are shown again by the flow.
extension SplitController: Restorable {
    /// The state of a split view that is restored.
    public struct RestorableState: Codable, Equatable, Sendable {
        /// The index of the visible detail screen; nil for none.
        public var detail: Int?
        /// See ``SplitController/columnWidths``.
        public var columnWidths: [Int]
        /// See ``SplitController/frontColumn``; nil for the column that is in front already.
        public var frontColumn: Column?

        /// Creates a state.
        public init(detail: Int? = nil, columnWidths: [Int], frontColumn: Column? = nil) {
            self.detail = detail
            self.columnWidths = columnWidths
            self.frontColumn = frontColumn
        }
    }

    public var restorableState: Observable<RestorableState> {
        Observable.combineLatest(shown.latest, columns.widths.latest, columns.fronts.latest) {
            [weak self] shown, widths, front in
            RestorableState(
                detail: self?.details.firstIndex { $0 === shown }, columnWidths: widths, frontColumn: front)
        }
        .distinctUntilChanged()
    }

    public func restore(_ state: RestorableState) {
        columnWidths = state.columnWidths
        restored = state
        arrangeAsBefore()
    }
}

extension Reactive where Base: SplitController {
    /// The widths of the columns but the last one: the current ones on subscription, then each change, by the user or by the program.
    @preconcurrency @MainActor public var columnWidths: Observable<[Int]> {
        base.columns.widths.latest.distinctUntilChanged()
    }

    /// The visible detail screen: the current one on subscription, then each change.
    @preconcurrency @MainActor public var detail: Observable<ViewController?> {
        base.shown.latest.distinctUntilChanged { $0 === $1 }
    }
}
