// SPDX-License-Identifier: MIT

import GtkBackend
import ShellKit

/// A shell without features of its own: all of them are in plugins, which it finds in folders.
///
/// `Workbench --plugin-dir DIR` looks in DIR too; `meson-helper/run Workbench` puts Contacts into a folder beside it.
@main struct WorkbenchApp: ShellApplication {
    let id = "org.example.Workbench"
}
