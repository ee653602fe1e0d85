// SPDX-License-Identifier: MIT

import Gtk

/// What the gallery knows of a page before anybody opens it.
public struct Lesson: Sendable {
    /// The part of GTK that a page is about, in the order of the list.
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
    /// What the page teaches, in a sentence or two.
    let about: String
    /// What else somebody may look for.
    let words: String
    /// The file to read, which is named for the page in it.
    let file: String
    /// Makes the page, when it is first opened.
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

    /// Whether every word that somebody typed is somewhere in what is said of the page.
    func matches(_ search: String) -> Bool {
        let text = "\(title) \(about) \(words) \(area.rawValue)".lowercased()
        return search.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
    }
}
