// SPDX-License-Identifier: MIT

/// The reason why a plugin cannot be packed, installed or removed. Its description is an error message for the user.
public enum PluginPackageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The manifest is not valid.
    case manifest(ManifestError)
    /// The archive or the folder is not a usable plugin. The parameter is the error message.
    case invalid(String)
    /// A file or a folder cannot be read or written. The parameter is the error message.
    case files(String)

    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .manifest(let error): error.description
        case .invalid(let text), .files(let text): text
        }
    }
}
