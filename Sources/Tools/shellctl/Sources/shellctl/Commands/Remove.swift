// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Removes a plugin that was installed for this user.",
        discussion:
            "Plugins that depend on it do not start any more; they are named. Its data, its log and the decisions about its permissions are kept, unless --data is given. Its settings are always kept."
    )

    @Argument(help: "The id of the plugin.", transform: PluginID.argument)
    var id: PluginID

    @Flag(help: "Remove the data of the plugin, its log, and the decisions about its permissions too.")
    var data = false

    @OptionGroup var folders: Folders

    @Flag(help: "Print JSON.")
    var json = false

    private struct Result: Encodable {
        let removed: [String]
        let dependents: [PluginID]
    }

    func validate() throws { if data { try folders.requiredApplication() } }

    func run() async throws {
        try await ending {
            let target = try folders.target()
            let folder = PluginPackage.folder(of: id, in: target)
            let scan = PluginScan([target])
            let dependents = scan.manifests.filter { $0.dependencies.contains(id) }.map(\.id)
            guard Files.isFolder(folder) else {
                let found = scan.manifests.first { $0.id == id }?.file
                throw Failure(
                    .files,
                    found.map { "\(id) was not installed by shellctl: it is at \($0). Remove its files." }
                        ?? "There is no plugin \(id) in \(target.path). See shellctl list.")
            }
            var removed = [folder]
            try PluginPackage.remove(id, from: target)
            if data {
                let state = try folders.state()
                for path in [try folders.data(of: id), "\(state)/\(id).log", "\(state)/\(id).log.1"]
                where Files.exists(path) {
                    try Files.remove(path)
                    removed.append(path)
                }
                try forgetPermissions(in: "\(state)/permissions")
            }
            if json { return try Output.json(Result(removed: removed, dependents: dependents)) }
            for path in removed { Output.line("Removed \(path)") }
            for dependent in dependents {
                Output.line("\(dependent) depends on it, and does not start any more.")
            }
        }
    }

    /// Removes the lines of the plugin from the file of permissions, whose lines begin with the id of a plugin and a tab character.
    private func forgetPermissions(in path: String) throws {
        guard Files.exists(path) else { return }
        // An editor of another system may have written a byte order mark, and CR LF.
        let text = try Files.text(of: path).drop { $0 == "\u{FEFF}" }
        let lines = text.split { $0 == "\n" || $0 == "\r\n" }
        let others = lines.filter { !$0.hasPrefix("\(id)\t") }
        guard others.count < lines.count else { return }
        // For the shell, a file without lines is a damaged one.
        guard !others.isEmpty else { return try Files.remove(path) }
        // A shell that starts now reads either the old file or the new one. As the shell writes it, only the user can read it.
        let bytes = Array(others.map { "\($0)\n" }.joined().utf8)
        try Files.write(bytes, to: "\(path).new", permissions: 0o600)
        try Files.move("\(path).new", to: path)
    }
}
