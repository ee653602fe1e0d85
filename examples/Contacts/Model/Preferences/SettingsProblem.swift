// SPDX-License-Identifier: MIT

/// Why settings could not be read or kept.
package enum SettingsProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file cannot be understood. It was moved to `aside`, or is where it was if that failed.
    case broken(path: String, aside: String?)
    case notSaved(path: String, reason: String)

    package var description: String {
        switch self {
        case .broken(let path, let aside?):
            "The settings in \(path) cannot be understood, so the defaults are used. The file is kept as \(aside): "
                + "mend it and move it back, or delete it."
        case .broken(let path, nil):
            "The settings in \(path) cannot be understood, so the defaults are used. Mend the file or delete it."
        case .notSaved(let path, let reason):
            "The settings were not saved to \(path): \(reason). Check the permissions of the file and its folder."
        }
    }
}
