// SPDX-License-Identifier: MIT

/// Collects the mistakes that are found while a manifest is read. It is a class, because the readers of all groups add to it.
final class ManifestDiagnostics {
    let file: String
    /// The mistakes that make the manifest invalid.
    private(set) var errors: [ManifestDiagnostic] = []
    /// The mistakes that do not make the manifest invalid.
    private(set) var warnings: [ManifestDiagnostic] = []

    init(file: String) { self.file = file }

    func add(_ line: Int?, _ message: String, _ remedy: String) {
        errors.append(ManifestDiagnostic(file: file, line: line, message: message, remedy: remedy))
    }

    func warn(_ line: Int?, _ message: String, _ remedy: String) {
        warnings.append(ManifestDiagnostic(file: file, line: line, message: message, remedy: remedy))
    }
}
