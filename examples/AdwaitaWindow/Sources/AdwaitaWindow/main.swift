// SPDX-License-Identifier: MIT

import Adw
import Gio
import Gtk
import Preferences

let app = Adw.Application(applicationId: "org.example.AdwaitaWindow")
var panel: PreferencesPanel?

app.onStartup { Adw.initialize() }
app.onActivate { [unowned app] in
    if panel == nil { panel = PreferencesPanel(app) }
    panel?.window.present()
}
app.run()
