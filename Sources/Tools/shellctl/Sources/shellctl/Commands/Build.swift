// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

/// The options of the commands that build.
struct BuildOptions: ParsableArguments {
    @Argument(help: "The folder of the plugin's package.", completion: .directory)
    var path = "."

    @Option(name: .shortAndLong, help: "debug or release.", completion: .list(["debug", "release"]))
    var configuration: String?

    @Option(
        help: ArgumentHelp("The folder for SwiftPM's files.", valueName: "folder"), completion: .directory)
    var scratchPath: String?

    func validate() throws {
        if let configuration, !["debug", "release"].contains(configuration) {
            throw ValidationError("There is no configuration \(configuration). Write debug or release.")
        }
    }
}

struct Build: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Builds a plugin, and puts its library and its manifest into a folder.",
        discussion:
            "The messages of SwiftPM go to the standard error, and the folder to the standard output. The files in the folder Data of the package are copied too."
    )

    @OptionGroup var options: BuildOptions

    @Flag(help: "Print JSON.")
    var json = false

    private struct Result: Encodable {
        let id: PluginID
        let folder: String
    }

    func run() async throws {
        try await ending {
            let project = try Project(options.path)
            let folder = try project.build(
                options.configuration ?? "debug", options.scratchPath, keepsHost: true)
            if json {
                try Output.json(Result(id: project.manifest.id, folder: folder))
            } else {
                Output.line(folder)
            }
        }
    }
}
