// SPDX-License-Identifier: MIT

import ViewKit

/// A popover in memory.
public final class HeadlessPopover: BackendPopover {
    public private(set) var title = ""
    public private(set) var content: HeadlessView?
    /// The view that it points at, while it is open.
    public private(set) weak var anchor: HeadlessView?
    /// Where in that view.
    public private(set) var place: Point?
    public var onClose: (@MainActor () -> Void)?

    private weak var window: HeadlessWindow?

    public func setContent(_ view: any BackendView) { content = view as? HeadlessView }

    public func present(from anchor: any BackendView, at place: Point?, title: String) {
        self.anchor = anchor as? HeadlessView
        self.place = place
        self.title = title
        window = self.anchor?.root.window
        window?.popovers.append(self)
    }

    /// Closes it, as Escape or a click beside it do.
    public func close() {
        guard let window else { return }
        self.window = nil
        window.popovers.removeAll { $0 === self }
        onClose?()
    }

    public var description: String {
        (["popover \"\(title)\""] + (content?.lines(indent: 2) ?? [])).joined(separator: "\n")
    }
}
