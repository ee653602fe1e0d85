// SPDX-License-Identifier: MIT

/// Pages without tabs or arrows. Navigation stacks and split views show their screens in one.
/// ```swift
/// let stack = NavigationController(root: screen)  // shows its screens in a PageStack
/// ```
public final class PageStack: Pages {
    /// Creates a stack without pages.
    public init() { super.init(.pageStack) }
}
