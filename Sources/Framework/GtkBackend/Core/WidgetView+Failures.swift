// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

extension WidgetView {
    /// The name under which the theme has an icon. If it has none, that is reported, and GTK shows "image-missing" in its place.
    final func themed(_ icon: String) -> String {
        if let installed = IconNames.installed(icon, in: widget) { return installed }
        reportLater(ImageLimits.error(missing: icon))
        return icon
    }

    final func themed(_ icon: String?) -> String? { icon.map { themed($0) } }

    /// Reports the icons that the theme lacks, and the ids of actions that are misspelt, of a menu that is open.
    final func check(_ menu: ViewKit.Menu) {
        for icon in Set(menu.commands.compactMap(\.icon)).sorted() { _ = themed(icon) }
        let window = widget.window as? Gtk.ApplicationWindow
        let known = inputControllers.actions.union(window?.listActions() ?? [])
        for message in menu.misspeltActions(among: Array(known)) { reportLater(message) }
    }

    /// Reports in a later turn of the main loop: the view may not be in its container yet, and the report
    /// contains the path of the container.
    private func reportLater(_ message: String) {
        Task { @MainActor [weak self] in self?.onInput?(.failed(message)) }
    }
}
