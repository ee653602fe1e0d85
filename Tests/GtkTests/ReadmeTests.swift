// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

/// The snippets of the binding's README, compiled as they are written there.
@MainActor
@Suite(.serialized, .gtk)
struct ReadmeTests {
    @Test func eachSnippetIsCompiledHere() throws {
        let here = "\(#filePath)"
        let root = here.split(separator: "/").dropLast(3).joined(separator: "/")
        func text(_ path: String) throws -> String {
            String(decoding: try Gio.File(path: path).loadContents().contents, as: UTF8.self)
        }
        // Without white space: the snippets are indented and broken into lines in another way there.
        func bare(_ text: some StringProtocol) -> String { String(text.filter { !$0.isWhitespace }) }
        let compiled = bare(try text(here))
        var count = 0
        for part in try text("/\(root)/Sources/Binding/Gtk/README.md").split(separator: "```swift\n")
            .dropFirst()
        {
            let snippet = part[..<(part.firstRange(of: "```")?.lowerBound ?? part.endIndex)]
            #expect(compiled.contains(bare(snippet)), "This snippet is not compiled: \(snippet)")
            count += 1
        }
        #expect(count > 8)
    }
}

// The types that the snippets use.

private struct Contact: Equatable {
    var name: String
    var isFriend: Bool
}

private final class Folder {
    var folders: [Folder] = []
}

@MainActor
private func hello() {
    let app = Gtk.Application(applicationId: "org.example.Hello")
    app.onActivate { [unowned app] in
        let window = Gtk.ApplicationWindow(application: app)
        let button = Gtk.Button(label: "Hello")
        button.onClicked { [unowned window] in window.close() }
        window.child = button
        window.present()
    }
    app.run()
}

#if GTK_4_10
    @MainActor
    private func fallback(above window: Gtk.Window) async throws(GLibError) {
        var file: Gio.File?
        GTK.acceptVersions(from: 4, 8)  // first in the program
        if GTK.isAvailable(4, 10) {
            file = try await Gtk.FileDialog().open(parent: window)
        } else {
            let chooser = Gtk.FileChooserNative(title: "Open", parent: window, action: .open)
            file = await chooser.run() == .accept ? chooser.file : nil
        }
        print(file?.path ?? "")
    }
#endif

@MainActor
private func signals(
    _ button: Gtk.Button, _ paned: Gtk.Paned, _ object: GObject.Object, _ window: Gtk.Window,
    _ toggle: Gtk.ToggleButton,
    _ revealer: Gtk.Revealer, _ adjustment: Gtk.Adjustment, gauge: Gauge, _ label: Gtk.Label,
    _ editable: any Gtk.Editable
) {
    let connection = button.onClicked { print("clicked") }  // releasing it does not disconnect the handler
    connection.disconnect()  // also block(), unblock(), blocked { }
    window.onCloseRequest { true }  // a handler that returns a value
    paned.onNotify(\.position) { position in print(position) }
    object.connect("any-signal") { arguments in print(arguments.get(1) as String) }
    object.emit("any-signal", "text")
    editable.onInsertText { [unowned editable] text, _ in
        if !text.allSatisfy(\.isNumber) { editable.stopEmission("insert-text") }  // digits only
    }
    toggle.bind(\.active, to: revealer, \.revealChild, flags: [.syncCreate, .bidirectional])
    adjustment.bind(\.value, to: label, \.label) { "\(Int($0)) %" }
    adjustment.bind("value", to: gauge, "level")  // by the names in C
}

private final class Viewer: Gtk.Window {
    func show(_ text: String) {}
    func report(_ error: any Error) {}
    var work: Task<Void, Never>?
    func load(_ file: Gio.File) {
        work = Task { [weak self] in
            do {
                let text = try await file.loadContents().contents
                self?.show(String(decoding: text, as: UTF8.self))
            } catch let error as GLibError where error.is(Gio.IOErrorEnum.cancelled) {
                // work?.cancel() cancelled the operation.
            } catch {
                self?.report(error)
            }
        }
    }
}

@MainActor
private func threads(_ bar: Gtk.ProgressBar, _ label: Gtk.Label) {
    @Sendable func count(_ report: @Sendable (Double) -> Void) -> Int { report(1); return 1 }
    let (progress, continuation) = AsyncStream.makeStream(of: Double.self)
    Task {
        let result = Task.detached {
            defer { continuation.finish() }
            return count { continuation.yield($0) }
        }
        for await fraction in progress { bar.fraction = fraction }
        label.label = "\(await result.value)"
    }
}

@MainActor
private func dialogs(_ window: Gtk.Window) async throws {
    let question = Gtk.MessageDialog(parent: window, type: .question, buttons: .okCancel, text: "Delete?")
    guard await question.run() == .ok else { return }  // cancelling the task returns .cancel
    let chooser = Gtk.FileChooserNative(title: "Open", parent: window, action: .open)
    if await chooser.run() == .accept, let file = chooser.file { print(file.path ?? "") }
}

@MainActor
private func lists(
    _ contacts: [Contact], _ column: Gtk.ColumnViewColumn, _ folders: [Folder], _ label: Gtk.Label,
    _ item: Gtk.ListItem
) {
    let model = Gio.CollectionModel(contacts)  // model.elements = … tells GTK what changed
    let factory = Gtk.SignalListItemFactory(
        make: { Gtk.Label("") }, bind: { (label: Gtk.Label, contact: Contact) in label.label = contact.name })
    let list = Gtk.ListView(model: Gtk.SingleSelection(model: model), factory: factory)
    column.sorter = Gtk.CustomSorter(by: \Contact.name)
    let filter = Gtk.CustomFilter(of: Contact.self) { $0.isFriend }  // and filter.changed(.different)
    let tree = Gtk.TreeListModel(folders) { $0.folders }  // factory.onSetup { item in } places a TreeExpander
    // The same factories, sorters and filters take the objects of any other list, by their class.
    let words = Gtk.StringFilter(expression: Gtk.PropertyExpression(of: Gtk.StringObject.self, \.string))
    let byName = Gtk.StringSorter(
        expression: Gtk.ClosureExpression { (file: Gio.FileInfo) in file.displayName })
    let text = Gtk.PropertyExpression(
        of: Gtk.StringObject.self, \.string, in: Gtk.PropertyExpression(of: Gtk.ListItem.self, \.item))
    Gtk.ClosureExpression(text) { (text: String) in text.uppercased() }.bind(
        label, property: "label", this: item)
    _ = (list, filter, tree, words, byName)
}

final class Gauge: Gtk.Widget, WidgetSubclass {
    static let cssName: String? = "gauge"
    static let properties: [PropertyDefinition] = [.init("level", \Gauge.level, in: 0...1, default: 0.5)]
    static let signals: [SignalDefinition] = [.init("full", parameters: [Double.self])]
    @Notifying var level = 0.5 {
        didSet { queueDraw() }
    }

    func doMeasure(_ orientation: Gtk.Orientation, forSize: Int) -> Measurement {
        .init(minimum: 20, natural: 120)
    }
    func doSnapshot(_ snapshot: Gtk.Snapshot) {
        let bar = Graphene.Rect(x: 0, y: 0, width: Double(width) * level, height: Double(height))
        snapshot.appendColor(Gdk.RGBA(hex: 0x3584E4), bounds: bar)
    }
}

private enum Installing {
    final class Gauge: Gtk.Widget, WidgetSubclass {
        static let properties: [PropertyDefinition] = [.init("level", \Gauge.level, in: 0...1, default: 0.5)]
        static let actions: [WidgetAction] = [
            .init("gauge.reset") { (gauge: Gauge) in gauge.level = 0 },
            .init("gauge.fill", target: Double.self) { (gauge: Gauge, level) in gauge.level = level },
            .init("gauge.level", property: "level"),
        ]
        static let shortcuts: [WidgetShortcut] = [
            .init("<Primary>r", action: "gauge.reset"),
            .init("plus") { (gauge: Gauge) in gauge.level += 0.1 },
        ]
        var level = 0.5
    }
}

private final class Card: Gtk.Box, WidgetSubclass, ConstructibleByC {
    static let className: String? = "NotesCard"
    static let properties: [PropertyDefinition] = [.init("heading", \Card.heading)]
    let title = Gtk.Label("")
    var heading = "" {
        didSet { title.label = heading }
    }
    func doConstructed() { append(title) }
}

@MainActor
private func building(_ xml: String) throws {
    let handlers = Gtk.BuilderHandlers()
    // <signal name="clicked" handler="save"/>
    handlers.handle("save") { print("saved") }
    // <closure type="gchararray" function="greeting">
    handlers.answer("greeting") { (name: String) in "Hello, \(name)" }
    let builder = try Gtk.Builder(xml: xml, handlers: handlers)
    print(builder)
}

@MainActor
private func drawing(
    _ area: Gtk.DrawingArea, _ buffer: Gtk.TextBuffer, _ view: Gtk.TextView, _ label: Gtk.Label,
    _ window: Gtk.Window
) {
    area.setDrawFunc { _, cr, width, height in
        cr.setSource(Gdk.RGBA(hex: 0x3584E4))
        cr.rectangle(x: 0, y: 0, width: Double(width) / 2, height: Double(height))
        cr.fill()
        let layout = Pango.Layout(cr)
        layout.setMarkup("<b>Text</b>")
        cr.show(layout)
    }
    let bold = buffer.addTag("bold") { $0.weight = 700 }
    var place = buffer.startIter
    buffer.insert("Hello", at: &place, tags: bold)  // place is after the inserted text now
    while let match = place.forwardSearch("l") { place = match.matchEnd }
    view.scroll(to: buffer.insertMark)
    let keys = Gtk.EventControllerKey()
    keys.onKeyPressed { key, _, modifiers in
        key == .escape || key == Gdk.Key("+") && modifiers == .controlMask
    }
    window.addController(keys)
    label.addController(Gtk.DropTarget(of: String.self, actions: .copy) { text, x, y in true })
    let anything = Gtk.DropTarget(of: [Gdk.FileList.self, Gdk.Texture.self], actions: .copy)
    anything.onDrop { value, x, y in value.get(Gdk.FileList.self) != nil }
    label.update(.label, "What a screen reader says")
    Gdk.Display.default?.addStyle(Gtk.CssProvider(css: ".big { font-size: 200%; }"))
}

private enum Transferring {
    struct Contact: Codable, Gdk.Transferable {
        var name: String
        static let transferFormats: [Gdk.TransferFormat<Contact>] = [
            .init("application/x-contact+json") {
                try JSONEncoder().encode($0)
            } read: {
                try JSONDecoder().decode(Contact.self, from: Data($0))
            },
            .init("text/plain;charset=utf-8") { $0.name.utf8 },
        ]
    }

    @MainActor
    static func use(
        _ clipboard: Gdk.Clipboard, _ contact: Contact, _ source: Gtk.DragSource, _ label: Gtk.Label
    ) async throws {
        clipboard.set(contact)
        let pasted = try await clipboard.read(Contact.self)
        source.content = Gdk.ContentProvider(contact)
        label.addController(Gtk.DropTarget(of: Contact.self, actions: .copy) { contact, x, y in true })
        print(pasted)
    }
}

@MainActor
private func application(
    _ app: Gtk.Application, _ toggle: Gtk.Switch, _ xml: String, _ dropDown: Gtk.DropDown, _ modes: [String]
) async throws {
    func show(_ title: String) {}
    app.addAction("quit") { [unowned app] in app.quit() }
    app.addAction("open", target: String.self) { name in print(name) }
    app.addAction("dark", state: false) { isOn in print(isOn) }
    app.setAccels(forAction: "app.quit", accels: ["<Primary>q"])
    let settings = try Gio.Settings(schemaId: "org.example.Hello")
    settings.bind("wrap-text", to: toggle, \.active)
    settings.set("names", ["Ada", "Grace"])
    settings.bind("mode", to: dropDown, \.selected) { (mode: String) in
        modes.firstIndex(of: mode)
    } set: {
        modes[$0]
    }
    app.addMainOption("title", shortName: "t", arg: .string, description: "Title of the window")
    app.onCommandLine { commandLine in  // needs the flag .handlesCommandLine
        show(commandLine.options.get("title") ?? "Untitled")
        return 0
    }
    Gio.busOwnName("org.example.Clock") { bus, _ in
        _ = try? bus.register("/org/example/Clock", interface: xml) { method, arguments in
            Variant(tuple: [Variant("noon")])
        } get: { property in
            Variant(12)
        }
    }
    let bus = try await Gio.DBusConnection.shared(.session)
    let answer = try await bus.call(
        "Time", of: "org.example.Clock", at: "/org/example/Clock", on: "org.example.Clock")
    print(answer[0].get(String.self) ?? "")
}
