// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
import Gdk
import Gtk
import ViewKit

extension GtkWindowView {
    var decoration: WindowDecoration? { state.hasTitleBar ? desktopDecoration : WindowDecoration.none }

    /// The header bar; nil for none.
    var header: GtkHeaderBarView? { headerBar as? GtkHeaderBarView }

    func setHeaderBar(_ view: (any BackendView)?) {
        headerBar = view
        let content = contentWidget
        contentWidget = nil
        window.child = nil
        headerPane = header.map { header in
            let column = Gtk.Box(orientation: .vertical, spacing: 0)
            let layout = HeaderRowLayout()
            layout.header = header
            column.layoutManager = layout
            let pane = Gtk.Box()
            pane.layoutManager = Gtk.BinLayout()
            column.append(pane)
            window.child = column
            return pane
        }
        contentWidget = content
        if header == nil, window.titlebar != nil { window.titlebar = nil }
        placeHeaderBar(isFullScreen: window.fullscreened)
        showTitleAbove()
    }

    /// Makes the header bar the title bar where GTK draws that; elsewhere, and in full screen, where GTK shows no title bar, it is a
    /// row above the content.
    func placeHeaderBar(isFullScreen: Bool) {
        guard let bar = header?.bar, let column = headerPane?.parent as? Gtk.Box else { return }
        let isSheet = state.kind == .sheet
        let isTitleBar = isSheet || decoration == .client && !isFullScreen
        guard bar.parent == nil || isTitleBar != (bar.parent !== column) else { return }
        if isTitleBar {
            if bar.parent === column { column.remove(bar) }
            window.titlebar = bar
        } else {
            // The title bar of a window that is shown can be replaced, but not be removed.
            if bar.parent != nil { window.titlebar = Gtk.Box() }
            column.prepend(bar)
        }
        bar.showTitleButtons = isTitleBar && !isSheet
        bar.setCssClass("header-row", !isTitleBar)
    }

    /// Tells the header bar which title the desktop shows above it.
    func showTitleAbove() {
        guard headerPane != nil else { return }
        header?.titleAbove = decoration == .server ? window.title : nil
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

    // MARK: The view of a widget

    /// The key under which a window stores its view.
    private static var key: String { "rxshell-window-view" }

    /// Makes the view known to the widgets in the window, until it is closed.
    func register() {
        // Guard of the pointer: `unregister()`, which `close()` calls, removes it before the view is released.
        g_object_set_data(C.cast(window._raw), Self.key, Unmanaged.passUnretained(self).toOpaque())
    }

    func unregister() { g_object_set_data(C.cast(window._raw), Self.key, nil) }

    /// Returns the view of the window that a widget is in; nil for none.
    static func around(_ widget: Gtk.Widget) -> GtkWindowView? {
        guard let window = widget.root as? Gtk.ApplicationWindow,
            let pointer = g_object_get_data(C.cast(window._raw), key)
        else { return nil }
        // Guard: see `register()`.
        return Unmanaged<GtkWindowView>.fromOpaque(pointer).takeUnretainedValue()
    }
}
