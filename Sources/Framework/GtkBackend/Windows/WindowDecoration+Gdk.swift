// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
import Glibc
import Gtk
import ViewKit

extension WindowDecoration {
    /// Returns who draws the title bars of windows on a display. GTK decides the same when it realizes a
    /// window, which is too late for a header bar.
    @MainActor static func of(_ display: Gdk.Display) -> WindowDecoration {
        switch getenv("GTK_CSD").map({ String(cString: $0) }) {
        case "1": return .client
        case "0": return .server
        default: break
        }
        switch display._typeName {
        case "GdkWaylandDisplay":
            // The protocol by which KWin, sway, labwc and others offer title bars. Mutter and weston do not have it.
            return hasGlobal("org_kde_kwin_server_decoration_manager", display) ? .server : .client
        case "GdkX11Display":
            if desktopExpectsHeaderBars(on: display) { return .client }
            return hasWindowManager(display) ? .server : .none
        default:
            return .client
        }
    }

    /// Whether applications draw their title bars themselves on this desktop, although its window manager would.
    @MainActor private static func desktopExpectsHeaderBars(on display: Gdk.Display) -> Bool {
        if let desktop = getenv("XDG_CURRENT_DESKTOP") {
            let names = String(cString: desktop).split(separator: ":").map { $0.lowercased() }
            return names.contains { ["gnome", "pantheon", "phosh", "budgie", "unity"].contains($0) }
        }
        return Gtk.Settings.for(display).gtkDialogsUseHeader
    }

    private typealias HasGlobal = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> gboolean
    private typealias Screen = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
    private typealias ManagerName = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?

    // The functions of GDK for one display server are missing where GTK was built without it. Guard of the
    // casts: the documented types of the functions.

    @MainActor private static func hasGlobal(_ name: String, _ display: Gdk.Display) -> Bool {
        guard let symbol = rx_symbol("gdk_wayland_display_query_registry") else { return false }
        return unsafeBitCast(symbol, to: HasGlobal.self)(display._raw, name) != 0
    }

    @MainActor private static func hasWindowManager(_ display: Gdk.Display) -> Bool {
        guard let screenSymbol = rx_symbol("gdk_x11_display_get_screen"),
            let nameSymbol = rx_symbol("gdk_x11_screen_get_window_manager_name"),
            let screen = unsafeBitCast(screenSymbol, to: Screen.self)(display._raw),
            let name = unsafeBitCast(nameSymbol, to: ManagerName.self)(screen)
        else { return false }
        return String(cString: name) != "unknown"
    }
}
