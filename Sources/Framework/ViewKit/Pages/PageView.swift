// SPDX-License-Identifier: MIT

/// Pages that the user turns: by arrows, by a dot for each page, by swiping, or by Ctrl+PageUp and Ctrl+PageDown.
///
/// Controllers use it through `PageController`.
/// ```swift
/// let pages = PageController([welcome, features])  // shows its screens in a PageView
/// ```
public final class PageView: Pages {
    /// Creates a view without pages.
    public init() { super.init(.pageView) }
}
