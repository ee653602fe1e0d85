// SPDX-License-Identifier: MIT

import FileKit
import PluginKit
import PluginRuntime
import WireKit

/// Keeps one process of `rxshell-plugin-host` that was started in advance, without a plugin. Main thread only.
@MainActor package final class SpareProcesses {
    private let options: any ProcessOptions
    private var process: SpareProcess?
    private var preparation: Task<Void, Never>?

    init(_ options: any ProcessOptions) { self.options = options }

    isolated deinit { end() }

    /// Ends the process.
    package func end() {
        preparation?.cancel()
        (preparation, process) = (nil, nil)
    }

    /// Starts a process that can be used for any of these plugins, if none is ready.
    package func prepare(for manifests: [PluginManifest], isConfined: Bool) {
        guard options.keepsSpareProcess, preparation == nil, process?.isReady != true,
            let hostProgram = options.hostProgram
        else { return }
        process = nil
        preparation = Task { @MainActor [weak self, options] in
            var program = WireKit.Program(
                path: hostProgram,
                environment: PluginHostProgram.language.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 })
            if isConfined {
                program.sandbox = await options.sandbox(
                    for: Self.permissions(options, hostProgram, manifests))
            }
            guard !Task.isCancelled, let self else { return }
            preparation = nil
            // Without bubblewrap, the process confines itself when it receives its plugin.
            if !program.sandbox.isBubblewrap { program.sandbox = .none }
            // An error is ignored, because a plugin can start without the spare process.
            process = try? SpareProcess(program)
        }
    }

    /// Removes and returns the spare process, if it can be used for a program. Returns nil otherwise.
    func take(for program: WireKit.Program) -> SpareProcess? {
        guard let process, process.fits(program) else { return nil }
        self.process = nil
        return process
    }

    /// Returns the folders that any of the plugins may read and write. Landlock later restricts the process to those of one plugin.
    private static func permissions(
        _ options: any ProcessOptions, _ hostProgram: String, _ manifests: [PluginManifest]
    ) -> Permissions {
        let files = "\(options.stateFolder)/files"
        for folder in [options.dataFolder, files] { Folder.make(folder) }
        var permissions = Permissions()
        for folder in Set(manifests.map { $0.file.parentPath }).sorted() + [
            hostProgram.parentPath
        ] {
            // See `PluginRunner.open(_:)`.
            if folder != "/", let opened = try? OpenedPath(folder) { permissions.read(opened) }
        }
        for folder in SystemFolders.open(
            Set(manifests.flatMap { $0.permissions.flatMap(\.folders) }).sorted())
        {
            for path in folder.paths { permissions.read(folder.opened, at: path) }
        }
        permissions.writable = [options.dataFolder, files]
        return permissions
    }
}
