// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gdk
import Gio
import Gtk
import ViewKit

/// Light or dark: what the application asked for, or else what the desktop says.
///
/// GTK 4.8 does not ask the desktop by itself; this asks the settings portal, which GNOME, KDE and others have. Without one it
/// stays light.
@MainActor final class Appearance {
    var scheme = ColorScheme.automatic {
        didSet { update() }
    }

    private let settings: Gtk.Settings
    private var desktopPrefersDark = false
    private var portal: Gio.DBusProxy?

    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"

    init(_ display: Gdk.Display) {
        settings = Gtk.Settings.getForDisplay(display)
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
        portal.onGSignal { [weak self] _, name, parameters in
            guard name == "SettingChanged", parameters.count == 3, parameters[0].get() == Self.namespace,
                parameters[1].get() == Self.key
            else { return }
            self?.desktopDidChoose(parameters[2])
        }
        let question = Variant(tuple: [Variant(Self.namespace), Variant(Self.key)])
        guard let answer = try? await portal.call("Read", parameters: question, flags: [], timeoutMsec: -1)
        else { return }
        desktopDidChoose(answer[0])
    }

    /// Nil where the desktop has no settings portal; none is started for this.
    private static func connect() async -> Gio.DBusProxy? {
        let proxy = try? await Gio.DBusProxy.newForBus(
            .session, flags: [.doNotLoadProperties], name: "org.freedesktop.portal.Desktop",
            objectPath: "/org/freedesktop/portal/desktop", interfaceName: "org.freedesktop.portal.Settings")
        return proxy?.nameOwner == nil ? nil : proxy
    }

    /// - Parameter value: 1 for dark, 2 for light, 0 for no preference, in as many wrappings as the portal used.
    private func desktopDidChoose(_ value: Variant) {
        var value = value
        while value.signature == "v", value.count == 1 { value = value[0] }
        desktopPrefersDark = value.get(UInt32.self) == 1
        update()
    }
}
