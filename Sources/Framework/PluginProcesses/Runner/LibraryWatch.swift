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
    private var timer: Task<Void, Never>?

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
        // Other files in the folder may change all the time.
        guard timer == nil, replacement != nil else { return }
        timer = Task { @MainActor [weak self] in
            var seen: FileIdentity?
            while let new = self?.replacement, new != seen {
                seen = new
                try? await Task.sleep(for: .milliseconds(200))
                guard !Task.isCancelled else { return }
            }
            guard let self else { return }
            timer = nil
            guard let new = replacement else { return }
            reported = new
            onReplacement()
        }
    }

    /// The identity of a library that is neither loaded nor reported; nil if there is none.
    private var replacement: FileIdentity? {
        FileIdentity(path).flatMap { $0 == loaded || $0 == reported ? nil : $0 }
    }
}
