// SPDX-License-Identifier: MIT

// A program of GTK that shows views of the framework in a window of its own, each in one line. It prints what is shown, and ends after the
// second frame; with an argument it stays open.

import Gtk
import GtkBackend
import RxKernel
import ViewKit

let application = Gtk.Application(applicationId: "org.rxshell.EmbedProbe", flags: .nonUnique)
let bag = DisposeBag()

application.onActivate { [unowned application] in
    do { try GtkBackend.install(in: application) } catch { return print("not registered: \(error)") }
    let window = Gtk.ApplicationWindow(application: application)
    let box = Gtk.Box(orientation: .vertical, spacing: 12)
    window.title = "A program of GTK"
    window.child = box
    let count = BehaviorRelay(value: 0)
    let label = Label("Views of the framework", style: .title)
    let button = Button("Count", style: .suggested)
    count.map { "Pressed \($0) times" }.skip(1).bind(to: label.rx.text).disposed(by: bag)
    button.rx.tap.subscribe(onNext: { count.accept(count.value + 1) }).disposed(by: bag)
    box.append(Gtk.Label("A label of GTK"))
    box.append(label.makeGtkWidget())
    box.append(Expander("Details") { Label("Loaded when it is opened") }.makeGtkWidget())
    box.append(button.makeGtkWidget())
    window.present()
    (button.gtkWidget as? Gtk.Button)?.emit("clicked")
    print(label.text, button.gtkWidget?.isAncestor(window) == true)
    guard CommandLine.arguments.count == 1 else { return }
    var frames = 0
    _ = box.addTickCallback { [unowned application] _, _ in
        frames += 1
        if frames == 2 { application.quit() }
        return frames < 2
    }
}
_ = application.run([])
