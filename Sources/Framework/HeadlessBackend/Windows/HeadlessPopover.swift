// SPDX-License-Identifier: MIT

import ViewKit

/// A popover in memory.
/// ```swift
/// try app.button("Send").tap()  // in the open popover
/// try app.window().popovers.last?.close()
/// ```
@preconcurrency @MainActor public final class HeadlessPopover: BackendPopover {
    /// The name for screen readers.
    public private(set) var title = ""
    /// The view that fills it.
    public private(set) var content: HeadlessView?
    /// The view that it points at, while it is open.
    public private(set) weak var anchor: HeadlessView?
    /// The position in that view; nil for the whole view.
    public private(set) var position: Point?
    public var onClose: (@MainActor () -> Void)?

    private weak var window: HeadlessWindow?
    /// The view that had the keyboard focus before.
    private weak var focusedBefore: HeadlessView?

    /// Fills it with `view`.
    public func setContent(_ view: any BackendView) {
        let view = view as? HeadlessView
        guard content !== view else { return }
        if window != nil {
            content?.leave()
            detachContent()
        }
        content = view
        attachContent()
    }

    private func attachContent() {
        guard let window else { return }
        content?.window = window
        content?.popoverAnchor = anchor
        content?.onNeedsLayout = { [weak window] in window?.scheduleFrame() }
        window.scheduleFrame()
    }

    private func detachContent() {
        content?.window = nil
        content?.popoverAnchor = nil
    }

    public func present(from anchor: any BackendView, at position: Point?, title: String) {
        // What was called when it closed may have opened it again.
        guard window == nil else { return }
        self.anchor = anchor as? HeadlessView
        self.position = position
        self.title = title
        guard let window = self.anchor?.root.window else {
            onClose?()
            return
        }
        self.window = window
        window.popovers.append(self)
        attachContent()
        focusedBefore = window.focusedView
        // As GTK does.
        content?.visibleViews.first(where: \.isReachedByTab)?.focus()
    }

    /// Closes it, as Escape or a click beside it do.
    public func close() {
        guard let window else { return }
        self.window = nil
        window.popovers.removeAll { $0 === self }
        if let content, let focused = window.focusedView, focused.isInside(content) {
            window.focusedView = focusedBefore?.root.window === window ? focusedBefore : nil
        }
        detachContent()
        onClose?()
    }

    /// The popover and the visible part of its tree, a line each.
    public var description: String {
        (["popover \"\(title)\""] + (content?.lines(indent: 2) ?? [])).joined(separator: "\n")
    }
}
