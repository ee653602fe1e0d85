// SPDX-License-Identifier: MIT

import ArgumentParser

/// Replaces the command of swift-argument-parser, which ignores unknown commands.
struct Help: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "help", abstract: "Shows the help of a command.", shouldDisplay: false)

    @Argument(help: "The command, such as new plugin.")
    var command: [String] = []

    func validate() throws { _ = try found() }

    func run() throws { throw CleanExit.helpRequest(try found()) }

    private func found() throws -> any ParsableCommand.Type {
        try command.reduce(Shellctl.self) { (parent: any ParsableCommand.Type, name) in
            let found = parent.configuration.subcommands.first {
                $0.configuration.commandName ?? "\($0)".lowercased() == name
            }
            guard let found else {
                throw ValidationError("There is no command \(name). See shellctl --help for all commands.")
            }
            return found
        }
    }
}
