// SPDX-License-Identifier: MIT

import ArgumentParser

@main struct Shellctl: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shellctl",
        abstract: "Creates, builds, checks and installs plugins of an RxShell application.",
        discussion: """
            The exit code is 0 if everything is right, 1 if a plugin or a manifest has mistakes, 2 if a file or a folder cannot be used, \
            3 if a program that was started has failed, and 64 if the arguments are wrong.

            Options that several commands have: --application ID is the application whose plugins are meant, as in its desktop file. It may be set \
            for all commands in the variable SHELLCTL_APPLICATION. --json prints one JSON value to the standard output.

            Completions: shellctl --generate-completion-script bash (or zsh, or fish).
            """,
        version: "shellctl of RxShell \(Version.current)",
        subcommands: [
            New.self, Build.self, Run.self, Validate.self, Inspect.self, Doctor.self, Pack.self, Install.self,
            Remove.self,
            List.self, Logs.self, Help.self,
        ])
}
