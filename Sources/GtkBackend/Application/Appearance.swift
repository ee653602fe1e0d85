// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// Light or dark: what the application asked for, or else what the desktop says; and whether anything moves.
///
/// GTK 4.8 does not ask the desktop by itself; this asks the settings portal, which GNOME, KDE and others have. Without one it
/// stays light, and moves unless GTK's own settings say otherwise.
@MainActor final class Appearance {
    var scheme = ColorScheme.automatic {
        didSet { update() }
    }

    private let settings: Gtk.Settings
    private var desktopPrefersDark = false
    private var portal: Gio.DBusProxy?

    private static let namespace = "org.freedesktop.appearance"
    private static let colors = "color-scheme"
    private static let motion = "reduced-motion"

    init(_ display: Gdk.Display) {
        settings = Gtk.Settings.for(display)
        Task { [weak self] in await self?.followDesktop() }
    }

    private func update() {
        let isDark =
            switch scheme {
            case .automatic: desktopPrefersDark
            case .light: false
            case .dark: true
            }
        if settings.gtkApplicationPreferDarkTheme != isDark {
            settings.gtkApplicationPreferDarkTheme = isDark
        }
    }

    private func followDesktop() async {
        guard let portal = await Self.connect() else { return }
        self.portal = portal
        portal.onSignal { [weak self] _, name, parameters in
            guard name == "SettingChanged", parameters.count == 3, parameters[0].get() == Self.namespace,
                let key: String = parameters[1].get()
            else { return }
            self?.desktopDidChoose(parameters[2], for: key)
        }
        for key in [Self.colors, Self.motion] {
            let question = Variant(tuple: [Variant(Self.namespace), Variant(key)])
            // Older portals do not know every key.
            if let answer = try? await portal.call(
                "Read", parameters: question, flags: [], timeoutMsec: -1)
            {
                desktopDidChoose(answer[0], for: key)
            }
        }
    }

    /// Nil where the desktop has no settings portal; none is started for this.
    private static func connect() async -> Gio.DBusProxy? {
        let proxy = try? await Gio.DBusProxy(
            busType: .session, flags: [.doNotLoadProperties], name: "org.freedesktop.portal.Desktop",
            objectPath: "/org/freedesktop/portal/desktop", interfaceName: "org.freedesktop.portal.Settings")
        return proxy?.nameOwner == nil ? nil : proxy
    }

    /// - Parameter value: 0 for no preference, in as many wrappings as the portal used; of colours 1 is dark and 2 is light, of
    ///   motion 1 is less of it.
    func desktopDidChoose(_ value: Variant, for key: String) {
        var value = value
        while value.signature == "v", value.count == 1 { value = value[0] }
        let choice = value.get(UInt32.self)
        switch key {
        case Self.colors:
            desktopPrefersDark = choice == 1
            update()
        case Self.motion where choice == 1: settings.gtkEnableAnimations = false
        case Self.motion: settings.resetProperty("gtk-enable-animations")
        default: break
        }
    }
}
