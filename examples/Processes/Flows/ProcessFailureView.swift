// SPDX-License-Identifier: MIT

import ControllerKit
import ProcessesModel

/// Why no processes can be shown, in place of them. It is hidden if there is no reason.
final class ProcessFailureView: Box {
    private let status: StatusView
    private let saysReason: Bool

    /// - Parameter refusal: Creates what is shown where a sandbox may hide the processes, with what the user can do about it.
    init(_ refusal: (@MainActor () -> StatusView)?) {
        saysReason = refusal == nil
        status =
            refusal?() ?? StatusView(icon: "dialog-warning-symbolic", title: "No Processes Can Be Shown")
        status.expandsVertically = true
        super.init(.vertical, [status])
        expandsVertically = true
        show(nil)
    }

    func show(_ error: ProcError?) {
        isHidden = error == nil
        if saysReason { status.message = error.map { "\($0)" } ?? "" }
    }
}
