// SPDX-License-Identifier: MIT

import RxKernel

/// A label that shows a key combination as keys.
///
/// ```swift
/// ShortcutLabel("<Primary>n")
/// ```
/// Screen readers read the names of the keys, such as "Ctrl+N". Main thread only.
public final class ShortcutLabel: Control<ShortcutLabelState, Never> {
    /// Creates a label.
    ///
    /// - Parameters:
    ///   - shortcut: the key combination; nil for none.
    ///   - emptyText: the text that is shown if there is none.
    public init(_ shortcut: Shortcut? = nil, emptyText: String = "") {
        super.init(
            ShortcutLabelState {
                $0.shortcut = shortcut; $0.emptyText = emptyText
            }, .shortcutLabel)
    }

    /// The key combination; nil for none.
    public var shortcut: Shortcut? {
        get { state.shortcut }
        set { state.shortcut = newValue }
    }

    /// The text that is shown if there is no key combination.
    public var emptyText: String {
        get { state.emptyText }
        set { state.emptyText = newValue }
    }
}

/// The state of a ``ShortcutLabel``.
public struct ShortcutLabelState: PortableState {
    /// The key combination; nil for none.
    public var shortcut: Shortcut?
    /// The text that is shown if there is no key combination.
    public var emptyText = ""

    /// Creates the state of a new view.
    public init() {}

    /// The names of the keys, such as "Ctrl+N", or the text that is shown if there is no key combination.
    package var shownText: String { shortcut?.keyNames.joined(separator: "+") ?? emptyText }
}

extension Shortcut {
    /// The names of the keys, the modifiers first: "Ctrl", "N".
    package var keyNames: [String] {
        var names: [String] = []
        var rest = description[...]
        while rest.first == "<", let end = rest.firstIndex(of: ">") {
            let name = String(rest[rest.index(after: rest.startIndex)..<end])
            names.append(["primary": "Ctrl", "control": "Ctrl", "ctl": "Ctrl"][name.lowercased()] ?? name)
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { names.append(rest.count == 1 ? rest.uppercased() : String(rest)) }
        return names
    }
}

extension ControlKind where State == ShortcutLabelState, Event == Never {
    /// The kind of ``ShortcutLabel``.
    public static var shortcutLabel: Self { Self("shortcutLabel") }
}
