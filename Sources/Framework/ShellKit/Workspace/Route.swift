// SPDX-License-Identifier: MIT

import PluginRuntime

/// What a tab of a shell's window shows: a page, the list of plugins, or the page of a new tab.
///
/// ```swift
/// session.coordinator.navigate(to: ShellStep.show(.page("contacts")))
/// ```
public enum Route: Hashable, Sendable, Codable {
    /// The page with this id, which a plugin has registered.
    case page(ShellPage.ID)
    /// The list of plugins.
    case plugins
    /// The page of a new tab: all pages, those that were used last first.
    case start
}

/// See ``Route``.
@available(*, deprecated, renamed: "Route")
public typealias ShellPlace = Route
