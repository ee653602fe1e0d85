// SPDX-License-Identifier: MIT

import Glibc
import PluginKit

/// A file that names the plugin whose code runs in the shell's process, while it does something that may end the shell.
///
/// It is written before each such step and removed after it: `journal-PID` in the state folder. If a later run finds one, the process
/// has ended in that step. One that is older than the last start of the system says nothing: the power may have failed.
struct PluginJournal {
    /// What may end the shell.
    enum Step: String, Sendable {
        case load, activate, page, action, deactivate

        /// What the plugin did, in a sentence about it.
        var text: String {
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

    init(in folder: String) {
        self.folder = folder
        path = "\(folder)/journal-\(getpid())"
        boot = TextFile.read("/proc/sys/kernel/random/boot_id").filter { !$0.isNewline }
    }

    /// Calls `work`, a step of a plugin, and names the plugin in the file meanwhile.
    func during<Result, Failure: Error>(
        _ step: Step, of id: PluginID?, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let id else { return try work() }
        // A step may be taken within another one.
        let outer = TextFile.read(path)
        TextFile.write("\(boot) \(id) \(step.rawValue)", to: path)
        defer {
            if outer.isEmpty { unlink(path) } else { TextFile.write(outer, to: path) }
        }
        return try work()
    }

    /// Returns the plugins that have ended earlier runs, with the steps, and removes their files.
    func takeCulprits() -> [PluginID: Step] {
        var result: [PluginID: Step] = [:]
        for name in Self.names(in: folder) {
            guard name.hasPrefix("journal-"), let pid = Int32(name.dropFirst("journal-".count)) else {
                continue
            }
            // A process that runs, such as another window of the application, is in the middle of its step.
            if pid == getpid() || (kill(pid, 0) == 0 || errno == EPERM) && isSameProgram(pid) { continue }
            let parts = TextFile.read("\(folder)/\(name)").split(separator: " ")
            unlink("\(folder)/\(name)")
            guard parts.count == 3, parts[0] == boot, let id = PluginID(String(parts[1])),
                let step = Step(rawValue: String(parts[2]))
            else { continue }
            result[id] = step
        }
        return result
    }

    /// Whether a process runs the program of this one: its number may have been given to another.
    private func isSameProgram(_ pid: Int32) -> Bool {
        guard let ours = realpath("/proc/self/exe", nil) else { return true }
        defer { free(ours) }
        guard let theirs = realpath("/proc/\(pid)/exe", nil) else { return false }
        defer { free(theirs) }
        return strcmp(ours, theirs) == 0
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }
}
