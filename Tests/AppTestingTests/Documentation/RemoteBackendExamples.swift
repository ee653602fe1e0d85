// SPDX-License-Identifier: MIT

import RemoteBackend
import WireKit

// The examples in the comments of public types, as `ExamplesTests` compares them. The name after the colon is the type.

// RemoteBackend: RemotePolicy
@MainActor private func remotePolicyExample(_ program: WireKit.Program) {
    var policy = RemotePolicy()
    policy.maximumWindows = 4
    let process = RemoteProcess(program, policy: policy)
    process.end()
}

// RemoteBackend: RemoteWindow
@MainActor private func remoteWindowExample(
    _ backend: RemoteBackend, _ show: @escaping @MainActor (String) -> Void
) {
    func showPage(named name: String) { show(name) }
    backend.onPane = { pane in
        pane.onPaneClose = { [weak pane] in pane?.close() }
        backend.fill(pane) { showPage(named: pane.name) }
    }
}
