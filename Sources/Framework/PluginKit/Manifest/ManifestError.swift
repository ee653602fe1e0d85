// SPDX-License-Identifier: MIT

/// All mistakes in a manifest that is not valid, in the order of their lines.
public struct ManifestError: Error, Hashable, Sendable {
    /// The largest number of mistakes that are listed.
    public static let maximumCount = 20

    /// The mistakes. There is at least one.
    public let diagnostics: [ManifestDiagnostic]
    /// The mistakes that do not make the manifest invalid, such as unknown keys, in the order of their lines.
    /// One of them may explain why a key is missing.
    public let warnings: [ManifestDiagnostic]

    /// Creates an error of one mistake in `file`, at `line`, counted from 1, if it belongs to a line.
    public init(file: String, line: Int? = nil, message: String, remedy: String) {
        diagnostics = [ManifestDiagnostic(file: file, line: line, message: message, remedy: remedy)]
        warnings = []
    }

    /// Creates an error of several mistakes. If there are more than ``maximumCount``, the others are only counted.
    init(_ all: [ManifestDiagnostic], warnings: [ManifestDiagnostic]) {
        self.warnings = warnings
        // Mistakes without a line come last.
        let sorted = all.enumerated().sorted {
            ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
        }.map(\.element)
        guard sorted.count > Self.maximumCount, let last = sorted.last else {
            diagnostics = sorted
            return
        }
        let rest = sorted.count - Self.maximumCount
        diagnostics =
            sorted.prefix(Self.maximumCount) + [
                ManifestDiagnostic(
                    file: last.file, message: "it has \(rest) more mistake\(rest == 1 ? "" : "s")",
                    remedy: "Fix those above first")
            ]
    }
}

extension ManifestError: CustomStringConvertible {
    /// One line for each mistake: the file, the line, the mistake and how to fix it.
    public var description: String { diagnostics.map(\.description).joined(separator: "\n") }
}
