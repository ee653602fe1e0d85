// SPDX-License-Identifier: MIT

public import ViewKit

extension RemoteBackend {
    public func makePopover() -> any BackendPopover { RemotePopover(in: self) }

    public func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?) -> any BackendDialog
    {
        RemoteDialog(content, above: parent as? RemoteWindow, in: self)
    }

    /// Does nothing but report: the colours are those of the shell.
    public func setColorScheme(_ scheme: ColorScheme) {
        report(
            "The colour scheme cannot be set in a process of its own, since it is that of the whole shell. Remove the call; the shell has a setting for it."
        )
    }

    /// Copies something, if the user has just done something in a pane of the plugin.
    public func writeClipboard(_ items: [TransferItem]) {
        send(Operations.copy, items)
        clipboard.willWrite(items.map(\.type))
    }

    /// Whether the clipboard has a type, as far as the host has said.
    public func clipboardHas(_ type: TransferType) -> Bool { clipboard.types.contains(type) }

    /// Reads the clipboard, if the user has just done something in a pane of the plugin; nil otherwise.
    public func readClipboard(_ type: TransferType) async -> TransferItem? {
        let id = nextID()
        return await clipboard.item(id) { send(Operations.readClipboard, to: id, type) }
    }

    public func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        clipboard.observe(changed)
    }

    public func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        let id = nextID()
        notifications[id] = answer
        send(Operations.post, to: id, notification)
    }

    public func withdrawNotification(_ id: String) { send(Operations.withdraw, id) }

    /// Opens a URI, if the user has just done something in a pane of the plugin, and the shell allows its scheme.
    public func open(uri: String) { send(Operations.open, uri) }

    /// Does nothing but report: a style sheet would change the whole shell.
    public func addStyleSheet(_ css: String) {
        report(
            "A style sheet cannot be added in a process of its own, since it would change the whole shell. Use the style classes of the shell, or run in its process."
        )
    }
}

/// A dialog that the host has open. It retains itself until it is dismissed.
@MainActor final class RemoteDialog: BackendDialog, RemoteObject {
    var onEvent: (@MainActor (DialogEvent) -> Void)?

    private var id: UInt64 = 0
    private let backend: RemoteBackend
    private var open: RemoteDialog?

    init(_ content: DialogContent, above window: RemoteWindow?, in backend: RemoteBackend) {
        self.backend = backend
        id = backend.register(self)
        open = self
        window?.dialogs.append(WeakDialog(dialog: self))
        backend.send(Operations.makeDialog, to: id, NewDialog(content: content, window: window?.id))
    }

    struct WeakDialog {
        weak var dialog: RemoteDialog?
    }

    func render(_ content: DialogContent) {
        if open != nil { backend.send(Operations.renderDialog, to: id, content) }
    }

    func dismiss() {
        guard open != nil else { return }
        open = nil
        onEvent = nil
        backend.release(id)
    }
}

/// What the plugin's side knows of the clipboard.
@MainActor final class RemoteClipboard {
    private(set) var types: Set<TransferType> = []
    private var observers: [Int: @MainActor () -> Void] = [:]
    private var lastObserver = 0
    private var waiting: [UInt64: CheckedContinuation<TransferItem?, Never>] = [:]

    /// How many changes by this side the host has not reported.
    private var ownChanges = 0

    /// This side replaces the content. The host reports the types afterwards, also if it has denied the change.
    func willWrite(_ types: [TransferType]) {
        ownChanges += 1
        self.types = Set(types)
        for observer in observers.values { observer() }
    }

    func hasChanged(_ types: [TransferType]) {
        self.types = Set(types)
        if ownChanges > 0 {
            ownChanges -= 1
        } else {
            for observer in observers.values { observer() }
        }
    }

    func observe(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        lastObserver += 1
        let number = lastObserver
        observers[number] = changed
        return DialogHandle { [weak self] in self?.observers[number] = nil }
    }

    func item(_ id: UInt64, _ ask: @MainActor () -> Void) async -> TransferItem? {
        await withCheckedContinuation { continuation in
            waiting[id] = continuation
            ask()
        }
    }

    func receive(_ item: TransferItem?, _ id: UInt64) {
        waiting.removeValue(forKey: id)?.resume(returning: item)
    }

    func end() {
        let waiting = waiting
        self.waiting = [:]
        for continuation in waiting.values { continuation.resume(returning: nil) }
    }
}
