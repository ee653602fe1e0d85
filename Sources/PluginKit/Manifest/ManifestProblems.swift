// SPDX-License-Identifier: MIT

/// Collects the mistakes that are found while a manifest is read. It is a class, because the readers of all groups add to it.
final class ManifestProblems {
    let file: String
    /// The mistakes that make the manifest invalid.
    private(set) var errors: [ManifestProblem] = []
    /// The mistakes that do not make the manifest invalid.
    private(set) var warnings: [ManifestProblem] = []

    init(file: String) { self.file = file }

    func add(_ line: Int?, _ problem: String, _ remedy: String) {
        errors.append(ManifestProblem(file: file, line: line, problem: problem, remedy: remedy))
    }

    func warn(_ line: Int?, _ problem: String, _ remedy: String) {
        warnings.append(ManifestProblem(file: file, line: line, problem: problem, remedy: remedy))
    }
}
