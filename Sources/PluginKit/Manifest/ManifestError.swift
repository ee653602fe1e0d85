// SPDX-License-Identifier: MIT

/// What is wrong with a manifest, where, and how to put it right.
public struct ManifestError: Error, Hashable, Sendable {
    /// The manifest's path.
    public let file: String
    /// Counted from 1; `nil` when it is not about a line.
    public let line: Int?
    public let problem: String
    public let remedy: String

    public init(file: String, line: Int? = nil, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }
}

extension ManifestError: CustomStringConvertible {
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(problem). \(remedy)."
    }
}
