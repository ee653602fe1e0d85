// SPDX-License-Identifier: MIT

import Glibc
import ViewKit

/// An image view of a plugin. A file that the plugin's process may not read counts as missing.
final class HostedImage: HostedControl<ImageViewState, ImageEvent> {
    /// The path of the plugin, if the file is not shown.
    private var hiddenPath: String?

    override func shown(_ state: ImageViewState) -> ImageViewState {
        hiddenPath = nil
        guard case .file(let path) = state.source else { return state }
        var state = state
        if let resolved = host?.readableFile(at: path) {
            state.source = .file(resolved)
        } else {
            hiddenPath = path
            // There are no files in a file.
            state.source = .file("/dev/null" + path)
        }
        return state
    }

    override func reported(_ event: ImageEvent) -> ImageEvent {
        guard let hiddenPath else { return event }
        return .failed(ImageLimits.error(reading: .file(hiddenPath), String(cString: strerror(ENOENT))))
    }
}

extension RemoteHost {
    /// Returns the path of a file without symbolic links if it is in the ``RemotePolicy/readablePaths``; nil
    /// for others, and for a file that does not exist.
    fileprivate func readableFile(at path: String) -> String? {
        guard let file = Self.resolved(path) else { return nil }
        let isReadable = policy.readablePaths.contains { root in
            guard let root = Self.resolved(root) else { return false }
            return file == root || file.hasPrefix(root == "/" ? root : root + "/")
        }
        return isReadable ? file : nil
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
