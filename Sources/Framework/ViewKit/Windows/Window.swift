// SPDX-License-Identifier: MIT

import RxKernel

/// A top-level window of the desktop.
///
/// Use `WindowController` for a window with a view controller, which is dismissed when the window closes. Main thread only.
/// ```swift
/// let window = Window()
/// window.title = "Letters"
/// window.content = Label("Hello")
/// window.present()
/// ```
@preconcurrency @MainActor public final class Window: ReactiveCompatible {
    /// The window of the backend.
    public let backendWindow: any BackendWindow
    let backend = Toolkit.backend
    private let relay = OwnedRelay<WindowEvent>()
    /// Sends when the window was maximized or is in full screen, or no longer is.
    fileprivate let sizeStates = OwnedRelay<Void>()

    private var state: WindowState {
        get { shown }
        set {
            guard newValue != shown else { return }
            if let error = newValue.validationError {
                return ViewReport(.invalid(error), view: name).send(in: backend)
            }
            let old = shown
            shown = newValue
            backendWindow.render(newValue)
            if old.isMaximized != newValue.isMaximized || old.isFullScreen != newValue.isFullScreen {
                sizeStates.accept(())
            }
        }
    }

    private var shown: WindowState

    /// The events of the window. After ``WindowEvent/closeRequested`` the window is still open.
    public var events: Observable<WindowEvent> { relay.asObservable() }

    /// Creates a window that is not shown yet.
    public init(_ state: WindowState = WindowState()) {
        shown = state.validationError == nil ? state : WindowState { $0.title = state.title }
        backendWindow = backend.makeWindow()
        backendWindow.render(shown)
        if let error = state.validationError {
            ViewReport(.invalid(error), view: Self.name(state.title)).send(in: backend)
        }
        backendWindow.onEvent = { [weak self] event in self?.receive(event) }
        ViewWatch.didCreate(self, backendWindow)
    }

    /// The title of the content. The desktop shows it with the name of the application, as in “Letters – Mail”.
    public var title: String {
        get { state.title }
        set { state.title = newValue }
    }

    /// Whether the ``parent`` of the window does not react while the window is open.
    public var isModal: Bool { state.isModal }

    /// The purpose of the window.
    public var kind: WindowKind { state.kind }

    /// Who draws the title bar; nil if that is not known, as in the process of a plugin, whose windows the shell shows.
    public var decoration: WindowDecoration? { backendWindow.decoration }

    /// Whether the user can go back in the window: see ``WindowEvent/backRequested``.
    public var canGoBack: Bool {
        get { state.canGoBack }
        set { state.canGoBack = newValue }
    }

    /// The size of the window, or the size that it will have when it is shown, in logical pixels. While the window is maximized or in full
    /// screen, the size that it has otherwise.
    public package(set) var size: Size {
        get { state.defaultSize }
        set { state.defaultSize = newValue }
    }

    /// Whether the window fills the screen, except for the panels of the desktop. The user changes it too, and a window manager may refuse
    /// it. See `rx.isMaximized`.
    public var isMaximized: Bool {
        get { state.isMaximized }
        set { state.isMaximized = newValue }
    }

    /// Whether the window fills the whole screen, without a title bar. The user changes it too, and a window manager may refuse it. See
    /// `rx.isFullScreen`.
    public var isFullScreen: Bool {
        get { state.isFullScreen }
        set { state.isFullScreen = newValue }
    }

    /// The view that fills the window.
    public var content: (any View)? {
        didSet { if let content { backendWindow.setContent(content.backendView) } }
    }

    /// See ``headerBar``.
    var shownHeaderBar: HeaderBar?
    private(set) var wasPresented = false

    /// The window that this window stays above. While a modal window is open, its parent does not react to the user.
    public weak var parent: Window? {
        didSet {
            oldValue?.childWindows.removeAll { $0.window === self || $0.window == nil }
            parent?.childWindows.append(WeakWindow(window: self))
            backendWindow.setParent(parent?.backendWindow)
        }
    }

    private var childWindows: [WeakWindow] = []
    private var openDialogs = 0
    /// The number of dialogs that were shown above the window.
    package private(set) var dialogCount = 0
    private var isOpen = false

    /// Whether a dialog or a modal window above the window prevents the user from using it.
    public var isBlocked: Bool {
        openDialogs > 0
            || childWindows.contains { child in
                guard let window = child.window, window.isOpen else { return false }
                return window.shown.isModal || window.isBlocked
            }
    }

    /// Counts a dialog as open until the returned closure is called.
    func countDialog() -> @MainActor () -> Void {
        openDialogs += 1
        dialogCount += 1
        return { [weak self] in self?.openDialogs -= 1 }
    }

    /// The actions that menus, shortcuts and other processes trigger while the window is open and not ``isBlocked``.
    ///
    /// A text with the keyboard focus gets the keys by which it is edited, also if an action has them: see
    /// ``Shortcut/isTextKey``. An action of a view that has the keyboard focus, or in which a view has it,
    /// precedes one of the window with the same shortcut. If the controllers of several views have an action
    /// with the id of a menu item, the item performs that of the view that has the focus, or had it last.
    ///
    /// A shortcut that cannot be parsed, or that an earlier action has, is reported by ``ViewReport`` and does nothing.
    public var actions: [Action] {
        get { actionSet.actions }
        set { setActions([ActionGroup(newValue)]) }
    }

    /// Sets actions of several owners. Two actions with the same shortcut are reported only if they have the same owner: of others, the one
    /// whose owner is nearest to the keyboard focus is performed; see `setControllerActions`.
    package func setActions(_ groups: [ActionGroup]) { actionSet.set(groups) }

    private lazy var actionSet: ActionSet = ActionSet(of: { [unowned self] in name }) { [unowned self] in
        state.actions = actionSet.properties
    }

    /// The view that has the keyboard focus when the window opens; nil for the first one that can have it.
    public weak var initialFocus: (any View)?

    /// Shows the window and brings it to the front.
    public func present() {
        wasPresented = true
        backendWindow.present()
        if isHidden {
            isHidden = false
            relay.accept(.minimized(false))
        }
        guard !isOpen else { return }
        isOpen = true
        initialFocus?.backendView.focus()
    }

    /// Whether ``hide()`` has taken the window off the screen.
    package private(set) var isHidden = false

    /// Takes the window off the screen, until it is presented again. Its observers receive what they do when it is minimized.
    package func hide() {
        guard isOpen, !isHidden else { return }
        isHidden = true
        backendWindow.hide()
        relay.accept(.minimized(true))
    }

    /// Closes the window without a question. It cannot be presented again.
    public func close() {
        isOpen = false
        backendWindow.close()
    }

    private func receive(_ event: WindowEvent) {
        switch event {
        case .action(let id):
            guard !isBlocked else { return }
            actionSet.perform(id)
        case .shortcut(let id):
            guard !isBlocked else { return }
            actionSet.performByKey(id)
        case .choice(let id, let value):
            guard !isBlocked else { return }
            actionSet.perform(id, with: value)
        case .resized(let size): self.size = size
        case .maximized(let isMaximized): self.isMaximized = isMaximized
        case .fullScreen(let isFullScreen): self.isFullScreen = isFullScreen
        case .active, .minimized, .closeRequested, .backRequested, .shown: break
        }
        relay.accept(event)
    }

    private var name: String { Self.name(shown.title) }

    /// Returns the name in messages of a window with a title.
    static func name(_ title: String) -> String {
        title.isEmpty ? "A window without a title" : "Window \"\(title)\""
    }
}

extension Reactive where Base: Window {
    /// Whether the window is maximized: the current state on subscription, then each change.
    @preconcurrency @MainActor public var isMaximized: Driver<Bool> { state { $0.isMaximized } }

    /// Whether the window is in full screen: the current state on subscription, then each change.
    @preconcurrency @MainActor public var isFullScreen: Driver<Bool> { state { $0.isFullScreen } }

    @MainActor private func state(_ value: @escaping @MainActor (Window) -> Bool) -> Driver<Bool> {
        Observable<Bool>.deferred { [weak base] () -> Observable<Bool> in
            guard let base else { return .empty() }
            let changes = base.sizeStates.asObservable().compactMap { [weak base] in base.map(value) }
            return changes.startWith(value(base))
        }
        .distinctUntilChanged().asDriver(onErrorJustReturn: false)
    }
}

private struct WeakWindow {
    weak var window: Window?
}
