// SPDX-License-Identifier: MIT

/// The name, the version and the authors of a program, in a dialog.
///
/// ```swift
/// await window.ask(About("Contacts", version: "1.2", authors: ["Ada Lovelace"]))
/// ```
/// Escape and the close button close it.
public struct About: Sendable, Codable, Equatable {
    /// The name of the program.
    public var name: String
    /// The version; may be empty.
    public var version: String
    /// What the program is for, in a sentence; may be empty.
    public var comments: String
    /// The name of the icon of the program; nil for that of the window.
    public var icon: String?
    /// The address of the web page; nil for none.
    public var website: String?
    /// The text of the link to the web page; nil for its address.
    public var websiteTitle: String?
    /// The owner of the copyright, and the year; may be empty.
    public var copyright: String
    /// The text of the licence; may be empty.
    public var license: String
    /// The names of the authors of the program.
    public var authors: [String]
    /// The names of the authors of the documentation.
    public var documenters: [String]
    /// The names of the artists of the pictures.
    public var artists: [String]
    /// The names of the translators, a line for each; may be empty.
    public var translators: String

    /// Creates the description of a program.
    public init(
        _ name: String, version: String = "", comments: String = "", icon: String? = nil,
        website: String? = nil,
        websiteTitle: String? = nil, copyright: String = "", license: String = "", authors: [String] = [],
        documenters: [String] = [], artists: [String] = [], translators: String = ""
    ) {
        self.name = name
        self.version = version
        self.comments = comments
        self.icon = icon
        self.website = website
        self.websiteTitle = websiteTitle
        self.copyright = copyright
        self.license = license
        self.authors = authors
        self.documenters = documenters
        self.artists = artists
        self.translators = translators
    }
}
