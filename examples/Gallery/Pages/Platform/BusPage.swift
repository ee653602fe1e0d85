// SPDX-License-Identifier: MIT

import Gtk

/// D-Bus: calls to other programs, and an object that other programs call.
final class BusPage: Page {
    static let lesson = Lesson(
        "D-Bus", in: .platform,
        about: "Programs of a desktop call each other over D-Bus. Calls are awaited, values are checked.",
        words: "dbus bus session call method signal service object introspection variant"
    ) { BusPage() }

    let list = Gtk.Button(mnemonic: "_List the services")
    let names = Gtk.StringList()
    let empty = Gtk.Label("Nobody asked yet.")
    let ask = Gtk.Button(mnemonic: "_Ask ourselves")
    let question = Gtk.Entry().takingOneLine()
    private var bus: Gio.DBusConnection?
    private var object: Registration?
    private var work: Task<Void, Never>?

    init() {
        super.init(Self.lesson)
        // The task retains the page while it runs. It is cancelled when the page is left.
        onUnmap { [weak self] in self?.work?.cancel() }
        let factory = Gtk.SignalListItemFactory()
        factory.onSetup { item in item.child = Gtk.Widget.paragraph("") }
        factory.onBind { item in
            guard let name = (item.item as? Gtk.StringObject)?.string else { return }
            (item.child as? Gtk.Label)?.label = name
            item.setAccessibleLabel(name)
        }
        let view = Gtk.ListView(model: Gtk.NoSelection(model: names), factory: factory)
        view.update(.label, "Services")
        list.onClicked { [unowned self] in run { try await $0.listNames() } }
        empty.addCssClass("dim-label")
        empty.canTarget = false
        let services = Gtk.Overlay()
        services.child = .scrolling(view, height: 180)
        services.addOverlay(empty)
        section("A call", nil, .row(list), services)

        question.text = "stressed"
        question.hexpand = true
        question.update(.label, "Text to reverse")
        ask.onClicked { [unowned self] in run { try await $0.askOurselves() } }
        section(
            "An object",
            "It reverses a text for any caller: this page, or “gdbus call” in a terminal.",
            .row(question, ask))
    }

    isolated deinit {
        object?.cancel()
    }

    private func run(_ body: @escaping @MainActor (BusPage) async throws -> Void) {
        work = Task { [weak self] in
            do {
                if let self { try await body(self) }
            } catch {
                self?.report("The bus says: \(error)")
            }
        }
    }

    private func listNames() async throws {
        let bus = try await Gio.DBusConnection.shared(.session)
        let answer = try await bus.call(
            "ListNames", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus")
        let found = (answer[0].get([String].self) ?? []).filter { !$0.hasPrefix(":") }.sorted()
        empty.visible = found.isEmpty
        names.splice(at: 0, removing: names.nItems, inserting: found)
        report("\(found.count) services have names.")
    }

    private func askOurselves() async throws {
        let bus = try await Gio.DBusConnection.shared(.session)
        self.bus = bus
        if object == nil {
            object = try bus.register("/org/example/Gallery", interface: Self.interface) { _, arguments in
                guard let text = arguments[0].get(String.self), !text.isEmpty else {
                    throw GLibError(
                        domain: "org.example.Gallery", code: 1, message: "There is nothing to turn around.")
                }
                return Variant(tuple: [Variant(String(text.reversed()))])
            }
        }
        let answer = try await bus.call(
            "Reverse", of: "org.example.Gallery", at: "/org/example/Gallery", on: bus.uniqueName,
            Variant(question.text))
        report("The answer is “\(answer[0].get(String.self) ?? "")”.")
    }

    private static let interface = """
        <node><interface name="org.example.Gallery">
          <method name="Reverse"><arg type="s" direction="in"/><arg type="s" direction="out"/></method>
        </interface></node>
        """
}
