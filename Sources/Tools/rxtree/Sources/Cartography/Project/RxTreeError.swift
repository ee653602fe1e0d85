// SPDX-License-Identifier: MIT

/// The reason why no map can be drawn. Each message says what is wrong, where, and how to fix it.
public enum RxTreeError: Error, Equatable, CustomStringConvertible {
    case noDirectory(String)
    case noSources(String)
    /// No flow or controller has that name; similar names come with it.
    case noNode(String, near: [String])
    /// Nothing in the sources is a flow or a controller.
    case nothingFound(String)
    case noRevision(String, reason: String)
    /// No program with this id responds.
    case noProgram(String, reason: String)
    /// The id has another form than those of programs.
    case noID(String)
    /// The program responds that it cannot do what was requested; its message says why.
    case refused(String, reason: String)

    public var description: String {
        switch self {
        case .noDirectory(let path):
            "there is no directory '\(path)'. Give an existing one with --dir."
        case .noSources(let path):
            "there is no Swift file in '\(path)'. Run rxtree inside a project, or give its directory with --dir."
        case .noNode(let name, let near) where near.isEmpty:
            "there is no flow or controller '\(name)'. Run rxtree without a name to see every root."
        case .noNode(let name, let near):
            "there is no flow or controller '\(name)'. Did you mean "
                + near.map { "'\($0)'" }.joined(separator: " or ") + "?"
        case .nothingFound(let path):
            "nothing in '\(path)' is a flow or a controller: no class conforms to Flow or inherits from a view "
                + "controller. Is --dir the right directory?"
        case .noRevision(let revision, let reason):
            "git cannot show '\(revision)': \(reason). Name a commit, branch or tag of this repository, such as HEAD~1."
        case .noProgram(let id, let reason):
            "'\(id)' cannot be inspected: \(reason). Start the program with RXSHELL_INSPECTOR=1 in its environment, on this desktop."
        case .noID(let id):
            "'\(id)' is not the id of an application. Write an id such as org.example.Contacts."
        case .refused(let id, let reason):
            "'\(id)' has refused: \(reason)"
        }
    }
}
