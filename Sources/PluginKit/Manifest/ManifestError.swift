// SPDX-License-Identifier: MIT

/// An error in a manifest, its position, and how to fix it.
public struct ManifestError: Error, Hashable, Sendable {
    /// The manifest's path.
    public let file: String
    /// The number of the line, counted from 1; nil if the error does not belong to a line.
    public let line: Int?
    /// The error, without a full stop.
    public let problem: String
    /// How to fix it, without a full stop.
    public let remedy: String

    /// Creates an error in `file`, at `line`, counted from 1, if it belongs to a line.
    public init(file: String, line: Int? = nil, problem: String, remedy: String) {
        self.file = file
        self.line = line
        self.problem = problem
        self.remedy = remedy
    }
}

extension ManifestError: CustomStringConvertible {
    /// The file, the line, the error and how to fix it.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(problem). \(remedy)."
    }
}
