// SPDX-License-Identifier: MIT

// Views on GTK beside the same in C, in one process and in turns. Run it under meson-helper/with-display. It prints processor time of the
// main thread. Arguments choose what is measured: "opening", "screens".

import Glibc
import Gtk
import GtkBackend

let application = Gtk.Application(applicationId: "org.rxshell.ViewBenchmarks", flags: .nonUnique)

application.onActivate { [unowned application] in
    do { try GtkBackend.install(in: application) } catch { return print("not registered: \(error)") }
    Gtk.Settings.default?.gtkEnableAnimations = false
    let wanted = Set(CommandLine.arguments.dropFirst())
    let figures = Figures()
    print("| figure | measured | wanted | |\n|---|---|---|---|")
    let parts: [(String, @MainActor (Figures) -> Void)] = [
        ("opening", measureOpening), ("scrolling", measureScrolling), ("changes", measureChanges),
        ("properties", measureProperties), ("keys", measureKeys), ("children", measureChildren),
        ("controllers", { measureControllers($0) }), ("navigation", { measureNavigation($0) }),
        ("screens", { measureScreens($0) }),
        ("images", measureImages),
    ]
    for (name, measure) in parts where wanted.isEmpty || wanted.contains(name) { measure(figures) }
    print(
        figures.missed.isEmpty
            ? "\nall limits are kept" : "\nmissed:\n- " + figures.missed.joined(separator: "\n- "))
    fflush(nil)
    application.quit()
    exit(figures.missed.isEmpty ? 0 : 1)
}
_ = application.run([])
