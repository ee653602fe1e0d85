// SPDX-License-Identifier: MIT

import GObject
import Gtk

extension Gtk.Editable where Self: GObject.Object {
    /// Takes pasted lines with spaces in place of their ends.
    func takingOneLine() -> Self {
        takeOneLine()
        return self
    }
}
