// SPDX-License-Identifier: MIT

import Gtk
import HelloReport

// The smallest program with a window. It prints when its first frame was drawn and how much memory it uses then, and ends;
// `Tests/HelloProbe/hello` compares it with HelloC.

let app = Gtk.Application(applicationId: nil, flags: [])
app.onActivate { [unowned app] in
    let window = Gtk.ApplicationWindow(application: app)
    let box = Gtk.Box(orientation: .vertical, spacing: 6)
    box.append(Gtk.Label("Hello"))
    let button = Gtk.Button(label: "Close")
    button.onClicked { [unowned window] in window.close() }
    box.append(button)
    window.title = "Hello"
    window.child = box
    window.present()
    window.frameClock?.onAfterPaint { [unowned app] in
        hello_report()
        app.quit()
    }
}
app.run([])
