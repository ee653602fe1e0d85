// SPDX-License-Identifier: MIT

internal import TextSearch

/// The packages that a list shows, and their order.
package struct PackageQuery: Hashable, Sendable {
    package enum Scope: Hashable, Sendable {
        case all
        case installed
        /// The packages that depend on the one with this name.
        case dependents(String)
        /// The packages that provide the virtual package with this name.
        case providers(String)
    }

    package enum Order: String, CaseIterable, Sendable {
        /// The best match first; by name without a search text.
        case relevance
        case name
        case section
        case version
        case installedSize
    }

    /// The text to search for: beginnings of words in the name, the summary and the description, or a part of the name.
    package var text = ""
    /// The section; nil for all.
    package var section: String?
    package var scope = Scope.all
    package var order = Order.relevance
    package var isAscending = true

    package init(scope: Scope = .all) { self.scope = scope }

    /// The words of the text: letters and digits.
    var words: [String] { SearchWords.words(of: text).map { $0.lowercased() } }
}
