// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Runs a shell with a plugin, and builds the plugin when its sources change. The shell then shows the new plugin.",
        discussion: """
            The shell is the program Preview of RxShell, which is built first, or the one that --shell names. A plugin that runs in the shell's \
            process needs a shell of its own package, in Sources/Preview, which is started again after a build. After a change of the manifest, \
            each shell is started again. The command ends with the shell. \
            If a build fails, the shell goes on, and shows the errors of the compiler.
            """)

    @OptionGroup var options: BuildOptions

    @Option(
        help: ArgumentHelp("The program of a shell, instead of Preview.", valueName: "program"),
        completion: .file())
    var shell: String?

    @Option(
        help: ArgumentHelp(
            "The folder of RxShell, of which Preview is built. The default is the one that shellctl was built from.",
            valueName: "folder"))
    var framework: String?

    @Flag(help: "Do not build again when the sources change.")
    var once = false

    @Argument(parsing: .postTerminator, help: "Arguments for the shell, after --.")
    var arguments: [String] = []

    func run() async throws {
        try await ending {
            let name = "shellctl-\(UUID().uuidString)"
            let status = FileManager.default.temporaryDirectory.appending(path: name).path
            defer { try? FileManager.default.removeItem(atPath: status) }
            // The shell shows the text of this file.
            setenv("RXSHELL_BUILD_STATUS", status, 1)
            var project = try Project(options.path)
            let configuration = options.configuration ?? "debug"
            var sources = project.sources()
            var preview = Self.ofPreview(sources)
            let products = try project.built(configuration, options.scratchPath)
            // The framework's preview is one program for all plugins, and a program of another build.
            let isOfFramework = shell == nil && !project.hasPreview
            var manifest = try build(project, configuration, in: products, needsHost: isOfFramework)
            let program = try shell.map(Files.absolute) ?? buildPreview(project, configuration)
            while true {
                let id = isOfFramework ? ["\(project.manifest.id)"] : []
                let tool = Tool(
                    program, id + ["--plugin-dir", project.stage(configuration)] + arguments,
                    in: project.folder)
                let start = ContinuousClock.now
                try tool.start()
                var isReloading = false
                while tool.isRunning {
                    try await Task.sleep(for: .milliseconds(100))
                    guard !once, case let current = project.sources(), current != sources else { continue }
                    sources = current
                    let isOther = shell == nil && Self.ofPreview(current) != preview
                    guard
                        let built = try rebuild(
                            project, configuration, in: products, needsHost: isOfFramework,
                            withPreview: isOther, status)
                    else { continue }
                    project = built.project
                    // The shell notices the new library of a plugin with a process of its own. It reads the manifest at its start.
                    if !isOther, built.manifest == manifest, project.manifest.process == .own { continue }
                    manifest = built.manifest
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

    /// Builds the plugin again. Returns the package and the bytes of the manifest as they are built, or nil if the build has failed.
    private func rebuild(
        _ project: Project, _ configuration: String, in products: String, needsHost: Bool, withPreview: Bool,
        _ status: String
    ) throws -> (project: Project, manifest: [UInt8])? {
        Output.error("shellctl: the sources have changed: building")
        do {
            if withPreview { _ = try buildPreview(project, configuration) }
            let changed = try Project(project.folder)
            let manifest = try build(changed, configuration, in: products, needsHost: needsHost)
            try Files.write([], to: status)
            return (changed, manifest)
        } catch let code as ExitCode {
            throw code
        } catch {
            Output.error("shellctl: \(error)")
            let details = (error as? Failure)?.details ?? ""
            try Files.write(Array((details.isEmpty ? "\(error)" : details).utf8), to: status)
            return nil
        }
    }

    /// Builds the plugin. For a shell that was built with another framework, it also gets the program that runs it.
    /// Returns the bytes of the manifest that the shell reads.
    private func build(
        _ project: Project, _ configuration: String, in products: String, needsHost: Bool
    ) throws -> [UInt8] {
        guard !needsHost || project.manifest.process == .own else {
            throw Failure(
                .mistakes,
                "\(project.manifest.file): the plugin runs in the process of the shell, which must use the same framework. Add a program Preview in Sources/Preview, or name a shell with --shell."
            )
        }
        let folder = try project.build(
            configuration, options.scratchPath, in: products, keepsHost: needsHost)
        if needsHost { try project.addHost(to: folder, configuration, options.scratchPath, in: products) }
        return try Files.read("\(folder)/\(project.manifestName)", limit: 16 << 20)
    }

    private func buildPreview(_ project: Project, _ configuration: String) throws -> String {
        guard project.hasPreview else { return try buildPreviewOfFramework(project) }
        try project.swiftBuild(configuration, options.scratchPath, product: "Preview")
        try project.swiftBuild(configuration, options.scratchPath, product: "rxshell-plugin-host")
        return "\(try project.built(configuration, options.scratchPath))/Preview"
    }

    /// Builds the preview where `meson-helper/run` builds the examples, so that the framework is compiled once for both.
    private func buildPreviewOfFramework(_ project: Project) throws -> String {
        let framework = try Framework.folder(framework)
        let package = [
            "--package-path", "\(framework)/Sources/Tools/preview", "--scratch-path", "\(framework)/.build",
        ]
        // As in meson-helper/environment.
        let release = ["--configuration", "release", "-debug-info-format", "none"]
        Output.error("shellctl: building the shell Preview; the first time, this takes some minutes")
        try Tool("swift", ["build"] + package + release + ["--product", "Preview"], in: project.folder).run()
        let built = try Tool("swift", ["build"] + package + release + ["--show-bin-path"], in: project.folder)
            .output()
        return "\(built)/Preview"
    }
}
