// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Runs a shell with a plugin, and builds the plugin and restarts the shell when its sources change.",
        discussion: """
            The shell is the program Preview of the plugin's package, or the one that --shell names. The command ends with the shell. \
            If a build fails, the shell goes on.
            """)

    @OptionGroup var options: BuildOptions

    @Option(
        help: ArgumentHelp("The program of a shell, instead of Preview.", valueName: "program"),
        completion: .file())
    var shell: String?

    @Flag(help: "Do not build again when the sources change.")
    var once = false

    @Argument(parsing: .postTerminator, help: "Arguments for the shell, after --.")
    var arguments: [String] = []

    func run() async throws {
        try await ending {
            let project = try Project(options.path)
            let configuration = options.configuration ?? "debug"
            var sources = project.sources()
            var preview = Self.ofPreview(sources)
            _ = try project.build(configuration, options.scratchPath)
            let program = try shell.map(Files.absolute) ?? buildPreview(project, configuration)
            while true {
                let tool = Tool(
                    program, ["--plugin-dir", project.stage(configuration)] + arguments, in: project.folder)
                let start = ContinuousClock.now
                try tool.start()
                var isReloading = false
                while tool.isRunning {
                    try await Task.sleep(for: .milliseconds(300))
                    guard !once, case let current = project.sources(), current != sources else { continue }
                    sources = current
                    let isOther = shell == nil && Self.ofPreview(current) != preview
                    guard try rebuild(project, configuration, withPreview: isOther) else { continue }
                    preview = Self.ofPreview(current)
                    isReloading = true
                    tool.end()
                }
                if isReloading { continue }
                try tool.check()
                if start.duration(to: .now) < .seconds(5) { try checkOtherRun(of: program) }
                return
            }
        }
    }

    /// Returns the sources from which Preview is built.
    private static func ofPreview(_ sources: [String: Date]) -> [String: Date] {
        sources.filter { $0.key.contains("/Sources/Preview/") || $0.key.hasSuffix("/Package.swift") }
    }

    /// Throws an error if another process runs the program: the new shell has then handed over to it and ended.
    private func checkOtherRun(of program: String) throws {
        let path = URL(filePath: program).resolvingSymlinksInPath().path
        let other = try Files.names(in: "/proc").first {
            // A program that was built again while it runs has another path.
            let running = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe")
            return $0.allSatisfy(\.isNumber) && (running == path || running == "\(path) (deleted)")
        }
        guard let other else { return }
        throw Failure(
            .program,
            "\(program) runs already, as the process \(other), which does not show this build of the plugin. Close its window, or run kill \(other). Then run shellctl run again."
        )
    }

    /// Builds the plugin again. Returns whether the build has succeeded.
    private func rebuild(
        _ project: Project, _ configuration: String, withPreview: Bool
    ) throws -> Bool {
        Output.error("shellctl: the sources have changed: building")
        do {
            if withPreview { _ = try buildPreview(project, configuration) }
            _ = try Project(project.folder).build(configuration, options.scratchPath)
            return true
        } catch let code as ExitCode {
            throw code
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
