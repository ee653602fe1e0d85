// SPDX-License-Identifier: MIT

import FlowKit

/// Where one can be in a shell.
public enum ShellPlace: Hashable, Sendable {
    /// In a flow that a plugin brings.
    case page(ShellPage.ID)
    /// At the list of plugins.
    case plugins
}

/// The steps of ``ShellFlow``.
public enum ShellStep: Step, Equatable {
    /// The beginning: the first page, or the list of plugins where there is none.
    case workspace
    /// Show this place.
    case show(ShellPlace)
    /// A page cannot be shown, for this reason.
    case refuse(String)
}
