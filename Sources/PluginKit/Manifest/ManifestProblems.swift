// SPDX-License-Identifier: MIT

/// The mistakes that are found while a manifest is read. A class, since each part of the manifest adds to it.
final class ManifestProblems {
    let file: String
    /// What makes the manifest invalid.
    private(set) var errors: [ManifestProblem] = []
    /// What does not.
    private(set) var warnings: [ManifestProblem] = []

    init(file: String) { self.file = file }

    func add(_ line: Int?, _ problem: String, _ remedy: String) {
        errors.append(ManifestProblem(file: file, line: line, problem: problem, remedy: remedy))
    }

    func warn(_ line: Int?, _ problem: String, _ remedy: String) {
        warnings.append(ManifestProblem(file: file, line: line, problem: problem, remedy: remedy))
    }
}
