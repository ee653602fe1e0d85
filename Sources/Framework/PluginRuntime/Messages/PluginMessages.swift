// SPDX-License-Identifier: MIT

import PluginKit
import ViewKit

// The bodies of the ``PluginOperations``. A body is changed only by adding fields with a default value.

/// An action that a plugin has registered.
package struct NewAction: Codable, Sendable {
    package var id: String
    package var title: String
    package var shortcuts: [Shortcut]
    package var traits: Command.Traits
}

/// A short text beside a page in the side bar.
package struct PageBadge: Codable, Sendable {
    package var page: ShellPage.ID
    package var text: String
}

/// A setting that the plugin has changed.
package struct SettingChange: Codable, Sendable {
    package var id: String
    package var value: SettingValue

    package init(id: String, value: SettingValue) {
        self.id = id
        self.value = value
    }
}

/// The values of all settings, and the number of changes by the plugin that they include.
package struct SettingValues: Codable, Sendable {
    package var values: [String: SettingValue]
    package var lastReceivedChange: Int

    package init(values: [String: SettingValue], lastReceivedChange: Int) {
        self.values = values
        self.lastReceivedChange = lastReceivedChange
    }
}

package struct DismissalQuestion: Codable, Sendable {
    package var number: Int
    package var page: String

    package init(number: Int, page: String) {
        self.number = number
        self.page = page
    }
}

package struct DismissalReason: Codable, Sendable {
    package var number: Int
    /// See `ViewController.reasonToStay`.
    package var reason: String?
}

package struct DismissalAnswer: Codable, Sendable {
    package var number: Int
    package var mayDismiss: Bool
}

/// A search that a plugin has registered.
package struct NewSearch: Codable, Sendable {
    package var id: String
    package var page: String?
}

/// A text that the user searches for. A new text cancels the earlier ones in the same search.
package struct SearchQuestion: Codable, Sendable {
    package var number: Int
    package var search: String
    package var text: String

    package init(number: Int, search: String, text: String) {
        self.number = number
        self.search = search
        self.text = text
    }
}

package struct SearchAnswer: Codable, Sendable {
    /// The largest number of results that are shown.
    package static let limit = 50

    package var number: Int
    package var results: [SearchResult]
}

/// A result that the user opens.
package struct ResultChoice: Codable, Sendable {
    package var search: String
    package var result: String

    package init(search: String, result: String) {
        self.search = search
        self.result = result
    }
}

/// Files and URIs that the user opens.
package struct OpenRequest: Codable, Sendable {
    package var paths: [String]
    package var page: String?

    package init(paths: [String], page: String?) {
        self.paths = paths
        self.page = page
    }
}
