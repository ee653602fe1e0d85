// SPDX-License-Identifier: MIT

import ViewKit

/// What a plugin sees of the clipboard: its types, after each change.
@MainActor final class ClipboardAccess {
    /// The types that are reported to the plugin: text, files, images, and the types that the plugin has written itself.
    private var types: [TransferType] = [.text, .files, .image]
    private var isWriting = false
    private var observer: DialogHandle?
    private let backend: any Backend
    private let send: @MainActor ([TransferType]) -> Void

    init(_ backend: any Backend, send: @escaping @MainActor ([TransferType]) -> Void) {
        (self.backend, self.send) = (backend, send)
        observer = backend.observeClipboard { [weak self] in
            if self?.isWriting == false { self?.sendTypes() }
        }
        sendTypes()
    }

    isolated deinit { stop() }

    /// Ends the reports.
    func stop() { observer?.dismiss() }

    private func sendTypes() { send(types.filter { backend.clipboardHas($0) }) }

    /// Writes items if the plugin may. It expects one report of the types after each of its changes.
    func write(_ items: [TransferItem], if mayWrite: () -> Bool) {
        isWriting = true
        defer {
            isWriting = false
            sendTypes()
        }
        guard mayWrite() else { return }
        for item in items where !types.contains(item.type) && types.count < 64 { types.append(item.type) }
        backend.writeClipboard(items)
    }
}
