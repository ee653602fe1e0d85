// SPDX-License-Identifier: MIT

import ViewKit

/// An expander in memory.
/// ```swift
/// try app.expander("More").tap()
/// #expect(try app.expander("More").isExpanded)
/// ```
@preconcurrency @MainActor
public final class HeadlessExpander: HeadlessContainer<ExpanderState, ExpanderEvent> {
    public override var text: String { shown?.title ?? "" }
    public override var value: String? { isExpanded ? "expanded" : "collapsed" }
    override var shownChildren: [HeadlessView] { isExpanded ? children : [] }

    /// Whether the content is visible.
    public var isExpanded: Bool { shown?.isExpanded ?? false }

    /// Opens or closes it, as by a click on the title.
    public func tap(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "open") }
            send(.expanded(!isExpanded))
        }
    }
}
