// SPDX-License-Identifier: MIT

import Gtk

/// The program: its actions with their keys, its style sheet, and a new window for each activation.
public final class GalleryApplication: Gtk.Application {
    private let style = Gtk.CssProvider(css: styleSheet)

    public init(flags: Gio.ApplicationFlags = []) {
        super.init(properties: ["application-id": "org.example.Gallery", "flags": flags])
        onStartup { [unowned self] in start() }
        onActivate { [unowned self] in GalleryWindow(application: self).present() }
        onShutdown { [unowned self] in Gdk.Display.default?.removeStyle(style) }
    }

    private func start() {
        Gdk.Display.default?.addStyle(style)
        Gtk.Window.setDefaultIconName("org.example.Gallery")

        addAction("new-window") { [unowned self] in GalleryWindow(application: self).present() }
        // An action made of a property: its menu item always shows the value of the property.
        if let settings = Gtk.Settings.default {
            addAction(
                Gio.PropertyAction(
                    name: "dark", object: settings, propertyName: "gtk-application-prefer-dark-theme"))
        }
        addAction("right-to-left", state: Gtk.Widget.defaultDirection == .rtl) { isOn in
            Gtk.Widget.defaultDirection = isOn ? .rtl : .ltr
        }
        addAction("about") { [unowned self] in showAbout() }
        addAction("quit") { [unowned self] in quit() }

        for (action, keys) in [
            ("app.new-window", ["<Primary>n"]), ("app.quit", ["<Primary>q"]),
            ("app.dark", ["<Primary><Shift>d"]),
            ("app.right-to-left", ["<Primary><Shift>r"]), ("win.search", ["<Primary>f"]),
            ("win.next-page", ["<Primary>Page_Down"]), ("win.previous-page", ["<Primary>Page_Up"]),
            ("win.show-help-overlay", ["<Primary>question"]), ("window.close", ["<Primary>w"]),
        ] {
            setAccels(forAction: action, accels: keys)
        }
    }

    private func showAbout() {
        let about = Gtk.AboutDialog()
        about.transientFor = activeWindow
        about.modal = true
        about.programName = "Gallery"
        about.logoIconName = "org.example.Gallery"
        about.version = "0.1.0"
        about.comments = "All of GTK, written in Swift: a lesson on each page."
        about.licenseType = .mitX11
        about.authors = ["The RxShell authors"]
        about.present()
    }
}
