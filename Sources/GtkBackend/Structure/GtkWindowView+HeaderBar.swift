// SPDX-License-Identifier: MIT

import Gdk
import Glibc
import Gtk
import ViewKit

extension GtkWindowView {
    func setHeaderBar(_ view: (any BackendView)?) {
        let bar = (view as? GtkHeaderBarView)?.bar
        headerBar = view
        if Self.desktopExpectsHeaderBars || state.kind == .sheet {
            if state.kind == .sheet { bar?.showTitleButtons = false }
            window.titlebar = bar
        } else {
            bar?.showTitleButtons = false
            bar?.addCssClass("header-row")
            let content = contentWidget
            window.child = nil
            headerPane = bar.map { bar in
                let column = Gtk.Box(orientation: .vertical, spacing: 0)
                let pane = Gtk.Box()
                pane.layoutManager = Gtk.BinLayout()
                pane.vexpand = true
                column.append(bar)
                column.append(pane)
                window.child = column
                return pane
            }
            contentWidget = content
        }
    }

    /// The widget that fills the window, below the header bar if that is not the title bar.
    var contentWidget: Gtk.Widget? {
        get { headerPane == nil ? window.child : headerPane?.firstChild }
        set {
            guard let headerPane else { return window.child = newValue }
            headerPane.firstChild.map(headerPane.remove)
            if let newValue { headerPane.append(newValue) }
        }
    }

    /// Whether applications draw their title bars themselves on this desktop. Others have title bars that the user has configured.
    static var desktopExpectsHeaderBars: Bool {
        if let desktop = getenv("XDG_CURRENT_DESKTOP") {
            let names = String(cString: desktop).split(separator: ":").map { $0.lowercased() }
            return names.contains { ["gnome", "pantheon", "phosh", "budgie", "unity"].contains($0) }
        }
        return Gdk.Display.default.map { Gtk.Settings.for($0).gtkDialogsUseHeader } ?? false
    }
}
