// SPDX-License-Identifier: MIT

/// The plugins that are turned off in a shell, as the file `turned-off` in its state folder lists them.
///
/// ```swift
/// let plugins = TurnedOffPlugins(file: try RegularFile.read("\(state)/turned-off", limit: 1 << 20))
/// let reason = plugins?.reason(for: "org.example.contacts")
/// ```
/// A line is `org.example.contacts<tab>reason`. After a file was damaged, all plugins are off: the new file has
/// the line `*<tab>reason`, and `+org.example.contacts<tab>` for each plugin that the user turns on again.
/// **Threading**: it is a value.
public struct TurnedOffPlugins: Hashable, Sendable {
    /// A line of the file.
    package enum Line {
        case off(PluginID, String)
        case on(PluginID)
        case othersAreOff(String)

        /// Returns nil for a line that no shell has written.
        package init?(_ text: Substring) {
            let parts = text.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            let (name, reason) = (String(parts[0]), String(parts[1]))
            if name == "*" {
                self = .othersAreOff(reason)
            } else if name.first == "+", let id = PluginID(String(name.dropFirst())) {
                self = .on(id)
            } else if let id = PluginID(name) {
                self = .off(id, reason)
            } else {
                return nil
            }
        }
    }

    /// The reason for each plugin that is turned off; empty if the user has turned it off.
    private var reasons: [PluginID: String] = [:]
    /// The reason for which all other plugins are off; nil if they are on.
    private let reasonOfOthers: String?
    /// The plugins that are on, while all others are off.
    private var isOn: Set<PluginID> = []

    /// Creates a list without plugins, as if there were no file.
    public init() { self.init([]) }

    package init(_ lines: [Line]) {
        var others: String?
        for line in lines {
            switch line {
            case .off(let id, let reason): reasons[id] = reason
            case .on(let id): isOn.insert(id)
            case .othersAreOff(let reason): others = reason
            }
        }
        reasonOfOthers = others
    }

    /// Reads the bytes of a file. Returns nil if it is damaged: a shell turns all plugins off then.
    public init?(file bytes: [UInt8]) {
        guard let text = LineText.text(of: bytes) else { return nil }
        let lines = LineText.lines(of: text)
        let values = lines.compactMap(Line.init)
        guard values.count == lines.count else { return nil }
        self.init(values)
    }

    /// The plugins that are known to be turned off.
    public var ids: Set<PluginID> { Set(reasons.keys) }

    /// Returns the reason for which a plugin is off, which is empty if the user has turned it off; nil if it is on.
    public func reason(for id: PluginID) -> String? {
        reasons[id] ?? (isOn.contains(id) ? nil : reasonOfOthers)
    }

    package mutating func turnOff(_ id: PluginID, because reason: String) {
        // The error message of a crash may have a text of the plugin. A NUL would damage the file, so that all plugins would be off.
        reasons[id] = String(
            reason.prefix(1_000).map { $0.isNewline || $0 == "\t" || $0 == "\0" ? " " : $0 })
        isOn.remove(id)
    }

    package mutating func turnOn(_ id: PluginID) {
        reasons[id] = nil
        if reasonOfOthers != nil { isOn.insert(id) }
    }

    /// The lines of the file.
    package var lines: [String] {
        (reasonOfOthers.map { ["*\t\($0)"] } ?? []) + isOn.sorted().map { "+\($0)\t" }
            + reasons.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)" }
    }
}
