// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import PluginKit
import PluginRuntime
import ViewKit
import WireKit

/// How the processes of plugins run, and the folders of their files: the options of the shell.
package protocol ProcessOptions: Sendable {
    /// The absolute path of the folder that contains the data folder of each plugin.
    var dataFolder: String { get }
    /// The absolute path of the folder for the shell's own files about plugins.
    var stateFolder: String { get }
    /// The absolute path of the program `rxshell-plugin-host`; nil if it is not installed.
    var hostProgram: String? { get }
    /// The resource limits of each process.
    var limits: ResourceLimits { get }
    /// Whether bubblewrap confines the processes, if it works. Otherwise Landlock and seccomp do.
    var usesBubblewrap: Bool { get }
    /// Whether a process is started in advance for the next plugin.
    var keepsSpareProcess: Bool { get }
    /// The limits of crashes.
    var lifecycle: PluginLifecycle.Limits { get }
}

extension ProcessOptions {
    /// Returns the program that runs a plugin: the one in the folder `plugin-host` beside the manifest, if
    /// the plugin was built with another framework, otherwise ``hostProgram``.
    func hostProgram(for manifest: PluginManifest) -> String? {
        PluginHostProgram.find(from: manifest.file.parentPath, in: ["plugin-host"]) ?? hostProgram
    }

    /// Returns the sandbox for the process of a plugin.
    @MainActor func sandbox(for permissions: Permissions) async -> Sandbox {
        usesBubblewrap ? await Sandbox.best(for: permissions) : .kernel(permissions)
    }
}

/// What the runners of all plugins share. Main thread only.
@MainActor package final class RunnerEnvironment {
    package let options: any ProcessOptions
    /// Whether anything is saved. It is not if another process has the folders of the shell.
    package let savesFiles: Bool
    package let crashMarker: CrashMarker
    /// The process that was started in advance for the next plugin.
    package let spare: SpareProcesses
    /// The copies of processes that are ending, which are removed when the processes have ended.
    package let closingFiles = ClosingFiles()
    /// The processes of plugins that were removed, by the names of the plugins' folders, until they have ended.
    package private(set) var endingProcesses: [String: ChildProcess] = [:]
    /// The backend that shows the pages; nil before the shell is shown.
    package weak var backend: (any Backend)?

    package init(_ options: any ProcessOptions, savesFiles: Bool, crashMarker: CrashMarker) {
        self.options = options
        self.savesFiles = savesFiles
        self.crashMarker = crashMarker
        spare = SpareProcesses(options)
    }

    /// The folder for the copies of files that plugins may use. What an earlier run has left in it is
    /// removed, except what could not be moved to the folder that stays; a shell that saves nothing has a
    /// folder of its own beside it, since the copies of the other one are in use.
    package private(set) lazy var userFilesFolder: String = {
        let own = filesFolder
        Folder.make(own)
        let unmoved = keepLeftFiles()
        for folder in leftFilesFolders {
            let names = Folder.names(in: folder).filter { !unmoved.contains("\(folder)/\($0)") }
            for name in names { Folder.remove("\(folder)/\(name)") }
            if folder != own, Folder.names(in: folder).isEmpty { Folder.remove(folder) }
        }
        return own
    }()

    /// The folder for the copies of files that plugins of this process may use.
    var filesFolder: String { "\(options.stateFolder)/files" + (savesFiles ? "" : "-\(getpid())") }

    /// The folder of the logs of plugins. Two shells do not write one log.
    var logFolder: String { savesFiles ? options.stateFolder : "\(filesFolder)/.logs" }

    /// The folders with the copies of this process, and of those that have ended.
    var leftFilesFolders: [String] {
        guard savesFiles else { return [filesFolder] }
        return Folder.names(in: options.stateFolder).filter { name in
            if name == "files" { return true }
            guard name.hasPrefix("files-"), let process = Int32(name.dropFirst("files-".count)) else {
                return false
            }
            return kill(process, 0) != 0 && errno == ESRCH
        }
        .map { "\(options.stateFolder)/\($0)" }
    }

    /// Keeps what plugins had written when an earlier shell was killed. Returns the folders of the plugins
    /// from which something could not be moved.
    @discardableResult package func keepLeftFiles() -> [String] {
        leftFilesFolders.flatMap { FileCopies.recover(from: $0, to: "\(options.stateFolder)/unsaved") }
    }

    /// Removes the copies and the logs of a shell that saves nothing, unless a copy could not be moved.
    package func removeOwnFiles() {
        let plugins = Folder.names(in: filesFolder)
        if plugins.allSatisfy({ Folder.names(in: "\(filesFolder)/\($0)").isEmpty }) {
            Folder.remove(filesFolder)
        }
    }

    /// Remembers the process of a plugin that is removed until it has ended: if the plugin is installed
    /// again, its process starts after that.
    package func remember(_ process: ChildProcess, of name: String) {
        endingProcesses[name] = process
        Task { @MainActor [weak self] in
            _ = await process.waitForEnd()
            if self?.endingProcesses[name] === process { self?.endingProcesses[name] = nil }
        }
    }
}
