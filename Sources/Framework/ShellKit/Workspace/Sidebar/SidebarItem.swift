// SPDX-License-Identifier: MIT

import PluginRuntime

/// A row of the side bar: a page, the list of plugins, or the title of a group.
struct SidebarItem: Identifiable, Equatable {
    enum ID: Hashable {
        case route(Route)
        case group(String)
    }

    let id: ID
    let title: String
    var icon = ""
    /// A short text after the title; empty for none.
    var badge = ""
    /// Whether the user has pinned the page.
    var isPinned = false
    /// Whether the user has hidden the page. It is then shown only together with the other hidden pages.
    var isHidden = false
    /// Whether the pages of the group are not shown.
    var isFolded = false
    /// Whether only the icon is shown.
    var showsIconOnly = false

    var route: Route? { if case .route(let route) = id { route } else { nil } }
    var group: String? { if case .group(let title) = id { title } else { nil } }
    var page: ShellPage.ID? { if case .route(.page(let id)) = id { id } else { nil } }
}
