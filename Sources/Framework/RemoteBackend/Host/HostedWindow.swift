// SPDX-License-Identifier: MIT

import ViewKit

/// A window of a plugin: a window of the desktop, or a pane in a window of the shell.
final class HostedWindow: HostedObject {
    let window: any BackendWindow
    private let host: Weak
    let isPane: Bool
    /// The pane. It is nil if the shell has released the pane, and the plugin has not released its window yet.
    private(set) weak var pane: RemotePane?
    private(set) var isPresented: Bool
    /// The window that this one stays above.
    weak var parent: HostedWindow?
    private var isFullScreen = false
    private var state: WindowState?
    /// The ids of its actions.
    private(set) var actions: Set<String> = []
    private var content: HostedView?
    private var headerBar: HostedView?
    private lazy var header = HostedHeader(self)

    init(_ id: UInt64, _ window: any BackendWindow, _ host: RemoteHost, pane: RemotePane? = nil) {
        self.window = window
        self.pane = pane
        self.host = Weak(host)
        isPane = pane != nil
        isPresented = isPane
        super.init(id, host.account)
        window.onEvent = { [weak self, weak host] event in
            if case .fullScreen(let isFullScreen) = event { self?.isFullScreen = isFullScreen }
            switch event {
            case .closeRequested, .backRequested, .action, .shortcut, .choice: host?.userHasActed()
            case .active, .minimized, .resized, .maximized, .fullScreen, .shown: break
            }
            host?.send(Operations.windowEvent, to: id, event)
            // A plugin that does not respond cannot close the window itself.
            if case .closeRequested = event, let self, !isPane, host?.isResponding == false { close() }
        }
    }

    /// Called when the process stops responding, or responds again. A modal window of a process that does not
    /// respond must not block other windows.
    func responsivenessChanged() {
        if let state, state.isModal { window.render(nonModalIfHung(state)) }
    }

    /// Returns the state to show: a window of a process that does not respond is not modal, and each has a title bar.
    private func nonModalIfHung(_ state: WindowState) -> WindowState {
        var state = state
        if host.host?.isResponding == false { state.isModal = false }
        // A window without a title bar can imitate the desktop.
        state.hasTitleBar = true
        return state
    }

    func setContent(_ view: HostedView) throws {
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
        if state.isFullScreen, !isFullScreen, host.host?.allowsAfterAction("full screen") != true {
            state.isFullScreen = false
            host.host?.send(Operations.windowEvent, to: id, .fullScreen(false))
        }
        isFullScreen = state.isFullScreen
        self.state = state
        let ids = Set(state.actions.map(\.id))
        if ids != actions {
            actions = ids
            host.host?.actionsVersion += 1
        }
        window.render(nonModalIfHung(state))
    }

    /// Whether it is a pane that the shell has closed.
    var isClosedPane: Bool { isPane && pane?.isClosed != false }
    /// Whether its content is on the screen.
    var isShown: Bool { isPresented && !isClosedPane }

    /// The window of the desktop. For a pane it is the ``RemotePane/enclosingWindow``.
    var outerWindow: (any BackendWindow)? {
        isPane ? pane?.enclosingWindow?.backendWindow : window
    }

    func setHeaderBar(_ view: HostedView?) throws {
        if isPresented, !isPane { throw Refusal("the window is shown, and its header bar cannot change") }
        if let view {
            guard view.kind == "headerBar" else {
                throw Refusal("view is \(view.id), which is no header bar")
            }
            if view === headerBar { return }
            try view.leave()
        }
        headerBar?.leaveHolder()
        (headerBar as? HostedHeaderBar)?.onChange = nil
        headerBar = view
        view?.holder = header
        guard let pane, pane.onHeaderChange != nil else { return window.setHeaderBar(view?.view) }
        let bar = view as? HostedHeaderBar
        bar?.onChange = { [weak pane, weak bar] in pane?.header = bar?.header }
        pane.header = bar?.header
    }

    func present() {
        isPresented = true
        window.present()
    }

    func close() {
        isPresented = false
        if let content { host.host?.closePopovers(at: content) }
        window.close()
    }

    override func dropContent() {
        content = nil
        if let host = host.host { window.setContent(host.backend.makePlaceholder()) }
    }

    override func release() {
        super.release()
        guard !isPane else { return }
        window.onEvent = nil
        close()
    }

    struct Weak {
        weak var host: RemoteHost?
        init(_ host: RemoteHost) { self.host = host }
    }
}

/// The holder of the header bar of a window.
final class HostedHeader: HostedObject {
    private(set) weak var window: HostedWindow?

    init(_ window: HostedWindow) {
        self.window = window
        super.init(0, window.account)
    }

    override func dropContent() { try? window?.setHeaderBar(nil) }
}

/// A popover of a plugin.
final class HostedPopover: HostedObject {
    private let popover: any BackendPopover
    private let host: HostedWindow.Weak
    private var content: HostedView?
    private(set) weak var anchor: HostedView?
    private(set) var isOpen = false {
        didSet { host.host?.popover(self, isOpen: isOpen) }
    }
    /// The number of the last presentation.
    private var number = 0

    init(_ id: UInt64, _ popover: any BackendPopover, _ host: RemoteHost) {
        self.popover = popover
        self.host = HostedWindow.Weak(host)
        super.init(id, host.account)
        popover.onClose = { [weak self] in self?.wasClosed() }
    }

    func setContent(_ view: HostedView) throws {
        if view === content { return }
        try view.leave()
        content?.leaveHolder()
        content = view
        view.holder = self
        popover.setContent(view.view)
    }

    func present(_ presentation: Presentation, from anchor: HostedView) throws {
        if presentation.number <= number {
            throw Refusal("number is \(presentation.number), but must be above \(number)")
        }
        if let position = presentation.position {
            try RemoteHost.check(position)
        }
        guard content != nil else { throw Refusal("the popover has no content") }
        if isOpen { throw Refusal("the popover is open already") }
        number = presentation.number
        if anchor.outermostHolder === self {
            throw Refusal("anchor is view \(anchor.id), which is in the popover itself")
        }
        guard let host = host.host, let isShown = host.isShown(anchor) else {
            throw Refusal("anchor is view \(anchor.id), which is in no window")
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
        if !isReleased { host.host?.send(Operations.popoverClosed, to: id, number) }
    }

    override func dropContent() {
        content = nil
        close()
        if let host = host.host { popover.setContent(host.backend.makePlaceholder()) }
    }

    override func release() {
        super.release()
        close()
    }
}

/// An open dialog of a plugin.
final class HostedDialog: HostedObject {
    /// The dialog; nil if it was denied, or if its window was closed before. Such a dialog is reported to the plugin as closed.
    private let dialog: (any BackendDialog)?
    private let kind: String
    /// Whether it was shown, and the plugin has not released it.
    var isOpen: Bool { dialog != nil }
    /// The plugin's window that the dialog is above.
    private(set) weak var window: HostedWindow?
    private var isClosing = false

    init(
        _ id: UInt64, _ dialog: any BackendDialog, _ content: DialogContent, above window: HostedWindow?,
        _ host: RemoteHost
    ) {
        self.dialog = dialog
        self.window = window
        kind = content.kind
        super.init(id, host.account)
        dialog.onEvent = { [weak self, weak host] event in
            if self?.isClosing != true { host?.userHasActed() }
            if case .file(let dialog) = content, case .chose(let files) = event, let host,
                let access = host.fileAccess
            {
                // Copying large files takes time, so it is asynchronous.
                Task { @MainActor [weak host] in
                    let granted = await access.grant(files, for: dialog.purpose)
                    host?.sendChosen(granted, to: id)
                }
            } else if case .chose(let files) = event {
                host?.sendChosen(files, to: id)
            } else {
                host?.send(Operations.dialogEvent, to: id, event)
            }
        }
    }

    init(closedBy host: RemoteHost, _ id: UInt64, _ content: DialogContent) {
        dialog = nil
        kind = content.kind
        super.init(id, host.account)
        host.send(Operations.dialogEvent, to: id, .closed)
    }

    func render(_ content: DialogContent) throws {
        guard content.kind == kind else {
            throw Refusal(
                "the content is that of a dialog \"\(content.kind)\", but the dialog is \"\(kind)\"")
        }
        dialog?.render(content)
    }

    /// Reports to the plugin that the dialog was closed, which the user has not caused.
    func close() {
        isClosing = true
        dialog?.onEvent?(.closed)
    }

    func dismiss() {
        dialog?.onEvent = nil
        dialog?.dismiss()
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
