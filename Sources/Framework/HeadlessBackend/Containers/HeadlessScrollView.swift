// SPDX-License-Identifier: MIT

import ViewKit

/// A scroll view in memory.
/// ```swift
/// try app.scrollView("Letters").pull()
/// try app.scrollView("Letters").scroll(to: Point(x: 0, y: 400))
/// ```
/// Views in memory have no size, so that the content has no end, and the visible part has no size, until a test has called
/// ``layOut(contentSize:visibleSize:)``. Rows of a list are scrolled by the list.
@preconcurrency @MainActor
public final class HeadlessScrollView: HeadlessContainer<ScrollViewState, ScrollViewEvent> {
    /// What part of the content is visible.
    public private(set) var geometry = ScrollGeometry()
    /// The view that the program has scrolled to last, with `scrollIntoView()`.
    public internal(set) weak var viewScrolledTo: HeadlessView?
    private var hasSizes = false

    /// Shows `state`.
    public override func render(_ state: ScrollViewState) {
        let old = shown?.request
        super.render(state)
        if let request = state.request, request != old { show(request.offset) }
    }

    /// Scrolls to a position, as the user does. A position after the end of the content is replaced by the end.
    public func scroll(to offset: Point, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "scroll") }
            show(offset)
        }
    }

    /// Gives the content and the visible part a size, in logical pixels.
    public func layOut(contentSize: Size, visibleSize: Size) {
        geometry.contentSize = contentSize
        geometry.visibleSize = visibleSize
        hasSizes = true
        show(geometry.offset)
    }

    private func show(_ offset: Point) {
        if hasSizes {
            let (content, visible) = (geometry.contentSize, geometry.visibleSize)
            geometry.offset = Point(
                x: min(max(offset.x, 0), Double(max(content.width - visible.width, 0))),
                y: min(max(offset.y, 0), Double(max(content.height - visible.height, 0))))
        } else {
            geometry.offset = Point(x: max(offset.x, 0), y: max(offset.y, 0))
        }
        send(.scrolled(geometry))
    }

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
        try find(.scrollView, named: name, file, line)
    }
}
