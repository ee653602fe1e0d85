// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit

/// A window in memory.
/// ```swift
/// try app.window().resize(to: Size(width: 360, height: 480))
/// try app.window().minimize()
/// ```
@preconcurrency @MainActor public final class HeadlessWindow: BackendWindow {
    /// The title, the size, the actions and the other properties that the application has set.
    public private(set) var state = WindowState()
    /// The view that fills it.
    public private(set) var content: HeadlessView?
    /// The window that it belongs to; nil if it is independent.
    public private(set) weak var parent: HeadlessWindow?
    /// Whether it is open.
    public private(set) var isPresented = false
    /// Whether it was closed.
    public private(set) var isClosed = false
    /// The dialogs above it, the front one last.
    public internal(set) var dialogs: [HeadlessDialog] = []
    /// The popovers that are open in it, the front one last.
    public internal(set) var popovers: [HeadlessPopover] = []
    /// The menu that is open in it; nil if there is none.
    public internal(set) var menu: HeadlessMenu?
    /// The view that has the keyboard focus.
    public internal(set) weak var focusedView: HeadlessView? {
        didSet {
            guard oldValue !== focusedView else { return }
            oldValue?.didChangeFocus(false)
            focusedView?.didChangeFocus(true)
            reportFocus(from: oldValue)
        }
    }
    public var onEvent: (@MainActor (WindowEvent) -> Void)?

    var isFrameScheduled = false

    private(set) weak var backend: HeadlessBackend?

    init(backend: HeadlessBackend) { self.backend = backend }

    public func render(_ state: WindowState) { self.state = state }

    public func setContent(_ view: any BackendView) {
        if content !== view {
            content?.leave()
            content?.window = nil
        }
        content = view as? HeadlessView
        content?.window = self
        content?.onNeedsLayout = { [weak self] in self?.scheduleFrame() }
    }

    /// The bar at the top; nil for none.
    public private(set) var headerBar: HeadlessView?

    public func setHeaderBar(_ view: (any BackendView)?) {
        headerBar?.window = nil
        headerBar = view as? HeadlessView
        headerBar?.window = self
        headerBar?.onNeedsLayout = { [weak self] in self?.scheduleFrame() }
        scheduleFrame()
    }

    /// Who draws the title bar: ``HeadlessBackend/decoration``.
    public var decoration: WindowDecoration? {
        state.hasTitleBar ? backend?.decoration ?? WindowDecoration.none : WindowDecoration.none
    }

    /// What the user sees at the top; nil while nothing is there but the title bar of the desktop.
    public var headerRow: HeadlessHeaderRow? { HeadlessHeaderRow(self) }

    public func setParent(_ window: (any BackendWindow)?) { parent = window as? HeadlessWindow }

    public func present() {
        isPresented = true
        show(isMinimized: false)
        scheduleFrame()
        backend?.bringToFront(self)
        backend?.activateFrontWindow()
        guard !wasShown else { return }
        guard backend?.isAnimated == true else { return finishPresentation() }
        _ = backend?.clock?.scheduleRelative((), dueTime: .milliseconds(16)) { [weak self] _ in
            self?.finishPresentation()
            return Disposables.create()
        }
    }

    /// Whether it has been on the screen.
    private var wasShown = false

    /// Finishes the presentation: the window is on the screen then. Needed only while `HeadlessBackend.isAnimated` is true, and there is no
    /// virtual time.
    public func finishPresentation() {
        guard isPresented, !wasShown else { return }
        wasShown = true
        send(.shown)
    }

    /// Maximizes the window, or ends that, as the button in its title bar does.
    public func maximize(_ isMaximized: Bool = true) { send(.maximized(isMaximized)) }

    /// Shows the window in full screen, or ends that, as a shortcut of the desktop does.
    public func setFullScreen(_ isFullScreen: Bool = true) { send(.fullScreen(isFullScreen)) }

    public func hide() {
        isPresented = false
        backend?.remove(self)
    }

    public func close() {
        isPresented = false
        isClosed = true
        menu = nil
        for popover in popovers.reversed() { popover.close() }
        for dialog in dialogs { dialog.close() }
        backend?.remove(self)
    }

    func send(_ event: WindowEvent) { perform { onEvent?(event) } }

    /// Calls `work`, which creates views of the same backend.
    func perform(_ work: @MainActor () -> Void) {
        guard let backend else { return work() }
        Toolkit.perform(with: backend, work)
    }

    /// Requests that the window closes, as the close button, Alt+F4 and the desktop's window list do.
    public func requestClose() { send(.closeRequested) }

    /// Requests to go back, as the back button of a mouse, Alt+Left and a swipe do. Returns whether the user
    /// can go back. If so, the screen is asked, and may refuse.
    @discardableResult public func requestBack() -> Bool {
        let canGoBack = state.canGoBack
        send(.backRequested)
        return canGoBack
    }

    /// Whether the window is minimized.
    public private(set) var isMinimized = false

    /// Minimizes the window, as its button in the title bar does.
    public func minimize() { show(isMinimized: true) }

    /// Shows the window again after it was minimized, as the window list of the desktop does.
    public func unminimize() { show(isMinimized: false) }

    private func show(isMinimized: Bool) {
        guard isMinimized != self.isMinimized, isPresented else { return }
        self.isMinimized = isMinimized
        send(.minimized(isMinimized))
        backend?.activateFrontWindow()
    }

    /// Drags the window to another size. A window that is maximized or in full screen stays as it is.
    public func resize(to size: Size) {
        if state.isMaximized || state.isFullScreen { return }
        content?.setAllNeedLayout()
        send(.resized(size))
        content?.windowDidResize(to: size)
    }

    /// Triggers an action, as a menu item does.
    public func perform(_ action: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let state = state.actions.first(where: { $0.id == action }) else {
                throw HeadlessError.noAction(action, available: state.actions.map(\.id))
            }
            guard state.isEnabled else { throw HeadlessError.actionDisabled(action) }
            try requireOperable()
            send(.action(action))
        }
    }

    /// Triggers an action by its shortcut.
    func performByKey(_ action: ActionProperties) throws {
        guard action.isEnabled else { throw HeadlessError.actionDisabled(action.id) }
        send(.shortcut(action.id))
    }

    /// Triggers an action with a value, as a menu item does.
    public func perform(_ action: String, with value: String, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            guard let state = state.actions.first(where: { $0.id == action && $0.takesValue }) else {
                let available = state.actions.filter(\.takesValue).map(\.id)
                throw HeadlessError.noAction(action, available: available)
            }
            guard state.isEnabled else { throw HeadlessError.actionDisabled(action) }
            try requireOperable()
            send(.choice(action, value: value))
        }
    }

    /// The window, the visible part of its tree, and its dialogs, a line each.
    public var description: String {
        layOut()
        return
            (["window \"\(state.title)\""] + (headerBar?.lines(indent: 1) ?? [])
            + (content?.lines(indent: 1) ?? [])
            + popovers.map { "  \($0.description)" } + (menu.map { ["  \($0.description)"] } ?? [])
            + dialogs.map { "  \($0.description)" })
            .joined(separator: "\n")
    }
}
