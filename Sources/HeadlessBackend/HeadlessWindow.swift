// SPDX-License-Identifier: MIT

import ViewKit

/// A window in memory.
@preconcurrency @MainActor public final class HeadlessWindow: BackendWindow {
    /// Title, size, actions, and the rest of what the application said of it.
    public private(set) var state = WindowState()
    /// The view that fills it.
    public private(set) var content: HeadlessView?
    /// The window that it belongs to, if it is one of another.
    public private(set) weak var parent: HeadlessWindow?
    /// Whether it is open.
    public private(set) var isPresented = false
    /// The dialogs above it, the front one last.
    public internal(set) var dialogs: [HeadlessDialog] = []
    /// The popovers that are open in it, the front one last.
    public internal(set) var popovers: [HeadlessPopover] = []
    /// The view that was given the focus last.
    public internal(set) weak var focusedView: HeadlessView? {
        didSet {
            guard oldValue !== focusedView else { return }
            oldValue?.didChangeFocus(false)
            focusedView?.didChangeFocus(true)
        }
    }
    public var onEvent: (@MainActor (WindowEvent) -> Void)?

    var isFrameScheduled = false

    private(set) weak var backend: HeadlessBackend?

    init(backend: HeadlessBackend) { self.backend = backend }

    public func render(_ state: WindowState) { self.state = state }

    public func setContent(_ view: any BackendView) {
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

    public func setParent(_ window: (any BackendWindow)?) { parent = window as? HeadlessWindow }

    public func present() {
        isPresented = true
        scheduleFrame()
        backend?.bringToFront(self)
        send(.active(true))
    }

    public func close() {
        isPresented = false
        for popover in popovers.reversed() { popover.close() }
        for dialog in dialogs { dialog.close() }
        backend?.remove(self)
    }

    private func send(_ event: WindowEvent) { perform { onEvent?(event) } }

    /// Calls `work`, which creates views of the same backend.
    func perform(_ work: @MainActor () -> Void) {
        guard let backend else { return work() }
        Toolkit.perform(with: backend, work)
    }

    /// Does what the close button, Alt+F4 or the desktop's window list do.
    public func requestClose() { send(.closeRequested) }

    /// Does what the back button of a mouse, Alt+Left or a swipe do.
    public func requestBack() { send(.backRequested) }

    /// Drags the window to another size.
    public func resize(to size: Size) {
        content?.setAllNeedLayout()
        send(.resized(size))
        content?.windowDidResize(to: size)
    }

    /// Triggers an action, as a menu item does.
    public func perform(_ action: String) throws {
        guard let state = state.actions.first(where: { $0.id == action }) else {
            throw HeadlessError.noAction(action, available: state.actions.map(\.id))
        }
        guard state.isEnabled else { throw HeadlessError.actionDisabled(action) }
        send(.action(action))
    }

    /// Presses a key combination.
    public func press(_ shortcut: Shortcut) throws {
        if let dialog = dialogs.last {
            guard shortcut == "Escape" else { throw HeadlessError.behindDialog(dialog.title) }
            return dialog.close()
        }
        if let popover = popovers.last, shortcut == "Escape" { return popover.close() }
        if let action = state.actions.first(where: { $0.shortcuts.contains(shortcut) }) {
            return try perform(action.id)
        }
        switch shortcut {
        case "Escape" where state.closesOnEscape: requestClose()
        case "<Alt>F4": requestClose()
        case "<Alt>Left": requestBack()
        case "Return" where try pressReturn(): break
        default: throw HeadlessError.noShortcut(shortcut, available: state.actions.flatMap(\.shortcuts))
        }
    }

    /// The window, the visible part of its tree, and its dialogs, a line each.
    public var description: String {
        layOut()
        return
            (["window \"\(state.title)\""] + (headerBar?.lines(indent: 1) ?? [])
            + (content?.lines(indent: 1) ?? [])
            + popovers.map { "  \($0.description)" } + dialogs.map { "  \($0.description)" })
            .joined(separator: "\n")
    }
}

/// An open dialog in memory.
@preconcurrency @MainActor public final class HeadlessDialog {
    /// What a dialog asks.
    public enum Content: Equatable, Sendable {
        /// A question with buttons.
        case alert(Alert)
        /// A choice of files.
        case file(FileDialog)
    }

    /// What it asks.
    public let content: Content
    private weak var window: HeadlessWindow?
    private var answer: (@MainActor (Answer) -> Void)?

    enum Answer {
        case action(Int)
        case files([String])
        case nothing
    }

    init(_ content: Content, above window: HeadlessWindow?, answer: @escaping @MainActor (Answer) -> Void) {
        self.content = content
        self.window = window
        self.answer = answer
        window?.dialogs.append(self)
    }

    /// Its title.
    public var title: String {
        switch content {
        case .alert(let alert): alert.title
        case .file(let dialog): dialog.title
        }
    }

    /// The titles of its buttons.
    public var actions: [String] {
        switch content {
        case .alert(let alert): alert.actions.map(\.title)
        case .file: []
        }
    }

    /// Presses the button with that title.
    public func choose(_ title: String) throws {
        guard let index = actions.firstIndex(of: title) else {
            throw HeadlessError.notFound(role: "button", name: title, there: actions)
        }
        finish(.action(index))
    }

    /// Chooses files by their absolute paths.
    public func choose(files: [String]) { finish(.files(files)) }

    /// Closes it without an answer, as Escape does.
    public func close() { finish(.nothing) }

    /// Takes it away without telling anyone.
    func vanish() {
        answer = nil
        window?.dialogs.removeAll { $0 === self }
    }

    private func finish(_ result: Answer) {
        let answer = answer
        let window = window
        vanish()
        guard let window else { return answer?(result) ?? () }
        window.perform { answer?(result) }
    }

    /// Its title and buttons, in a line.
    public var description: String { "dialog \"\(title)\" \(actions)" }
}
