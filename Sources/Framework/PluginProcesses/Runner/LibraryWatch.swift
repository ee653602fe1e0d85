// SPDX-License-Identifier: MIT

import ControllerKit
import PluginRuntime

/// Reports that the library of a plugin was replaced, when the file has not changed for 200 ms.
@MainActor final class LibraryWatch {
    let path: String
    /// The identity of the library that the process has loaded.
    private var loaded: FileIdentity?
    /// The identity that was reported last: the owner may go on with the library that is loaded.
    private var reported: FileIdentity?
    private var watch: FolderWatch?
    private var timer: Task<Void, Never>? { didSet { oldValue?.cancel() } }

    init(_ path: String, onReplacement: @escaping @MainActor () -> Void) {
        self.path = path
        watch = FolderWatch(path.parentPath) { [weak self] in
            self?.folderDidChange(onReplacement)
        }
    }

    isolated deinit { timer?.cancel() }

    /// Called when a process loads the library.
    func readIdentity() {
        loaded = FileIdentity(path)
        reported = nil
    }

    private func folderDidChange(_ onReplacement: @escaping @MainActor () -> Void) {
        guard FileIdentity(path) != loaded else { return }
        timer = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled, let self, let new = FileIdentity(path), new != loaded, new != reported
            else {
                return
            }
            reported = new
            onReplacement()
        }
    }
}
