// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension DesktopAppInfo {
    /// Returns the identifiers of the applications that match a search, in groups of equal rank, the best first.
    /// `g_desktop_app_info_search()`.
    public static func search(_ text: String) -> [[String]] {
        guard let groups = g_desktop_app_info_search(text) else { return [] }
        defer { g_free(groups) }
        var result: [[String]] = []
        while let group = groups[result.count] {
            result.append(C.takeStrings(group))
        }
        return result
    }
}
