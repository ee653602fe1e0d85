// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import Gio

extension Label {
    /// Creates a label with this text.
    public convenience init(_ text: String) { self.init(properties: ["label": text]) }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.AlertDialog instead.")
#endif
extension MessageDialog {
    /// Creates a message with buttons; more can be added.
    public convenience init(
        parent: Window? = nil, modal: Bool = true, type: MessageType = .info, buttons: ButtonsType = .none,
        text: String, secondaryText: String? = nil
    ) {
        self.init(properties: [
            "transient-for": parent, "modal": modal, "message-type": type, "buttons": buttons, "text": text,
            "secondary-text": secondaryText,
        ])
    }
}

extension IconTheme {
    /// Returns the sizes in which an icon exists; -1 for a scalable one. `gtk_icon_theme_get_icon_sizes()`.
    public func iconSizes(_ name: String) -> [Int] {
        let sizes = gtk_icon_theme_get_icon_sizes(C.opaque(_raw), name)
        defer { g_free(sizes) }
        var result: [Int] = []
        while let size = sizes?[result.count], size != 0 { result.append(Int(size)) }
        return result
    }
}

extension CssProvider {
    /// Parses a style sheet.
    public convenience init(css: String) {
        self.init()
        load(css: css)
    }

    /// Parses another style sheet in place of this one. Errors are reported by `onParsingError`. `gtk_css_provider_load_from_data()`.
    public func load(css: String) {
        #if GTK_4_12
            load(fromString: css)
        #else
            load(from: Array(css.utf8))
        #endif
    }
}

extension Gdk.Display {
    /// Applies a style sheet to all windows of the display.
    public func addStyle(_ provider: any StyleProvider, priority: Int = 600) {
        gtk_style_context_add_provider_for_display(
            C.opaque(_raw), C.opaque(provider._raw), guint(priority))
    }

    /// Removes a style sheet.
    public func removeStyle(_ provider: any StyleProvider) {
        gtk_style_context_remove_provider_for_display(C.opaque(_raw), C.opaque(provider._raw))
    }
}
