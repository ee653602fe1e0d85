// SPDX-License-Identifier: MIT

public import FlowKit
import ViewKit

extension ApplicationSession {
    /// Says that something cannot be restored or kept: in a line on standard error, and, if a file was renamed because it could not be
    /// read, in a banner at the top of the first window.
    ///
    /// ``Application/stateFailed(_:in:)`` calls it unless the application has its own.
    public func report(_ error: StateFileError) {
        error.log()
        guard let newPath = error.newPath else { return }
        let name = String(
            newPath[(newPath.lastIndex(of: "/").map(newPath.index(after:)) ?? newPath.startIndex)...])
        notice = localized("What was open before cannot be restored. Its file was kept as %1.", name)
    }
}

extension StateFileError {
    /// Writes the error to standard error.
    @MainActor func log() { ViewReport(.other("\(self)"), view: "ApplicationSession").send() }
}
