// SPDX-License-Identifier: MIT

/// One mistake in a manifest, its position, and how to fix it.
///
/// ```swift
/// for warning in manifest.warnings { print(warning) }
/// ```
/// Its description is a line for the user: `/plugins/contacts.plugin:7: Depends cannot be "mail". Write plugin ids …`.
public struct ManifestDiagnostic: Hashable, Sendable, Codable {
    /// The manifest's path.
    public let file: String
    /// The number of the line, counted from 1; nil if the mistake does not belong to a line.
    public let line: Int?
    /// The mistake, without a full stop.
    public let message: String
    /// How to fix it, without a full stop.
    public let remedy: String

    /// Creates the description of a mistake in `file`, at `line`, counted from 1, if it belongs to a line.
    public init(file: String, line: Int? = nil, message: String, remedy: String) {
        self.file = file
        self.line = line
        self.message = message
        self.remedy = remedy
    }
}

extension ManifestDiagnostic: CustomStringConvertible {
    /// The file, the line, the mistake and how to fix it.
    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(message). \(remedy)."
    }
}
