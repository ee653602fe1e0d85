// SPDX-License-Identifier: MIT

import ViewKit

/// The shortcuts that the user has chosen, stored in a text file that the user can edit.
///
/// A line is `org.example.contacts.new<tab><Primary>n;F5`. If there is nothing after the tab, the command has no shortcuts. The lines of commands of plugins that are
/// not loaded are kept.
struct UserShortcuts {
    private var shortcuts: [Command.ID: [Shortcut]] = [:]
    private let path: String?

    init(file: String?) {
        path = file
        guard let file else { return }
        for line in TextFile.read(file).split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, (1...256).contains(parts[0].utf8.count) else { continue }
            let texts = parts[1].split(separator: ";").prefix(16).map { Shortcut(String($0)) }
            let valid = texts.filter { (try? $0.combination()) != nil }
            // If no shortcut of a line is valid, the line is ignored, and the command keeps its default shortcuts.
            if texts.isEmpty || !valid.isEmpty { shortcuts[String(parts[0])] = valid }
        }
    }

    var isEmpty: Bool { shortcuts.isEmpty }

    subscript(id: Command.ID) -> [Shortcut]? {
        get { shortcuts[id] }
        set { shortcuts[id] = newValue }
    }

    mutating func removeAll() { shortcuts = [:] }

    /// Writes the file. Returns the error message if that fails, otherwise nil.
    func save() -> String? {
        guard let path else { return nil }
        let lines = shortcuts.sorted { $0.key < $1.key }.map { id, shortcuts in
            "\(id)\t\(shortcuts.map(\.description).joined(separator: ";"))\n"
        }
        return TextFile.write(lines.joined(), to: path)
    }
}
