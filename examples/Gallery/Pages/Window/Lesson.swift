// SPDX-License-Identifier: MIT

import Gtk

/// The description of a page. The page itself is created when the user opens it.
public struct Lesson: Sendable {
    /// The area of GTK that a page belongs to, in the order of the list.
    public enum Area: String, CaseIterable, Sendable {
        case controls = "Controls"
        case text = "Text"
        case lists = "Lists"
        case containers = "Containers"
        case windows = "Windows and Menus"
        case drawing = "Drawing"
        case input = "Input"
        case platform = "Objects and Platform"
    }

    public let area: Area
    public let title: String
    /// The subject of the page, in a sentence or two.
    let about: String
    /// Further words by which the search finds the page.
    let words: String
    /// The source file of the page.
    let file: String
    /// Creates the page. Called when the page is first opened.
    public let make: @MainActor @Sendable () -> Page

    init(
        _ title: String, in area: Area, about: String, words: String = "", file: String = #fileID,
        make: @escaping @MainActor @Sendable () -> Page
    ) {
        self.area = area
        self.title = title
        self.about = about
        self.words = words
        self.file = file.split(separator: "/").last.map(String.init) ?? file
        self.make = make
    }

    /// Whether each word of a search is in the texts of this description.
    func matches(_ search: String) -> Bool {
        let text = "\(title) \(about) \(words) \(area.rawValue)".lowercased()
        return search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
    }
}
