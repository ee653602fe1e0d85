// SPDX-License-Identifier: MIT

/// A request for the name of a file to open or to write.
public struct FileDialog: Sendable, Codable, Equatable {
    /// What the file is wanted for.
    public enum Purpose: String, Sendable, Codable {
        /// To open one, to open any number, or to write one.
        case open, openMany, save
    }

    /// A kind of file that the person may choose.
    public struct Filter: Sendable, Codable, Equatable {
        /// What people call files of the kind.
        public var name: String
        /// Patterns such as `"*.vcf"`.
        public var patterns: [String]

        /// Files whose names match one of `patterns`.
        public init(_ name: String, patterns: [String]) {
            self.name = name
            self.patterns = patterns
        }
    }

    /// What the file is wanted for, in a few words.
    public var title: String
    /// Whether it is to be opened or written.
    public var purpose: Purpose
    /// The name that is proposed for a file to be written.
    public var suggestedName: String?
    /// The kinds of files to choose from; any, if empty.
    public var filters: [Filter]

    /// A request with that title, for that purpose.
    public init(_ title: String, purpose: Purpose, suggestedName: String? = nil, filters: [Filter] = []) {
        self.title = title
        self.purpose = purpose
        self.suggestedName = suggestedName
        self.filters = filters
    }
}
