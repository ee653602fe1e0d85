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
    /// The title, unless tabs take its position, or the title bar of the desktop has it.
    override var text: String {
        guard let title = shown?.title, let window = root.window else { return shown?.title ?? "" }
        let isAbove =
            window.decoration == .server && window.state.kind != .sheet && title == window.state.title
        return isAbove || window.tabsInHeader != nil ? "" : title
    }

    override var shownChildren: [HeadlessView] {
        children.enumerated().filter { $0.offset != 1 || shown?.hasTitleView == true }.map(\.element)
    }
}
