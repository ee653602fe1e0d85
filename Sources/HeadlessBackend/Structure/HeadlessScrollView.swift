// SPDX-License-Identifier: MIT

import ViewKit

/// A scroll view in memory.
/// ```swift
/// try app.scrollView("Letters").pull()
/// ```
@preconcurrency @MainActor
public final class HeadlessScrollView: HeadlessContainer<ScrollViewState, ScrollViewEvent> {
    /// Pulls the content down beyond its top, as on a touchscreen.
    public func pull(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "pull") }
            send(.pulled)
        }
    }
}

extension HeadlessSearchable {
    /// The visible scroll view with that name.
    public func scrollView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessScrollView {
        try find(HeadlessScrollView.self, [.scrollView], name, file: file, line: line)
    }
}
