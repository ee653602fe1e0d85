// SPDX-License-Identifier: MIT

/// What is wrong with a manifest, where, and how to put it right.
public struct ManifestError: Error, Hashable, Sendable {
    /// The manifest's path.
    public let file: String
    /// Counted from 1; `nil` when it is not about a line.
    public let line: Int?
    /// What is wrong, without a full stop.
    public let problem: String
    /// How to put it right, without a full stop.
    public let remedy: String

    /// What is wrong in `file`, at `line` counted from 1 if it is about one.
    public init(file: String, line: Int? = nil, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }
}

extension ManifestError: CustomStringConvertible {
    /// The file, the line, what is wrong and how to put it right.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(problem). \(remedy)."
    }
}
