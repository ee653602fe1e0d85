// SPDX-License-Identifier: MIT

import ViewKit

/// A window of a plugin: a window of the desktop, or a pane in a window of the shell.
final class ShownWindow: ShownObject {
    override class var name: String { "window" }
    let window: any BackendWindow
    let isPane: Bool
    /// The pane. It is nil if the shell has released the pane, and the plugin has not released its window yet.
    private(set) weak var pane: RemotePane?
    private(set) var isPresented: Bool
    private var wasPresented = false
    /// Whether it is shown when the user uses the plugin.
    private var isWaiting = false {
        didSet { if isWaiting != oldValue { host?.objects.window(self, isWaiting: isWaiting) } }
    }
    /// Whether other windows cannot be used while it is open.
    var isModal: Bool { state?.isModal == true }
    /// How often the user has requested to close it, and the plugin has neither closed it nor asked a question.
    var closeRequests = 0
    /// The window that this one stays above.
    weak var parent: ShownWindow?
    private var isFullScreen = false
    private var state: WindowState?
    /// The ids of its actions, as the plugin knows them.
    private(set) var actions: Set<String> = [] {
        didSet {
            actionsVersion += 1
            host?.menus.placesDidChange()
        }
    }
    private(set) var actionsVersion = 0
    /// What is before the ids of its actions in the window of the shell that a pane is in.
    private let actionPrefix: String
    private var content: ShownView?
    private var headerBar: ShownView?
    private lazy var header = ShownHeader(self)

    init(_ id: UInt64, _ window: any BackendWindow, _ host: RemoteHost, pane: RemotePane? = nil) {
        self.window = window
        self.pane = pane
        isPane = pane != nil
        actionPrefix = pane == nil ? "" : host.policy.actionPrefix
        isPresented = isPane
        super.init(id, host)
        window.onEvent = { [weak self, weak host] event in
            if case .fullScreen(let isFullScreen) = event { self?.isFullScreen = isFullScreen }
            switch event {
            case .closeRequested, .backRequested, .action, .shortcut, .choice: host?.input.note()
            case .active, .minimized, .resized, .maximized, .fullScreen, .shown: break
            }
            host?.send(Operations.windowEvent, to: id, self?.ofPlugin(event) ?? event)
            if case .closeRequested = event, let self, !isPane { closeWasRequested() }
        }
    }

    /// Returns an event with the id of an action as the plugin knows it.
    private func ofPlugin(_ event: WindowEvent) -> WindowEvent {
        func own(_ id: String) -> String {
            id.hasPrefix(actionPrefix) ? String(id.dropFirst(actionPrefix.count)) : id
        }
        return switch event {
        case .action(let id): .action(own(id))
        case .shortcut(let id): .shortcut(own(id))
        case .choice(let id, let value): .choice(own(id), value: value)
        default: event
        }
    }

    private func closeWasRequested() {
        // A plugin that does not respond cannot close the window itself.
        if host?.isResponding == false { return close() }
        closeRequests += 1
        guard isStuck, let state else { return }
        window.render(allowed(state))
        if closeRequests == Self.mostCloseRequests {
            host?.deny(
                "A modal window does not block other windows any more, because the plugin does not close it when the user wants to."
            )
        }
    }

    /// How often the user requests in vain to close a modal window, until it does not block other windows any more.
    private static let mostCloseRequests = 2
    private var isStuck: Bool { isModal && closeRequests >= Self.mostCloseRequests }

    /// Called when the process stops responding, or responds again. A modal window of a process that does not
    /// respond must not block other windows.
    func responsivenessChanged() {
        if let state, state.isModal { window.render(allowed(state)) }
    }

    /// Returns the state to show: a window that the user cannot close is not modal, and each has a title bar. The actions of a pane have ids
    /// that no command of others has: the pane would perform them in place of the command.
    private func allowed(_ state: WindowState) -> WindowState {
        var state = state
        if host?.isResponding == false || isStuck { state.isModal = false }
        // A window without a title bar can imitate the desktop.
        state.hasTitleBar = true
        for index in state.actions.indices {
            state.actions[index].id = actionPrefix + state.actions[index].id
        }
        return state
    }

    func setContent(_ view: ShownView) throws {
        if view === content { return }
        try view.leave()
        content?.leaveHolder()
        content = view
        view.holder = self
        window.setContent(view.view)
    }

    /// Shows a state. Full screen needs an input of the user shortly before, because a window in full screen can imitate the desktop.
    func render(_ state: WindowState) {
        var state = state
        if state.isFullScreen, !isFullScreen, host?.input.allows("full screen") != true {
            state.isFullScreen = false
            host?.send(Operations.windowEvent, to: id, .fullScreen(false))
        }
        isFullScreen = state.isFullScreen
        // The title of a page is also that of its tab.
        if state.title != self.state?.title { host?.noteShown(text: state.title.utf8.count) }
        self.state = state
        let ids = Set(state.actions.map(\.id))
        if ids != actions { actions = ids }
        window.render(allowed(state))
    }

    /// Whether it is a pane that the shell has closed.
    var isClosedPane: Bool { isPane && pane?.isClosed != false }
    /// Whether its content is on the screen.
    var isShown: Bool { isPresented && !isClosedPane && pane?.isVisible != false }

    /// The window of the desktop. For a pane it is the ``RemotePane/enclosingWindow``.
    var outerWindow: (any BackendWindow)? {
        isPane ? pane?.enclosingWindow?.backendWindow : window
    }

    func setHeaderBar(_ view: ShownView?) throws {
        if isPresented, !isPane {
            throw MessageRefusal("the window is shown, and its header bar cannot change")
        }
        if let view {
            guard view.kind == "headerBar" else {
                throw MessageRefusal("view is \(view.id), which is no header bar")
            }
            if view === headerBar { return }
            try view.leave()
        }
        headerBar?.leaveHolder()
        (headerBar as? ShownHeaderBar)?.onChange = nil
        headerBar = view
        view?.holder = header
        guard let pane, pane.onHeaderChange != nil else { return window.setHeaderBar(view?.view) }
        let bar = view as? ShownHeaderBar
        bar?.onChange = { [weak pane, weak bar] in pane?.header = bar?.header }
        pane.header = bar?.header
    }

    func present() {
        guard isPane || host?.input.allowsWindow(wasPresented) == true else {
            // The plugin may wait for its user in this window.
            isWaiting = !isPresented
            return
        }
        (isPresented, wasPresented, isWaiting) = (true, true, false)
        window.present()
    }

    func close() {
        (isPresented, isWaiting, closeRequests) = (false, false, 0)
        if let content { host?.objects.closePopovers(at: content) }
        // A window of its own has no state, in which what was typed could be.
        host?.input.didRelease(id)
        window.close()
    }

    override func dropContent() {
        content = nil
        if let host { window.setContent(host.backend.makePlaceholder()) }
    }

    override func release() {
        super.release()
        guard !isPane else { return }
        window.onEvent = nil
        close()
    }
}

/// The holder of the header bar of a window.
final class ShownHeader: ShownObject {
    private(set) weak var window: ShownWindow?

    init(_ window: ShownWindow) {
        self.window = window
        super.init(of: window)
    }

    override func dropContent() { try? window?.setHeaderBar(nil) }
}

/// A popover of a plugin.
final class ShownPopover: ShownObject {
    override class var name: String { "popover" }
    private let popover: any BackendPopover
    private var content: ShownView?
    private(set) weak var anchor: ShownView? { didSet { host?.menus.placesDidChange() } }
    private(set) var isOpen = false {
        didSet { host?.objects.popover(self, isOpen: isOpen) }
    }
    /// The number of the last presentation.
    private var number = 0

    init(_ id: UInt64, _ popover: any BackendPopover, _ host: RemoteHost) {
        self.popover = popover
        super.init(id, host)
        popover.onClose = { [weak self] in self?.wasClosed() }
    }

    func setContent(_ view: ShownView) throws {
        if view === content { return }
        try view.leave()
        content?.leaveHolder()
        content = view
        view.holder = self
        popover.setContent(view.view)
    }

    func present(_ presentation: Presentation, from anchor: ShownView) throws {
        if presentation.number <= number {
            throw MessageRefusal("number is \(presentation.number), but must be above \(number)")
        }
        if let position = presentation.position {
            try RemoteHost.check(position)
        }
        guard content != nil else { throw MessageRefusal("the popover has no content") }
        if isOpen { throw MessageRefusal("the popover is open already") }
        number = presentation.number
        if anchor.outermostHolder === self {
            throw MessageRefusal("anchor is view \(anchor.id), which is in the popover itself")
        }
        guard let host, let isShown = host.isShown(anchor) else {
            throw MessageRefusal("anchor is view \(anchor.id), which is in no window")
        }
        guard isShown, host.mayOpen("A popover") else {
            // The user may have closed the page, the window or the popover of the anchor before.
            return host.send(Operations.popoverClosed, to: id, number)
        }
        self.anchor = anchor
        isOpen = true
        popover.present(from: anchor.view, at: presentation.position, title: presentation.title)
    }

    func close() {
        guard isOpen else { return }
        popover.close()
    }

    private func wasClosed() {
        guard isOpen else { return }
        isOpen = false
        anchor = nil
        if !isReleased { host?.send(Operations.popoverClosed, to: id, number) }
    }

    override func dropContent() {
        content = nil
        close()
        if let host { popover.setContent(host.backend.makePlaceholder()) }
    }

    override func release() {
        super.release()
        close()
    }
}

/// A dialog of a plugin.
final class ShownDialog: ShownObject {
    override class var name: String { "dialog" }

    private enum State {
        /// It is opened when its page is shown.
        case waiting
        /// The user sees it.
        case open
        /// The user has answered it, or it was denied. The plugin may not have released it.
        case closed
    }

    private var state = State.waiting
    /// The dialog while the user sees it.
    private(set) var dialog: (any BackendDialog)?
    private var content: DialogContent
    /// Whether it has not been answered.
    var isOpen: Bool { if case .closed = state { false } else { true } }
    /// Whether it waits for its page to be shown.
    var isWaiting: Bool { if case .waiting = state { true } else { false } }
    /// The plugin's window that the dialog is above.
    private(set) weak var window: ShownWindow?
    private var isClosing = false

    init(_ id: UInt64, _ content: DialogContent, above window: ShownWindow?, _ host: RemoteHost) {
        self.content = content
        self.window = window
        super.init(id, host)
    }

    /// Shows the dialog. If the backend cannot show it, reports to the plugin that it was closed.
    func open() {
        guard isWaiting, let host else { return }
        guard let dialog = host.backend.makeDialog(content, above: window?.outerWindow) else {
            return deny()
        }
        (self.dialog, state) = (dialog, .open)
        dialog.onEvent = { [weak self] event in self?.report(event) }
    }

    /// Reports to the plugin that the dialog was closed, without showing it.
    func deny() {
        guard isWaiting else { return }
        state = .closed
        host?.send(Operations.dialogEvent, to: id, .closed)
    }

    private func report(_ event: DialogEvent) {
        let id = id
        guard let host else { return }
        if !isClosing { host.input.note() }
        switch event {
        // The plugin may release the dialog late, or never. The user must not answer it twice, or wait for it.
        case .pressed, .chose, .closed: dismiss()
        // A prompt is open until the plugin accepts the text.
        case .edited, .submitted: break
        }
        guard case .chose(let files) = event else {
            return host.send(Operations.dialogEvent, to: id, event)
        }
        guard case .file(let dialog) = content, let access = host.fileAccess else {
            return host.sendChosen(files, to: id)
        }
        // Copying large files takes time, so it is asynchronous.
        Task { @MainActor [weak host] in
            let granted = await access.grant(files, for: dialog.purpose)
            host?.sendChosen(granted, to: id)
        }
    }

    func render(_ content: DialogContent) throws {
        guard content.kind == self.content.kind else {
            throw MessageRefusal(
                "the content is that of a dialog \"\(content.kind)\", but the dialog is \"\(self.content.kind)\""
            )
        }
        self.content = content
        if case .open = state { dialog?.render(content) }
    }

    /// Reports to the plugin that the dialog was closed, which the user has not caused.
    func close() {
        isClosing = true
        deny()
        if case .open = state { dialog?.onEvent?(.closed) }
    }

    func dismiss() {
        state = .closed
        dialog?.onEvent = nil
        dialog?.dismiss()
        dialog = nil
    }

    override func release() {
        super.release()
        dismiss()
    }
}

extension DialogContent {
    fileprivate var kind: String {
        switch self {
        case .alert: "alert"
        case .file: "file"
        case .prompt: "prompt"
        case .about: "about"
        case .shortcuts: "shortcuts"
        }
    }
}
