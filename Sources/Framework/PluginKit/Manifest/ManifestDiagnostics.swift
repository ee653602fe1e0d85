// SPDX-License-Identifier: MIT

/// Collects the mistakes that are found while a manifest is read. It is a class, because the readers of all groups add to it.
final class ManifestDiagnostics {
    let file: String
    /// The mistakes that make the manifest invalid.
    private(set) var errors: [ManifestDiagnostic] = []
    private var allWarnings: [ManifestDiagnostic] = []

    /// The mistakes that do not make the manifest invalid, in the order of their lines.
    var warnings: [ManifestDiagnostic] { allWarnings.sorted { $0.line ?? 0 < $1.line ?? 0 } }
    /// The error with all mistakes.
    var error: ManifestError { ManifestError(errors, warnings: warnings) }

    init(file: String) { self.file = file }

    func add(_ line: Int?, _ message: String, _ remedy: String) {
        errors.append(ManifestDiagnostic(file: file, line: line, message: message, remedy: remedy))
    }

    func warn(_ line: Int?, _ message: String, _ remedy: String) {
        allWarnings.append(ManifestDiagnostic(file: file, line: line, message: message, remedy: remedy))
    }
}
