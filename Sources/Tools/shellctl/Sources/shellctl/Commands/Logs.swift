// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

struct Logs: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints what a plugin has written.",
        discussion:
            "It reads the file ID.log, which has at most 1 MiB, in $XDG_STATE_HOME/APPLICATION/plugins, by default ~/.local/state/APPLICATION/plugins. Older lines are in ID.log.1."
    )

    @Argument(help: "The id of the plugin.", transform: PluginID.argument)
    var id: PluginID

    @Option(name: .shortAndLong, help: "How many lines.")
    var lines = 100

    @Flag(name: .shortAndLong, help: "Go on with new lines until interrupted.")
    var follow = false

    @OptionGroup var folders: Folders

    @Flag(help: "Print JSON: an array of lines.")
    var json = false

    func validate() throws {
        if lines < 0 { throw ValidationError("--lines is a number from 0 on.") }
        if json, follow { throw ValidationError("--json and --follow exclude each other.") }
        try folders.requiredApplication()
    }

    func run() async throws {
        try await ending {
            let file = "\(try folders.state())/\(id).log"
            guard Files.exists(file) else {
                throw Failure(
                    .files,
                    "There is no log of \(id): \(file) does not exist. The plugin has written nothing yet, or has another id: shellctl list prints the ids."
                )
            }
            let bytes = try Files.read(file, limit: 64 << 20)
            let last = String(decoding: bytes, as: UTF8.self).split(
                separator: "\n", omittingEmptySubsequences: false
            )
            .dropLast(bytes.last == 0x0A ? 1 : 0).suffix(lines).map(String.init)
            if json { return try Output.json(last) }
            for line in last { Output.line(line) }
            if follow { try await self.follow(file, from: bytes.count) }
        }
    }

    private func follow(_ file: String, from start: Int) async throws {
        var position = start
        while !Task.isCancelled {
            try await Task.sleep(for: .milliseconds(250))
            guard let bytes = try? Files.read(file, limit: 64 << 20) else { continue }
            // A file that is shorter than before was replaced.
            if bytes.count < position { position = 0 }
            // The rest of a line may not be written yet.
            guard let end = bytes[position...].lastIndex(of: 0x0A) else { continue }
            let lines = Output.printable(String(decoding: bytes[position...end], as: UTF8.self))
            try FileHandle.standardOutput.write(contentsOf: Data(lines.utf8))
            position = end + 1
        }
    }
}
