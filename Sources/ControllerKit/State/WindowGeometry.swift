// SPDX-License-Identifier: MIT

import FlowKit
import ViewKit

/// The size of a window while it is neither maximised nor in full screen, and whether it is maximised or in full screen. Its position is not known: GTK 4 leaves that to the window manager.
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

/// The geometry of the windows of an application, by their roles, which is written to a file when it changes.
@MainActor final class WindowGeometries {
    private var geometries: [String: WindowGeometry]
    private let writer: StateWriter<[String: WindowGeometry]>

    init(
        _ geometries: [String: WindowGeometry], in file: StateFile<[String: WindowGeometry]>,
        onError: @escaping @MainActor (StateFileError) -> Void
    ) {
        self.geometries = geometries
        final class Reference { weak var geometries: WindowGeometries? }
        let reference = Reference()
        writer = StateWriter(file) { reference.geometries?.geometries }
        writer.onError = onError
        reference.geometries = self
    }

    subscript(role: String) -> WindowGeometry? {
        get { geometries[role] }
        set {
            guard geometries[role] != newValue else { return }
            geometries[role] = newValue
            writer.changed()
        }
    }

    func flush() { writer.flush() }
}
