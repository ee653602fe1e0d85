// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct Pack: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes an archive of a plugin, for shellctl install.",
        discussion:
            "The folder of a package is built for release first. Any other folder has to have the manifest and the library, and all its files are packed. The same files give the same archive."
    )

    @OptionGroup var options: BuildOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The archive. By default ID-VERSION.rxplugin in the current folder.", valueName: "file"))
    var output: String?

    @Flag(help: "Print JSON.")
    var json = false

    private struct Result: Encodable {
        let id: PluginID
        let version: String
        let file: String
        let files: [String]
    }

    func run() async throws {
        try await ending {
            var folder = Files.absolute(options.path)
            if Files.exists("\(folder)/Package.swift") {
                folder = try Project(folder).buildPackage(
                    options.configuration ?? "release", options.scratchPath)
            }
            let packed = try PluginPackage(folder: folder)
            let manifest = packed.manifest
            let file = Files.absolute(
                output ?? "\(manifest.id)-\(manifest.version.replacing("/", with: "-")).rxplugin")
            try Files.write(packed.bytes(), to: file)
            if json {
                try Output.json(
                    Result(
                        id: manifest.id, version: manifest.version, file: file,
                        files: packed.paths))
            } else {
                Output.line(file)
            }
        }
    }
}
