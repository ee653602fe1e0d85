// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import ViewKit

/// An image view of a plugin. A file that the plugin's process may not read counts as missing.
final class ShownImage: ShownControl<ImageViewState, ImageEvent> {
    /// The path of the plugin, and the path of the file that is shown for it; nil for another source.
    private var file: (named: String, shown: String, isReadable: Bool)?

    override func shown(_ state: ImageViewState) -> ImageViewState {
        file = nil
        guard case .file(let path) = state.source else { return state }
        var state = state
        let resolved = host?.readableFile(at: path)
        // There are no files in a file.
        let shown = resolved ?? "/dev/null" + path
        file = (path, shown, resolved != nil)
        state.source = .file(shown)
        // What is read later must not be a link that the plugin has put there meanwhile.
        state.followsLinks = false
        return state
    }

    override func reported(_ event: ImageEvent) -> ImageEvent {
        guard let file, case .failed(let message) = event else { return event }
        if !file.isReadable {
            return .failed(ImageLimits.error(reading: .file(file.named), String(cString: strerror(ENOENT))))
        }
        return .failed(message.replacing(file.shown, with: file.named))
    }
}

extension RemoteHost {
    /// Returns the path of a file without symbolic links if it is in the ``RemotePolicy/readablePaths``; nil
    /// for others, and for a file that does not exist.
    fileprivate func readableFile(at path: String) -> String? {
        guard let file = path.resolvedPath else { return nil }
        let isReadable = policy.readablePaths.contains { root in
            guard let root = root.resolvedPath else { return false }
            return file == root || file.hasPrefix(root == "/" ? root : root + "/")
        }
        return isReadable ? file : nil
    }
}
