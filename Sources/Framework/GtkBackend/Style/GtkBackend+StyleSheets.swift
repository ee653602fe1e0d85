// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

extension GtkBackend {
    /// Adds a style sheet, in the syntax of GTK's style sheets. It applies to the windows of this application only, also where another one
    /// runs in the same process. A mistake is reported with its line and column; the other rules apply.
    public func addStyleSheet(_ css: String) {
        let original = Gtk.CssProvider()
        original.onParsingError { section, error in
            let start = section.startLocation
            let message = "line \(start.lines + 1), column \(start.lineChars + 1): \(error.message)"
            ViewReport(.other("\(message). The rule is ignored."), view: "Style sheet").send()
        }
        original.load(css: css)
        let limited = Gtk.CssProvider()
        // Without a handler GTK would report the mistakes again, with other positions.
        limited.onParsingError { _, _ in }
        limited.load(css: StyleScope(name: styleScope).limit(css))
        display.addStyle(limited)
    }
}
