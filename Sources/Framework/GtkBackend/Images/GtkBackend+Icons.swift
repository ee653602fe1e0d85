// SPDX-License-Identifier: MIT

import GLib
import Gdk
import Gio
import Gtk
import ViewKit

extension GtkBackend {
    /// Adds the icons that the framework itself shows and that neither the icon theme nor GTK may have. Those of the theme come first.
    static func addIcons(to theme: Gtk.IconTheme) {
        if areIconsRegistered { theme.addResourcePath("/org/rxshell/icons") }
    }

    /// The sources are in `Sources/Framework/GtkBackend/Icons`; `meson-helper/compile-icons` makes the bundle from them.
    private static let areIconsRegistered: Bool = {
        do {
            try Gio.Resource(data: Bytes(PackageResources.icons_gresource)).register()
            return true
        } catch {
            ViewReport(.other("the icons of the framework cannot be read: \(error)"), view: "GtkBackend")
                .send()
            return false
        }
    }()
}
