// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import ViewKit

/// A window of the desktop with the screen in it.
///
/// The first window of an application is created for the root of its first flow. A flow creates another one like this:
/// ```swift
/// let window = WindowController(root: PreferencesViewController(viewModel: …), size: Size(width: 420, height: 320))
/// window.present()
/// return .one(flowContributor: .contribute(withNextPresentable: window, withNextStepper: viewModel))
/// ```
/// When a window is closed, its screen is dismissed with all of its children. A window is closed by the close button, Alt+F4, Escape if the
/// window allows it, the window list of the desktop, together with the window that it belongs to, or by
/// ``close()``. An open window is retained until it is closed. Main thread only.
@preconcurrency @MainActor public final class WindowController: Presentable {
    /// The screen in the window.
    public let root: ViewController

    /// The window of the desktop.
    public let window: Window

    /// The purpose of the window, such as "main" or "editor"; nil for none.
    ///
    /// The size of a window with a role, and whether it is maximized or in full screen, are saved for the
    /// next window with that role, in this run and in later ones. The position is not saved: in GTK 4 the
    /// window manager determines it.
    public let role: String?

    /// What is at the top of the window.
    public let header: HeaderStyle

    /// Whether a controller presented the window, which belongs to that controller.
    public private(set) var isPresentedByController = false

    package private(set) weak var presenter: ViewController?
    private var restoredGeometry: WindowGeometry?
    private let presence = Presence()
    /// Whether the window is open.
    public var isOpen: Bool { presence.state == .visible }
    private let disposeBag = DisposeBag()
    package private(set) weak var session: ApplicationSession?

    /// A reference to itself while the window is open, so that it is not released before it is closed.
    private var openWindow: WindowController?

    /// Creates a window that is not open yet.
    ///
    /// - Parameters:
    ///   - root: the screen that fills the window, which retains it.
    ///   - size: the initial size, in logical pixels.
    ///   - isModal: whether the window that it belongs to does not react until this one is closed.
    ///   - closesOnEscape: whether Escape closes the window; nil if it does so for a modal window.
    ///   - role: the purpose of the window, under which its geometry is saved; see ``role``.
    ///   - kind: the kind of the window, from which the desktop derives how it shows it. A sheet has a header bar and is modal.
    ///   - header: what is at the top of the window; see ``HeaderStyle``. A sheet is always `.merged`.
    public init(
        root: ViewController, size: Size = Size(width: 640, height: 480), isModal: Bool = false,
        closesOnEscape: Bool? = nil, role: String? = nil, kind: WindowKind = .standard,
        header: HeaderStyle = .merged
    ) {
        self.root = root
        self.role = role
        let isModal = isModal || kind == .sheet
        var state = WindowState()
        state.title = root.displayTitle
        state.defaultSize = size
        state.isModal = isModal
        state.kind = kind
        state.closesOnEscape = closesOnEscape ?? isModal
        let header = kind == .sheet ? .merged : header
        self.header = header
        state.hasTitleBar = header != .none
        window = Window(state)
        if header == .merged { addHeaderBar() }
        window.events.subscribe(onNext: { [weak self] in self?.receive($0) }).disposed(by: disposeBag)
    }

    /// Opens the window, or brings it to the front. A window that was closed cannot be opened again. If the
    /// screen is in a container or in another window already, the window is not opened, counts as dismissed,
    /// and that is reported.
    ///
    /// - Parameters:
    ///   - presenter: the controller that the window belongs to: the window stays above that controller's window, and closes with it.
    ///   - completed: called once, when the window is on the screen, or when it was closed before.
    public func present(above presenter: ViewController? = nil, completed: (() -> Void)? = nil) {
        present(above: presenter, staysAbove: true, completed: completed)
    }

    /// Opens the window with the geometry that it had in an earlier run, instead of that of its role.
    func present(with geometry: WindowGeometry?) {
        restoredGeometry = geometry
        present()
    }

    /// - Parameter staysAbove: whether the window stays above that of its presenter.
    func present(above presenter: ViewController?, staysAbove: Bool, completed: (() -> Void)? = nil) {
        defer { completed.map(whenInPosition) }
        guard presence.state == .unseen else { return isOpen ? window.present() : () }
        guard root.mayBePresented(above: presenter) else { return refuse() }
        self.presenter = presenter
        isPresentedByController = presenter != nil
        self.staysAbove = staysAbove
        presenter?.presentations.windows.append(self)
        updateParent()
        session = presenter?.window?.session ?? ApplicationSession.current
        openWindow = self
        session?.openWindows.didOpen(self)
        root.presentations.host = self
        (restoredGeometry ?? role.flatMap { session?.persistence.geometries?[$0] })?.apply(to: window)
        showContent()
        barContentDidChange()
        showRoot {
            window.present()
            presence.show()
        }
    }

    /// Dismisses the window, which was never shown. A question above it is answered as cancelled.
    func refuse() {
        window.close()
        presence.dismiss()
    }

    /// Whether the window stays above that of its presenter.
    private var staysAbove = true

    /// Makes the window stay above the window that its presenter is in now.
    func updateParent() {
        if staysAbove { window.parent = presenter?.window?.window }
    }

    /// Whether the window is on the screen, or was.
    private(set) var isInPosition = false
    private var completions: [() -> Void] = []

    /// Calls `action` when the window is on the screen, or when it was closed before.
    func whenInPosition(_ action: @escaping () -> Void) {
        if isInPosition || !isOpen { action() } else { completions.append(action) }
    }

    private func complete() {
        isInPosition = true
        let actions = completions
        completions = []
        for action in actions { action() }
    }

    /// Shows the screen, below the messages of the session if there are any.
    private func showContent() {
        window.content = root.view
        session?.showNotices()
    }

    /// The banner above the content; nil until there is a message.
    private var banner: Banner?

    /// Shows the messages of the session in one banner, which goes when there are none.
    func show(_ notices: [SessionNotice]) {
        guard let banner = banner ?? (notices.isEmpty ? nil : addBanner()) else { return }
        // The message stays while the banner disappears.
        if !notices.isEmpty {
            banner.message = SessionNotice.text(of: notices)
            banner.button = notices.lazy.compactMap(\.button).first ?? localized("Close")
        }
        banner.isRevealed = !notices.isEmpty
    }

    private func addBanner() -> Banner? {
        guard let content = window.content else { return nil }
        let banner = Banner()
        self.banner = banner
        banner.rx.action.subscribe(onNext: { [weak self] in self?.session?.pressNotice() }).disposed(
            by: disposeBag)
        window.content = Box()
        root.view.expandsVertically = true
        (content as? Box)?.expandsVertically = true
        window.content = Box(.vertical, [banner, content])
        return banner
    }

    /// The modal window above this one, which the user has to close before using this one; this one if there is none.
    var operable: WindowController { session?.windows.last { $0.window.isModal && $0.isAbove(self) } ?? self }

    private func isAbove(_ other: WindowController) -> Bool {
        presenter?.window.map { $0 === other || $0.isAbove(other) } ?? false
    }

    /// Closes the window, without asking its screen.
    public func close() { close(dismissesRoot: true) }

    /// Closes the window, whose screen goes to a container.
    func closeWithoutRoot() { close(dismissesRoot: false) }

    private func close(dismissesRoot: Bool) {
        guard isOpen else { return }
        defer { complete() }
        presence.hide()
        openWindow = nil
        presenter?.presentations.windows.removeAll { $0 === self }
        hideRoot(dismissing: dismissesRoot)
        window.close()
        presence.dismiss()
        session?.didClose(self)
    }

    /// The window that a screen in this one has presented last.
    weak var lastPresented: WindowController?

    /// Asks the screen, and closes the window if the screen agrees, as the close button does.
    ///
    /// Without a question it closes before the function returns; see ``ViewController/mayDismiss()``.
    public func requestClose() {
        Task.immediate { [requests = session?.openWindows.closeRequests] in
            // The last window ends the application.
            let run = DismissalRun()
            requests?.begin(run)
            defer { requests?.end(run) }
            if await root.treeMayDismiss(run) { close() }
        }
    }

    /// Whether the window is open: the current state on subscription, then each change.
    public var rxVisible: Observable<Bool> { presence.rxOpen }

    /// Sends when the window was closed.
    public var rxDismissed: Single<Void> { presence.rxDismissed }

    /// Each new size of the window, in logical pixels.
    public var sizes: Observable<Size> {
        window.events.compactMap { event in if case .resized(let size) = event { size } else { nil } }
            .distinctUntilChanged()
    }

    func barContentDidChange() {
        window.title = root.displayTitle
        window.canGoBack = root.canGoBack
        updateBar()
        // A window that a modal window blocks has no shortcuts.
        let sessionActions = window.isModal && window.parent != nil ? [] : session?.actions ?? []
        window.setActions(root.visibleActionGroups() + [ActionGroup(sessionActions, depth: -1)])
    }

    // MARK: Header bar

    /// The content of the header bar; nil if there is none.
    private var bar: NavigationBar?
    /// The controller whose content the header bar shows.
    private weak var barOwner: ViewController?
    /// The tabs in the header bar; nil for none.
    private weak var tabsOwner: TabController?

    private func addHeaderBar() {
        let header = HeaderBar()
        let bar = NavigationBar(in: header)
        bar.onBack = { [unowned self] in root.barController.requestBackOutwards() }
        bar.onSelect = { [unowned self] in root.barController.didSelectInPath($0) }
        window.headerBar = header
        self.bar = bar
    }

    /// Whether the header bar shows the content of a controller, which needs no bar of its own then.
    package func showsBar(of controller: ViewController) -> Bool {
        bar != nil && root.barController === controller
    }

    func showsTabs(of controller: TabController) -> Bool { bar != nil && root.headerTabs === controller }

    private func updateBar() {
        guard let bar else { return }
        let tabs = root.headerTabs
        if tabs !== tabsOwner {
            let old = tabsOwner
            tabsOwner = tabs
            for tabs in [old, tabs] { tabs?.updateTabs() }
        }
        let owner = root.barController
        if owner !== barOwner {
            let old = barOwner
            barOwner = owner
            for controller in [old, owner] { controller?.updateBar() }
        }
        var content = owner.barContent ?? BarContent(title: root.displayTitle)
        content.canGoBack = content.canGoBack || owner.canLeaveColumns
        content.trailing += root.barAddition
        bar.show(content)
    }

    /// Does what the user requests. The close button hides the last window while the tray shows the application; otherwise it closes the
    /// window if the screens in it agree.
    private func receive(_ event: WindowEvent) {
        switch event {
        case .closeRequested: if session?.hides(self) == true { window.hide() } else { requestClose() }
        case .backRequested: root.requestBack()
        case .active(true):
            if isOpen { session?.openWindows.didActivate(self) }
        case .minimized(let isMinimized): root.windowDidMinimize(isMinimized)
        case .resized, .maximized, .fullScreen:
            if isOpen { session?.geometryDidChange(of: self) }
        case .shown: complete()
        case .active(false), .action, .shortcut, .choice: break
        }
    }
}
