// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

extension ApplicationSession {
    /// Reports that a state file cannot be read or written: by a line on standard error, and, if the file was renamed or copied because it
    /// could not be used, by a banner at the top of the first window, with a line for each file.
    ///
    /// The default implementation of ``Application/stateFailed(_:in:)`` calls it.
    public func report(_ error: StateFileError) {
        error.log()
        guard let newPath = error.newPath else { return }
        let name = String(
            newPath[(newPath.lastIndex(of: "/").map(newPath.index(after:)) ?? newPath.startIndex)...])
        let text =
            error.reason == .partlyUsed
            ? localized(
                "Some of what was open before cannot be restored. A copy of its file was kept as %1.", name)
            : localized("What was open before cannot be restored. Its file was kept as %1.", name)
        notice = [notice, text].compactMap(\.self).joined(separator: "\n")
    }
}

extension StateFileError {
    /// Writes the error to standard error.
    @MainActor func log() { ViewReport(.other("\(self)"), view: "ApplicationSession").send() }
}
