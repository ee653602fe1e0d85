// SPDX-License-Identifier: MIT

public import ViewKit

extension RemoteBackend {
    public func makePopover() -> any BackendPopover { RemotePopover(in: self) }

    public func makeDialog(_ content: DialogContent, above parent: (any BackendWindow)?)
        -> (any BackendDialog)?
    {
        let window = parent as? RemoteWindow
        if hasEnded || window?.isClosed == true { return nil }
        return RemoteDialog(content, above: window, in: self)
    }

    /// Sends a report, and does nothing else: the shell decides on its colour scheme.
    public func setColorScheme(_ scheme: ColorScheme) {
        report(
            "The colour scheme cannot be set in a process of its own, because the whole shell has one colour scheme. Remove the call; the shell has a setting for it."
        )
    }

    /// Writes items to the clipboard. The host denies it unless there was an input of the user in the plugin shortly before.
    public func writeClipboard(_ items: [TransferItem]) {
        send(Operations.copy, items)
        clipboard.willWrite(items.map(\.type))
    }

    /// Whether the clipboard has a type. Only text, files, images, and types that this process has written are known.
    public func clipboardHas(_ type: TransferType) -> Bool { clipboard.types.contains(type) }

    /// Reads the clipboard. Returns nil unless there was an input of the user in the plugin shortly before.
    public func readClipboard(_ type: TransferType) async -> TransferItem? {
        let id = nextID()
        return await clipboard.item(id) { send(Operations.readClipboard, to: id, type) }
    }

    /// Nil: only the shell has an icon in the tray.
    public func makeStatusItem() -> (any BackendStatusItem)? { nil }

    /// Nil: the shell has converted the keys of its shortcuts.
    public func latinKey(of key: String) -> String? { nil }

    public func observeClipboard(_ changed: @escaping @MainActor () -> Void) -> DialogHandle {
        clipboard.observe(changed)
    }

    public func post(_ notification: DesktopNotification, answer: @escaping @MainActor (String) -> Void) {
        forgetNotification(notification.id)
        let id = nextID()
        notifications[id] = (notification.id, answer)
        send(Operations.post, to: id, notification)
    }

    public func withdrawNotification(_ id: String) {
        forgetNotification(id)
        send(Operations.withdraw, id)
    }

    private func forgetNotification(_ id: String) {
        notifications = notifications.filter { $0.value.id != id }
    }

    /// Opens a URI. The host denies it unless there was an input of the user in the plugin shortly before. A
    /// scheme that the shell does not allow ends the connection.
    public func open(uri: String) { send(Operations.open, uri) }

    /// Sends a report, and does nothing else: a style sheet would change the whole shell.
    public func addStyleSheet(_ css: String) {
        report(
            "A style sheet cannot be added in a process of its own, because it would change the whole shell. Use the style classes of the shell, or run in its process."
        )
    }
}

/// A dialog that the host shows. It retains itself until it is dismissed.
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

/// The plugin's side of the clipboard: the types that the host has reported, and the pending reads.
@MainActor final class RemoteClipboard {
    private(set) var types: Set<TransferType> = []
    private var observers: [Int: @MainActor () -> Void] = [:]
    private var lastObserver = 0
    private var waiting: [UInt64: CheckedContinuation<TransferItem?, Never>] = [:]

    /// The number of changes by this process that the host has not reported yet.
    private var ownChanges = 0

    /// Called when this process replaces the content. The host reports the types afterwards, even if it denies the change.
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
