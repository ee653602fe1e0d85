// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// The command-line options of a shell.
///
/// ```
/// Workbench --plugin-dir DIR …      search DIR for plugins before all other folders; may be repeated
/// ```
public struct ShellArguments: Sendable {
    /// The folders that the options name.
    public private(set) var directories: [PluginDirectory] = []
    /// All other arguments, with the program's name first.
    public private(set) var others: [String] = []
    /// The error message for a wrong option; nil if there is none.
    public private(set) var problem: String?

    /// Reads the arguments of a program; the first is the program's name. Arguments that are not options of the shell,
    /// and all arguments after `--`, are stored in ``others``.
    public init(_ arguments: [String]) {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            if argument == "--" {
                others.append(argument)
                while let next = rest.next() { others.append(next) }
            } else if argument == "--plugin-dir" {
                add(rest.next())
            } else if argument.hasPrefix("--plugin-dir=") {
                add(String(argument.dropFirst("--plugin-dir=".count)))
            } else {
                others.append(argument)
            }
        }
    }

    /// Adds a folder. A relative path is resolved here, once, against the current folder.
    private mutating func add(_ path: String?) {
        guard let path, !path.isEmpty else {
            return problem = "--plugin-dir needs the path of a folder: --plugin-dir=/home/ada/plugins."
        }
        guard let resolved = realpath(path, nil) else {
            return problem = "--plugin-dir: there is no folder \(path)."
        }
        defer { free(resolved) }
        if let directory = PluginDirectory(String(cString: resolved)) { directories.append(directory) }
    }
}
