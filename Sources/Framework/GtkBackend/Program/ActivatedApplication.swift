// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk

/// The application of a program. It reads the token of Wayland with which the desktop activates it over D-Bus: GTK 4.8 reads that of X11 only.
final class ActivatedApplication: Gtk.Application, Gtk.ApplicationSubclass {
    func doBeforeEmit(_ platformData: Variant) {
        if let token = platformData["activation-token"]?.get(String.self) {
            GtkWindowView.activationToken = token
        }
        parentBeforeEmit(platformData)
    }
}
