// SPDX-License-Identifier: MIT

import Editing
import Gio
import Gtk
import GtkSource

let sample = """
    // TODO: greet everybody.
    struct Greeting {
        let name: String

        func text() -> String {
            "Hello, \\(name)"
        }
    }

    print(Greeting(name: "world").text())
    """

let app = Gtk.Application(applicationId: "org.example.CodeEditor", flags: .handlesOpen)
var editors: [Editor] = []

app.onStartup { GtkSource.initialize() }
app.onActivate { [unowned app] in
    let editor = Editor(app)
    editor.show(sample, named: "Greeting.swift")
    editors.append(editor)
    editor.window.present()
}
app.onOpen { [unowned app] files, _ in
    for file in files {
        let editor = Editor(app)
        editors.append(editor)
        editor.window.present()
        Task { await editor.openOrSaySo(file) }
    }
}
app.run()
