// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// A shell's own options on its command line.
///
/// ```
/// Workbench --plugin-dir DIR …      look for plugins in DIR too, before all other folders; may be repeated
/// ```
public struct ShellArguments: Sendable {
    /// The folders that were named.
    public private(set) var directories: [PluginDirectory] = []
    /// What is not about plugins, the program's name first.
    public private(set) var others: [String] = []
    /// What is wrong with the options.
    public private(set) var problem: String?

    /// Reads the arguments of a program, whose name is the first. What it does not know is kept in
    /// ``others``; after `--` it takes everything as such.
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

    /// A relative path is taken from the current folder once, here.
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
