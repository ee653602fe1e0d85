// SPDX-License-Identifier: MIT

/// What the application remembers from one start to the next.
package struct SessionState: Hashable, Sendable, Codable {
    package struct WindowSize: Hashable, Sendable, Codable {
        package var width: Int
        package var height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// The size of the window; nothing as long as nobody has changed it.
    package var windowSize: WindowSize?
    package var isMaximized = false
    /// The contacts that were open, each from the one before it; empty for the list.
    package var path: [Contact.ID] = []

    package init() {}

    /// Reads what it understands: what is missing, or was written by another version, keeps its default.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        windowSize = try? container.decode(WindowSize.self, forKey: .windowSize)
        isMaximized = (try? container.decode(Bool.self, forKey: .isMaximized)) ?? isMaximized
        path = (try? container.decode([Contact.ID].self, forKey: .path)) ?? path
    }
}
