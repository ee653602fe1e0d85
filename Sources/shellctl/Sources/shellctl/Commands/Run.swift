// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Runs a shell with one plugin only, and builds and reloads the plugin when its sources change.",
        discussion: """
            The shell is the program Preview of the plugin's package, or the one that --shell names. The command ends with the shell. \
            A build that fails leaves the shell as it is.
            """)

    @OptionGroup var options: BuildOptions

    @Option(
        help: ArgumentHelp("The program of a shell, instead of Preview.", valueName: "program"),
        completion: .file())
    var shell: String?

    @Flag(help: "Do not follow the sources.")
    var once = false

    @Argument(parsing: .postTerminator, help: "Arguments for the shell, after --.")
    var arguments: [String] = []

    func run() async throws {
        try await ending {
            let project = try Project(options.path)
            let configuration = options.configuration ?? "debug"
            _ = try project.build(configuration, options.scratchPath)
            let program = try shell.map(Files.absolute) ?? buildPreview(project, configuration)
            var change = project.lastChange()
            while true {
                let tool = Tool(
                    program, ["--plugin-dir", project.stage(configuration)] + arguments, in: project.folder)
                try tool.start()
                var isReloading = false
                while tool.isRunning {
                    try await Task.sleep(for: .milliseconds(300))
                    guard !once, case let last = project.lastChange(), last > change else { continue }
                    change = last
                    isReloading = rebuild(project, configuration)
                    if isReloading { tool.end() }
                }
                if !isReloading { return try tool.check() }
            }
        }
    }

    /// Builds the plugin again. Returns whether the build has succeeded.
    private func rebuild(_ project: Project, _ configuration: String) -> Bool {
        Output.error("shellctl: the sources have changed: building")
        do {
            _ = try Project(project.folder).build(configuration, options.scratchPath)
            return true
        } catch {
            Output.error("shellctl: \(error)")
            return false
        }
    }

    private func buildPreview(_ project: Project, _ configuration: String) throws -> String {
        let swiftOptions = try Project.options(project.folder, configuration, options.scratchPath)
        try Tool("swift", ["build"] + swiftOptions + ["--product", "Preview"], in: project.folder).run()
        try Tool(
            "swift", ["build"] + swiftOptions + ["--product", "rxshell-plugin-host"], in: project.folder
        ).run()
        let built = try Tool("swift", ["build"] + swiftOptions + ["--show-bin-path"], in: project.folder)
            .output()
        return "\(built)/Preview"
    }
}
