// SPDX-License-Identifier: MIT

import FlowKit
import PluginRuntime

/// The steps of ``ShellFlow``.
///
/// ```swift
/// session.coordinator.navigate(to: ShellStep.settings("font"))
/// ```
public enum ShellStep: Step, Equatable, Codable {
    /// The first step: show the side bar, and then ``firstPlace``.
    case workspace
    /// Show the first page, or the list of plugins if there are no pages, unless something is open.
    case firstPlace
    /// Show this route: in the tab that has it, or else in a new one.
    case show(Route)
    /// Open this route in a new tab, which has this id.
    case openTab(Route, id: String)
    /// Arrange the tabs as the layout with this name says.
    case arrange(String)
    /// Ask for the name under which the layout is saved.
    case saveLayout
    /// Ask for another name of a layout.
    case renameLayout(String)
    /// Ask whether a layout is to be deleted.
    case deleteLayout(String)
    /// Ask for the name of a new profile, and open it.
    case newProfile
    /// Open the window of a profile; nil for the run without a profile.
    case openProfile(String?)
    /// Open another window of the shell.
    case newWindow
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

    /// Whether the step shows a window or a dialog above the pages.
    var isAbovePages: Bool {
        switch self {
        case .palette, .settings, .notifications, .editShortcuts, .saveLayout, .renameLayout, .deleteLayout,
            .newProfile, .openProfile, .refuse:
            true
        case .workspace, .firstPlace, .show, .openTab, .arrange, .newWindow, .open, .perform: false
        }
    }
}
