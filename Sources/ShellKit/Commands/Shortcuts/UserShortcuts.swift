// SPDX-License-Identifier: MIT

import ViewKit

/// The shortcuts that the user has chosen, in a file that a user can edit.
///
/// A line is `org.example.contacts.new<tab><Primary>n;F5`; without shortcuts after the tab, the command has none. Commands of plugins that are
/// not there keep their lines.
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
            // A line of which nothing can be used does not take the default shortcuts away.
            if texts.isEmpty || !valid.isEmpty { shortcuts[String(parts[0])] = valid }
        }
    }

    var isEmpty: Bool { shortcuts.isEmpty }

    subscript(id: Command.ID) -> [Shortcut]? {
        get { shortcuts[id] }
        set { shortcuts[id] = newValue }
    }

    mutating func removeAll() { shortcuts = [:] }

    /// Writes the file. Returns why later runs will not have the shortcuts; nil if they will.
    func save() -> String? {
        guard let path else { return nil }
        let lines = shortcuts.sorted { $0.key < $1.key }.map { id, shortcuts in
            "\(id)\t\(shortcuts.map(\.description).joined(separator: ";"))\n"
        }
        return TextFile.write(lines.joined(), to: path)
    }
}
