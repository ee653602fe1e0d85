// SPDX-License-Identifier: MIT

import ViewKit

/// A layout view in memory. It places nothing, and reports each layout of its window that concerns it.
@preconcurrency @MainActor
public final class HeadlessLayoutView: HeadlessContainer<LayoutViewState>, BackendLayoutView {
    public var onLayout: (@MainActor (LayoutEvent) -> Void)?
}
