// SPDX-License-Identifier: MIT

import FlowKit

/// A flow that returns `.close`, `.replace` or `.reset` closes its screens.
extension ViewController: Closable {
    /// Closes and dismisses the screen: with the window or the popover of which it is the root; with the
    /// screens above it in a stack; or alone in any other parent.
    public func closeScreen() {
        guard phase != .dismissed else { return }
        if let ownHost { return ownHost.close() }
        if let parent { return parent.close(self) }
        markDismissed()
    }
}

extension WindowController: Closable {
    public func closeScreen() { close() }
}
