// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import Testing

// Only this class: with `import Gtk`, the name `Label` would mean GTK's label.
import class Gtk.Calendar

extension OnDisplay {
    @MainActor struct ScopedImportTests {
        @Test func aWidgetStandsBesidePortableViewsWithoutAQualifiedName() async {
            Stage.gtk.enter()
            let calendar = Calendar()
            let label = Label("Departure")
            let window = await openWindowAndSettle(Box(.vertical, spacing: 6, [label, GtkView(calendar)]))
            #expect(calendar.mapped)
            #expect(label.text == "Departure")
            window.close()
        }
    }
}
