// SPDX-License-Identifier: MIT

import ViewKit

/// The size of a window while it is neither maximized nor in full screen, and whether it is maximized or in
/// full screen. Its position is not known: GTK 4 leaves that to the window manager.
package struct WindowGeometry: Codable, Sendable, Hashable {
    package var width: Int
    package var height: Int
    package var isMaximized = false
    package var isFullScreen = false

    @MainActor init(_ window: Window) {
        (width, height) = (window.size.width, window.size.height)
        (isMaximized, isFullScreen) = (window.isMaximized, window.isFullScreen)
    }

    @MainActor func apply(to window: Window) {
        // A file can have any values, but a window cannot.
        if (1...32_767).contains(width), (1...32_767).contains(height) {
            window.size = Size(width: width, height: height)
        }
        window.isMaximized = isMaximized
        window.isFullScreen = isFullScreen
    }
}
