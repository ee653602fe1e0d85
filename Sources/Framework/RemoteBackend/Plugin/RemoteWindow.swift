// SPDX-License-Identifier: MIT

public import ViewKit

/// A window of a plugin's process: a window of the desktop that the host opens, or a pane in a window of the shell. Main thread only.
///
/// ```swift
/// backend.onPane = { pane in
///     pane.onPaneClose = { [weak pane] in pane?.close() }
///     backend.fill(pane) { showPage(named: pane.name) }
/// }
/// ```
@preconcurrency @MainActor public final class RemoteWindow: BackendWindow, RemoteObject {
    /// Called when the shell has closed the pane. Dismiss its screens then.
    public var onPaneClose: (@MainActor () -> Void)?

    public var onEvent: (@MainActor (WindowEvent) -> Void)?

    /// The name of the pane, which identifies what to show in it; empty for a window of the desktop.
    public let name: String
    /// The state that an earlier process has saved for the pane with ``save(_:)``; nil for none.
    public let savedState: String?

    package private(set) var id: UInt64 = 0
    private let backend: RemoteBackend
    private var lastSaved: String?
    /// Whether the window was closed: by the plugin, or, if it is a pane, by the shell.
    private(set) var isClosed = false
    /// The dialogs above the window.
    var dialogs: [RemoteDialog.WeakDialog] = [] {
        didSet { if dialogs.count > 8 { dialogs.removeAll { $0.dialog == nil } } }
    }

    init(
        in backend: RemoteBackend, pane: UInt64? = nil, name: String = "", savedState: String? = nil
    ) {
        self.backend = backend
        self.name = name
        self.savedState = savedState
        id = backend.register(self, id: pane)
        if pane == nil { backend.send(Operations.makeWindow, to: id, EmptyBody()) }
    }

    isolated deinit { backend.release(id) }

    public func render(_ state: WindowState) { backend.send(Operations.renderWindow, to: id, state) }

    public func setContent(_ view: any BackendView) {
        guard let view = view as? RemoteView else {
            return backend.report("A view of another backend cannot fill a window of the host.")
        }
        backend.send(Operations.windowContent, to: id, view.id)
    }

    public func setHeaderBar(_ view: (any BackendView)?) {
        backend.send(Operations.windowHeader, to: id, (view as? RemoteView)?.id)
    }

    /// Nil: the host knows it.
    public var decoration: WindowDecoration? { nil }

    public func setParent(_ window: (any BackendWindow)?) {
        backend.send(Operations.windowParent, to: id, (window as? RemoteWindow)?.id)
    }

    public func present() { backend.send(Operations.presentWindow, to: id, EmptyBody()) }

    /// How many bytes a state may have that ``save(_:)`` saves.
    public static let maximumStateBytes = 250_000

    /// Saves a state in the shell, from which a later process can restore the content of the pane; nil
    /// removes it. Returns false, and keeps the state that was saved last, if the new one has more than
    /// ``maximumStateBytes``.
    @discardableResult public func save(_ state: String?) -> Bool {
        if let state, state.utf8.count > Self.maximumStateBytes { return false }
        guard state != lastSaved else { return true }
        lastSaved = state
        backend.send(Operations.saveState, to: id, state)
        return true
    }

    /// Does nothing: only a program with a status item hides its windows, and that of a plugin has none.
    public func hide() {}

    /// Closes the window. Its dialogs report immediately that they were closed.
    public func close() {
        closeDialogs()
        backend.send(Operations.closeWindow, to: id, EmptyBody())
    }

    /// Called when the shell has closed the pane. Dialogs that ``onPaneClose`` has left open are closed.
    func wasClosedByShell() {
        onPaneClose?()
        closeDialogs()
    }

    private func closeDialogs() {
        // An observer of a dialog may ask another question.
        isClosed = true
        let open = dialogs.compactMap(\.dialog)
        dialogs = []
        for dialog in open { dialog.onEvent?(.closed) }
    }
}

/// A popover that the host opens.
@MainActor final class RemotePopover: BackendPopover, RemoteObject {
    var onClose: (@MainActor () -> Void)?

    private var id: UInt64 = 0
    private let backend: RemoteBackend
    /// The number of presentations. With it, a report of the host about an earlier presentation can be ignored.
    private var presentations = 0
    private var isOpen = false

    init(in backend: RemoteBackend) {
        self.backend = backend
        id = backend.register(self)
        backend.send(Operations.makePopover, to: id, EmptyBody())
    }

    isolated deinit { backend.release(id) }

    func setContent(_ view: any BackendView) {
        guard let view = view as? RemoteView else {
            return backend.report("A view of another backend cannot fill a popover of the host.")
        }
        backend.send(Operations.popoverContent, to: id, view.id)
    }

    func present(from anchor: any BackendView, at position: Point?, title: String) {
        guard let anchor = anchor as? RemoteView else {
            return backend.report("A popover of the host cannot point at a view of another backend.")
        }
        presentations += 1
        isOpen = true
        backend.send(
            Operations.presentPopover, to: id,
            Presentation(number: presentations, anchor: anchor.id, position: position, title: title))
    }

    /// Closes the popover, and calls `onClose` immediately. The later report of the host is ignored.
    func close() {
        guard isOpen else { return }
        isOpen = false
        backend.send(Operations.closePopover, to: id, EmptyBody())
        onClose?()
    }

    func wasClosed(_ number: Int) {
        guard isOpen, number == presentations else { return }
        isOpen = false
        onClose?()
    }
}
