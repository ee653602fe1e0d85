// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib

/// Opens the display, and runs Swift's work in the main loop. An ``Application`` does that itself.
///
/// Returns false if there is no display. `gtk_init_check()`.
@MainActor
public func initialize() -> Bool {
    MainQueue.attach()
    return gtk_init_check() != 0
}
