// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// Opens the display and lets the main loop do Swift's work. An ``Application`` does it by itself.
///
/// Returns false when there is no display. `gtk_init_check()`.
@MainActor
public func initialize() -> Bool {
    MainQueue.attach()
    return gtk_init_check() != 0
}
