// SPDX-License-Identifier: MIT

import ViewKit

/// A frame in memory.
final class HeadlessFrame: HeadlessContainer<FrameState, Never> {
    override var text: String { shown?.title ?? "" }
}

/// A revealer in memory: its content is visible while it is revealed.
final class HeadlessRevealer: HeadlessContainer<RevealerState, Never> {
    override var shownChildren: [HeadlessView] { shown?.isRevealed == true ? children : [] }
}

/// A header bar in memory.
final class HeadlessHeaderBar: HeadlessContainer<HeaderBarState, Never> {
    override var text: String { shown?.title ?? "" }

    override var shownChildren: [HeadlessView] {
        children.enumerated().filter { $0.offset != 1 || shown?.hasTitleView == true }.map(\.element)
    }
}
