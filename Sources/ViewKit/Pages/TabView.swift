// SPDX-License-Identifier: MIT

/// Pages under a row of tabs with their titles.
///
/// Controllers use it through `TabController`. The tabs can be reached by keyboard; Ctrl+PageUp and Ctrl+PageDown select the previous
/// and the next tab from anywhere in the view.
public final class TabView: Pages {
    /// Creates a view without pages.
    public init() { super.init(.tabView) }
}
