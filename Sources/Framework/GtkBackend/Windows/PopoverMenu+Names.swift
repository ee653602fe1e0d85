// SPDX-License-Identifier: MIT

import Gtk

extension Gtk.PopoverMenu {
    /// Gives the items their titles as accessible names whenever the menu opens.
    ///
    /// GTK labels an item by its title. In newer releases (seen in 4.18.6) the title has a role that cannot have a name, so that a screen
    /// reader finds items without names. GTK labels an item again when its state changes: therefore they are named each time. GTK 4.8 names
    /// them itself.
    func nameItems() {
        guard GTK.isAvailable(4, 10) else { return }
        onMap { [unowned self] in nameMenuItems() }
    }
}

extension Gtk.Widget {
    fileprivate func nameMenuItems() {
        for child in children {
            guard child.typeName == "GtkModelButton" else {
                child.nameMenuItems()
                continue
            }
            // The first label is the title, the second one has the keys.
            guard let title = child.children.lazy.compactMap({ $0 as? Gtk.Label }).first else { continue }
            child.resetRelation(.labelledBy)
            child.setAccessible(.label, title.text)
        }
    }
}
