// SPDX-License-Identifier: MIT

import FlowKit

/// A destination in a shell's window.
public enum ShellPlace: Hashable, Sendable {
    /// The page with this id, which a plugin has registered.
    case page(ShellPage.ID)
    /// The list of plugins.
    case plugins
}

/// The steps of ``ShellFlow``.
public enum ShellStep: Step, Equatable {
    /// The first step: show the first page, or the list of plugins if there are no pages.
    case workspace
    /// Show this destination.
    case show(ShellPlace)
    /// Open the command palette.
    case palette(Palette.Scope)
    /// Show the window with the settings, with a text to search for; empty for all settings.
    case settings(String)
    /// Open the editor of shortcuts.
    case editShortcuts
    /// Open files, by their absolute paths, and URIs.
    case open([String])
    /// Perform a command when the plugins are known.
    case perform(Command.ID)
    /// Show the window with the notifications of plugins.
    case notifications
    /// Show an alert with the reason why a page cannot be shown.
    case refuse(String)
}
