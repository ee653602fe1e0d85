// SPDX-License-Identifier: MIT

import GtkBackend
import ShellKit

/// A shell whose features are all in plugins, which it finds in folders.
///
/// `Workbench --plugin-dir DIR` also searches DIR. `meson-helper/run` puts the plugins of the examples into a folder beside it.
@main struct WorkbenchApp: ShellApplication {
    let id = "org.example.Workbench"
}
