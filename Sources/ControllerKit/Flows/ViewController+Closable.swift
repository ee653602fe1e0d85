// SPDX-License-Identifier: MIT

import FlowKit

/// Lets a flow that answers `.close`, `.replace` or `.reset` close its screens.
extension ViewController: Closable {
    /// Closes the screen for good, wherever it is: its window or popover; it and what is above it in a stack; or its place in its parent.
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
