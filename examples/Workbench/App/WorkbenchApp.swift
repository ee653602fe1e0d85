// SPDX-License-Identifier: MIT

import GtkBackend
import ShellKit

/// A shell with nothing in it: all that it does comes from plugins in folders.
///
/// `Workbench --plugin-dir DIR` looks in DIR too; `meson-helper/run Workbench` puts Contacts into a folder beside it.
@main struct WorkbenchApp: ShellApplication {
    let id = "org.example.Workbench"
}
