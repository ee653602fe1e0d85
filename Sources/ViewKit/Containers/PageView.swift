// SPDX-License-Identifier: MIT

/// Pages that are leafed through: by arrows, by a dot for each page, by swiping, by Ctrl+PageUp and Ctrl+PageDown.
///
/// Controllers use it through `PageController`.
public final class PageView: Pages {
    /// A view without pages.
    public init() { super.init(Toolkit.backend.makePageView()) }
}
