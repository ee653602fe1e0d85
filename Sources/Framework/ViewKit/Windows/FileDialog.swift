// SPDX-License-Identifier: MIT

/// A dialog in which the user chooses files to open, the name of a file to write, or a folder.
///
/// ```swift
/// FileDialog("Import Contacts", purpose: .openMany, filters: [.init("vCards", patterns: ["*.vcf"])])
/// ```
/// A flow shows one with `FlowContributors.ask(_:_:)`, and a window with `await window.ask(dialog)`. See ``ChosenFile`` for files without a
/// path.
public struct FileDialog: Sendable, Codable, Equatable {
    /// The purpose for which files are chosen.
    public enum Purpose: String, Sendable, Codable {
        /// To open one file.
        case open
        /// To open any number of files.
        case openMany
        /// To write one file, which need not exist.
        case save
        /// To choose one folder, which the user may create.
        case folder
    }

    /// A kind of file that the user may choose.
    public struct Filter: Sendable, Codable, Equatable {
        /// The name of the kind that the user sees.
        public var name: String
        /// Patterns of file names, such as `"*.vcf"`. Case is ignored in a pattern for a suffix: `CARDS.VCF` matches too.
        public var patterns: [String]

        /// Creates a filter for files whose names match one of `patterns`.
        public init(_ name: String, patterns: [String]) {
            self.name = name
            self.patterns = patterns
        }
    }

    /// The title of the dialog.
    public var title: String
    /// The purpose for which files are chosen.
    public var purpose: Purpose
    /// The name that is proposed for a file to write.
    public var suggestedName: String?
    /// The kinds of files to choose from; if empty, any file.
    public var filters: [Filter]

    /// Creates a dialog.
    public init(_ title: String, purpose: Purpose, suggestedName: String? = nil, filters: [Filter] = []) {
        self.title = title
        self.purpose = purpose
        self.suggestedName = suggestedName
        self.filters = filters
    }
}
