// SPDX-License-Identifier: MIT

import FlowKit

/// A flow that returns `.close`, `.replace` or `.reset` closes its screens.
extension ViewController: Closable {
    /// Closes the screen for good: the window or the popover of which it is the root; the screen with those above it in a stack; or the
    /// screen alone in any other parent.
    public func closeScreen() {
        guard phase != .dismissed else { return }
        if let windowAsRoot { return windowAsRoot.close() }
        if let popoverAsRoot { return popoverAsRoot.close() }
        switch parent {
        case let stack as NavigationController:
            stack.set(Array(stack.viewControllers.prefix { $0 !== self }))
        case let split as SplitController where split.details.contains { $0 === self }:
            split.remove(self)
        case let container as SelectionController where container.viewControllers.contains { $0 === self }:
            container.remove(self)
        default:
            removeFromParent()
            markDismissed()
        }
    }
}

extension WindowController: Closable {
    public func closeScreen() { close() }
}
