// SPDX-License-Identifier: MIT

/// A request for the name of a file to open or to write.
public struct FileDialog: Sendable, Codable, Equatable {
    public enum Purpose: String, Sendable, Codable { case open, openMany, save }

    /// A kind of file that the person may choose.
    public struct Filter: Sendable, Codable, Equatable {
        public var name: String
        /// Patterns such as `"*.vcf"`.
        public var patterns: [String]

        public init(_ name: String, patterns: [String]) {
            self.name = name
            self.patterns = patterns
        }
    }

    public var title: String
    public var purpose: Purpose
    public var suggestedName: String?
    public var filters: [Filter]

    public init(_ title: String, purpose: Purpose, suggestedName: String? = nil, filters: [Filter] = []) {
        self.title = title
        self.purpose = purpose
        self.suggestedName = suggestedName
        self.filters = filters
    }
}
