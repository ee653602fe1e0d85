// SPDX-License-Identifier: MIT

/// Pages under a row of tabs with their titles.
///
/// Controllers use it through `TabController`. The tabs can be reached by keyboard; Ctrl+PageUp and Ctrl+PageDown choose the
/// one before and the one after from anywhere in it.
public final class TabView: Pages {
    /// A view without pages, and so without tabs.
    public init() { super.init(Toolkit.backend.makeTabView()) }
}
