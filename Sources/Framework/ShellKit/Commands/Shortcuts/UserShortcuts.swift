// SPDX-License-Identifier: MIT

import FlowKit
import PluginProcesses
import PluginRuntime
import ViewKit

/// The shortcuts that the user has chosen, stored in a text file that the user can edit.
///
/// A line is `org.example.contacts..contacts.new<tab><Primary>n;F5`. If there is nothing after the tab, the
/// command has no shortcuts. The lines of commands of plugins that are not loaded are kept, and so is what the user edits
/// while the shell runs: it is in effect after the next change in the shell, or at the next start. If the
/// file has something else, what can be read is in effect, and the file gets another name before it is
/// written.
struct UserShortcuts {
    private var shortcuts: [Command.ID: [Shortcut]] = [:]
    /// The shortcuts that the file had when it was last read or written.
    private var stored: [Command.ID: [Shortcut]] = [:]
    private var file: LineFile?
    /// Why the file could not be read as a whole; nil if it was read.
    private(set) var error: StateFileError?
    /// Whether the file has lines that would be lost if it were written.
    private var hasOtherLines = false

    init(file path: String?) {
        guard let path else { return }
        var file = LineFile(path)
        defer { self.file = file }
        let text: String
        do throws(StateFileError) { text = try file.text(mayLackLastBreak: true) ?? "" } catch {
            self.error = file.keep(error.reason)
            return
        }
        (shortcuts, hasOtherLines) = Self.parse(text)
        stored = shortcuts
        if hasOtherLines { error = StateFileError(path: path, reason: .partlyUsed) }
    }

    private static func parse(_ text: String) -> (shortcuts: [Command.ID: [Shortcut]], hasOtherLines: Bool) {
        var (shortcuts, hasOtherLines) = ([Command.ID: [Shortcut]](), false)
        for line in text.split(whereSeparator: LineText.isBreak) {
            let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, (1...CommandRegistry.longestID).contains(parts[0].utf8.count) else {
                hasOtherLines = true
                continue
            }
            let texts = parts[1].split(separator: ";").map { Shortcut(String($0)) }
            let valid = texts.prefix(16).filter { (try? $0.combination()) != nil }
            if valid.count < texts.count { hasOtherLines = true }
            // If no shortcut of a line is valid, the line is ignored, and the command keeps its default
            // shortcuts.
            if texts.isEmpty || !valid.isEmpty { shortcuts[String(parts[0])] = valid }
        }
        return (shortcuts, hasOtherLines)
    }

    var isEmpty: Bool { shortcuts.isEmpty }

    subscript(id: Command.ID) -> [Shortcut]? {
        get { shortcuts[id] }
        set { shortcuts[id] = newValue }
    }

    /// Replaces each shortcut by what `new` returns; nil removes it. A command that loses all its shortcuts
    /// in this way has its default ones again.
    mutating func replaceAll(_ new: (Shortcut) -> Shortcut?) {
        shortcuts = shortcuts.compactMapValues { old in
            let kept = old.compactMap(new)
            return kept.isEmpty && !old.isEmpty ? nil : kept
        }
    }

    mutating func removeAll() { shortcuts = [:] }

    /// Takes what the user has written into the file since it was read or written. The shortcuts that were
    /// changed here stay.
    private mutating func takeEdits() {
        do throws(StateFileError) {
            guard let text = try file?.text(mayLackLastBreak: true) else { return }
            let edited = Self.parse(text)
            hasOtherLines = edited.hasOtherLines
            if hasOtherLines { error = file.map { StateFileError(path: $0.path, reason: .partlyUsed) } }
            for id in Set(edited.shortcuts.keys).union(stored.keys)
            where edited.shortcuts[id] != stored[id] && shortcuts[id] == stored[id] {
                shortcuts[id] = edited.shortcuts[id]
            }
        } catch {
            self.error = file?.keep(error.reason)
        }
    }

    /// Writes the file. Returns the error if that fails, or if what the user has written into the file was
    /// kept under another name; otherwise nil.
    mutating func save() -> StateFileError? {
        guard file != nil else { return nil }
        if let error, error.wouldOverwrite {
            // The file may be readable now.
            guard error.reason.isTemporary else { return error }
            self.error = nil
        }
        let before = error
        takeEdits()
        if let error, error.wouldOverwrite { return error }
        if hasOtherLines {
            guard let kept = file?.keep(.partlyUsed), kept.newPath != nil else {
                return error
            }
            error = kept
            hasOtherLines = false
        }
        let lines = shortcuts.sorted { $0.key < $1.key }.map { id, shortcuts in
            "\(id)\t\(shortcuts.map(\.description).joined(separator: ";"))"
        }
        let failed = file?.save(lines)
        if failed == nil { stored = shortcuts }
        return failed ?? (error == before ? nil : error)
    }
}
