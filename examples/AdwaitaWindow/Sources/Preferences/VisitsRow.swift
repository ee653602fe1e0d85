// SPDX-License-Identifier: MIT

import Adw
import GObject
import Gtk

/// A row that counts how often it was activated: a class of libadwaita, overridden in Swift.
public final class VisitsRow: Adw.ActionRow, ActionRowSubclass {
    public private(set) var count = 0 {
        didSet { subtitle = count == 1 ? "Once" : "\(count) times" }
    }

    public func doConstructed() {
        title = "Visits"
        subtitle = "Not yet"
        activatable = true
        addSuffix(Gtk.Image(iconName: "list-add-symbolic"))
    }

    public func doActivate() {
        count += 1
        parentActivate()
    }
}
