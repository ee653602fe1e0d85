// SPDX-License-Identifier: MIT

import FileKit
import FlowKit
import Glibc
import PluginKit

/// A file that exists while code of a plugin runs in the shell's process, and names the plugin. After a
/// crash, the next start of the shell finds the file.
///
/// The file `running-PID` in the state folder is written before each step of a plugin, and removed after it.
/// If a later run finds such a file, the process has ended during the step. A file from before the last start
/// of the system is ignored: the power may have failed.
package struct CrashMarker {
    /// A step in which code of a plugin runs.
    package enum Phase: String, Sendable {
        /// The library is loaded.
        case load
        /// The plugin is activated.
        case activate
        /// A page is opened.
        case page
        /// An action is performed.
        case action
        /// The plugin is deactivated.
        case deactivate

        /// The step as a clause of an error message.
        package var text: String {
            switch self {
            case .load: "it was loaded"
            case .activate: "it was activated"
            case .page: "a page of it was opened"
            case .action: "an action of it was performed"
            case .deactivate: "it was deactivated"
            }
        }
    }

    private let folder: String
    private let path: String
    private let boot: String

    package init(in folder: String) {
        self.folder = folder
        path = "\(folder)/running-\(getpid())"
        boot = Self.read("/proc/sys/kernel/random/boot_id").filter { !$0.isNewline }
    }

    /// Calls `work`, a step of a plugin. The file names the plugin meanwhile.
    package func during<Result, Failure: Error>(
        _ step: Phase, of id: PluginID?, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let id else { return try work() }
        // A step may contain another one.
        let outer = Self.read(path)
        write("\(boot) \(id) \(step.rawValue)")
        defer {
            if outer.isEmpty { unlink(path) } else { write(outer) }
        }
        return try work()
    }

    /// Returns the text of a file of the program; an empty text if it cannot be read.
    private static func read(_ path: String) -> String {
        (try? RegularFile.read(path, limit: 4096)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Writes the file. If that fails, a crash in this step is not attributed to the plugin.
    private func write(_ text: String) { try? KeptFile(path).write(text.utf8) }

    /// Returns the plugins during whose steps earlier runs have ended, and removes the files.
    package func takeCrashedPlugins() -> [PluginID: Phase] {
        var result: [PluginID: Phase] = [:]
        for name in Folder.names(in: folder) {
            guard name.hasPrefix("running-"), let pid = Int32(name.dropFirst("running-".count)) else {
                continue
            }
            // The process still runs, for example as a second instance of the application.
            if pid == getpid() || (kill(pid, 0) == 0 || errno == EPERM) && isSameProgram(pid) { continue }
            let parts = Self.read("\(folder)/\(name)").split(separator: " ")
            unlink("\(folder)/\(name)")
            guard parts.count == 3, parts[0] == boot, let id = PluginID(String(parts[1])),
                let step = Phase(rawValue: String(parts[2]))
            else { continue }
            result[id] = step
        }
        return result
    }

    /// Whether a process runs the same program as this one. If not, the process id was assigned to another program.
    private func isSameProgram(_ pid: Int32) -> Bool {
        guard let path = "/proc/self/exe".resolvedPath else { return true }
        return path == "/proc/\(pid)/exe".resolvedPath
    }
}
