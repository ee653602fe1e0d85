// SPDX-License-Identifier: MIT

import PluginRuntime

/// A row of the side bar: a place, or the title of a group.
struct SidebarItem: Identifiable, Equatable {
    enum ID: Hashable {
        case place(Route)
        case group(String)
    }

    let id: ID
    let title: String
    var icon = ""
    /// A short text after the title; empty for none.
    var badge = ""
    /// Whether the user has pinned the place.
    var isPinned = false
    /// Whether the user has hidden the place. It is then shown only together with the other hidden places.
    var isHidden = false
    /// Whether the places of the group are not shown.
    var isFolded = false
    /// Whether only the icon is shown.
    var showsIconOnly = false

    var place: Route? { if case .place(let place) = id { place } else { nil } }
    var group: String? { if case .group(let title) = id { title } else { nil } }
    var page: ShellPage.ID? { if case .place(.page(let id)) = id { id } else { nil } }
}
