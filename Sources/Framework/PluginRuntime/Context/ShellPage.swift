// SPDX-License-Identifier: MIT

/// A page of the shell: the id, title and icon of a flow that a plugin has registered.
///
/// ```swift
/// shell.pages.subscribe(onNext: { print($0.map(\.title)) }).disposed(by: bag)
/// ```
public struct ShellPage: Identifiable, Hashable, Sendable, Codable {
    /// The id with which the flow was registered.
    public let id: String
    /// The name that users see in the side bar.
    public let title: String
    /// The name of an icon in the icon theme.
    public let icon: String
    /// The title of its group in the side bar; nil for none.
    public let group: String?

    package init(id: String, title: String, icon: String, group: String? = nil) {
        self.id = id
        self.title = title
        self.icon = icon
        self.group = group
    }

    /// Returns the id of the page in a pane. Each pane of a page has a name of its own: `notes`, `notes#2`.
    package static func id(ofPane name: String) -> ID {
        guard let mark = name.lastIndex(of: "#"), Int(name[name.index(after: mark)...]) != nil else {
            return name
        }
        return String(name[..<mark])
    }
}
