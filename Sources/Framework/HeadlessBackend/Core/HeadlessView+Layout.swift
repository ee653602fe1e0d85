// SPDX-License-Identifier: MIT

import ViewKit

/// Layout in memory: a view that has changed, and the views that contain it, are laid out with the next frame of their window.
extension HeadlessView {
    /// Marks the view for the next layout.
    func setNeedsLayout() {
        needsLayout = true
        if !common.isHidden { setContainerNeedsLayout() }
    }

    /// Requests that the window of the view is laid out again.
    func setContainerNeedsLayout() {
        if let parent { parent.setNeedsLayout() } else { onNeedsLayout?() }
    }

    /// Marks the view and all views in it for the next layout.
    func setAllNeedLayout() {
        for child in children { child.setAllNeedLayout() }
        setNeedsLayout()
    }

    /// Lays out the view and the visible views in it. Returns the layout views among them, each before those in it.
    func layOut() -> [HeadlessLayoutView] {
        guard needsLayout, !common.isHidden else { return [] }
        let view = self as? HeadlessLayoutView
        view?.send(.willLayout)
        willLayOut()
        // Reset first: a change that `willLayOut` makes is a part of this layout.
        needsLayout = false
        return (view.map { [$0] } ?? []) + laidOutChildren.flatMap { $0.layOut() }
    }
}

extension HeadlessWindow {
    /// Lays out the visible part of the window, as a frame on a display does. Searches call it, and it is
    /// called in a later turn of the main queue after a change.
    public func layOut() {
        guard isPresented else { return }
        // A layout may lead to another one in the same frame, as on a display.
        for _ in 0..<4 where needsLayout {
            for view in roots.flatMap({ $0.layOut() }) { view.send(.didLayout) }
        }
        if needsLayout { scheduleFrame() }
    }

    /// A hidden view is laid out when it is shown.
    private var needsLayout: Bool { roots.contains { $0.needsLayout && !$0.common.isHidden } }

    private var roots: [HeadlessView] {
        [headerBar, content].compactMap(\.self) + popovers.compactMap(\.content)
    }

    /// Lays out in a later turn of the main queue.
    func scheduleFrame() {
        guard isPresented, !isFrameScheduled else { return }
        isFrameScheduled = true
        Task { @MainActor [weak self] in
            self?.isFrameScheduled = false
            self?.layOut()
        }
    }
}
