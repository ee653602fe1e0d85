// SPDX-License-Identifier: MIT

import HeadlessBackend
import ViewKit

/// Actions of the user on containers. Each function uses the only visible view of its kind. If there are
/// several, find the view by its name first.
extension HeadlessProgram {
    /// Closes a tab, like its close button. Its screen is asked before.
    public final func closeTab(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try tabs(file: file, line: line).closeTab(title)
    }

    /// Moves a tab to another position, like dragging it.
    public final func moveTab(
        _ title: String, to index: Int, file: StaticString = #fileID, line: Int = #line
    ) throws {
        try tabs(file: file, line: line).moveTab(title, to: index)
    }

    /// Moves a tab into a window of its own, like the item of its menu. The button "Move Back to the Tabs" in that window moves it back.
    public final func detachTab(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try tabs(file: file, line: line).detachTab(title)
    }

    /// Swipes back in the front stack, on a touchscreen or a touchpad. The screens follow the fingers.
    ///
    /// - Parameter isCancelled: Whether the user moves the fingers back before lifting them, so that nothing changes.
    public final func swipeBack(
        cancelled isCancelled: Bool = false, file: StaticString = #fileID, line: Int = #line
    ) throws {
        let stacks = try searchRoot(operable: true).visibleViews.compactMap { $0 as? HeadlessPages }
        guard
            let stack = stacks.last(where: { $0.role == .pages && $0.shown?.allowsDraggingBackward == true })
        else {
            throw HeadlessError(
                .other(
                    "No visible stack has a screen to go back to. Push one, and set allowsSwipe of the stack."
                ),
                tree: description, location: "\(file):\(line)")
        }
        try stack.drag(.backward, to: 0.7)
        if isCancelled { stack.cancelDrag() } else { stack.release() }
    }

    /// Changes the size of the front window, like dragging its border. The size is in logical pixels.
    public final func resizeWindow(
        width: Int, height: Int = 480, file: StaticString = #fileID, line: Int = #line
    ) throws {
        try located(file, line) {
            try window().resize(to: Size(width: width, height: height))
        }
    }
}
