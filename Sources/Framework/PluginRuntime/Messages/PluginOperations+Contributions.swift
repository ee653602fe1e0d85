// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import ViewKit
import WireKit

extension PluginOperations {
    // MARK: To the shell

    package static let search = toShell(
        207, "search", NewSearch.self, isOptional: true, length: 2_048, textLength: 256, rate: registrations,
        living: 20)
    package static let found = toShell(
        208, "found", SearchAnswer.self, isOptional: true, length: 131_072, textLength: 512,
        elements: SearchAnswer.limit, rate: answers)
    package static let status = toShell(
        209, "status", StatusChange.self, isOptional: true, length: 4_096, textLength: 512, rate: shownTexts,
        living: 10)
    // 210 was for openers of files and URIs, of which the manifest speaks.
    package static let inspectorPage = toShell(
        216, "inspectorPage", InspectorPage.self, isOptional: true, length: 2_048, textLength: 256,
        rate: registrations, living: 20)

    // MARK: To the plugin

    package static let find = WireOperation<SearchQuestion>(223, "find", isOptional: true)
    package static let openResult = WireOperation<ResultChoice>(224, "openResult", isOptional: true)
    package static let open = WireOperation<OpenRequest>(225, "open", isOptional: true)
    /// The extensions of other plugins, by the ids of the extension points.
    package static let extensions = WireOperation<[String: [PluginExtension]]>(
        226, "extensions", isOptional: true)
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
