// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Testing

/// A service on the session bus, and its clients.
@MainActor
@Suite(.serialized, .gtk)
struct BusTests {
    private static let (name, path) = ("org.example.RxShellTests.Counter", "/org/example/Counter")
    private static let xml = """
        <node><interface name="org.example.Counter">
          <method name="Add"><arg type="i" direction="in"/><arg type="i" direction="out"/></method>
          <property name="Count" type="i" access="readwrite"/>
          <property name="Fixed" type="s" access="read"/>
          <signal name="Changed"><arg type="i"/></signal>
        </interface></node>
        """

    final class Counter {
        var count: Int32 = 0
    }

    /// Runs an asynchronous body while the main loop runs.
    private func run(_ body: @escaping @MainActor () async throws -> Void) async throws {
        var isDone = false
        let task = Task {
            defer { isDone = true }
            try await body()
        }
        while !isDone {
            MainQueue.iterate()
            await Task.yield()
        }
        try await task.value
    }

    @Test func aNameIsOwnedSeenAndLost() {
        var news: [String] = []
        let owner = Gio.busOwnName(Self.name) { _, _ in
            news.append("bus")
        } nameAcquired: { _, _ in
            news.append("owned")
        }
        let watcher = Gio.busWatchName(Self.name) { _, _, _ in
            news.append("there")
        } vanished: { _, _ in
            news.append("gone")
        }
        pump { news.contains("owned") && news.contains("there") }
        #expect(news.first { $0 != "gone" } == "bus")
        #expect(news.contains("owned") && news.contains("there"))
        news = []
        owner.cancel()
        owner.cancel()
        pump { news == ["gone"] }
        #expect(news == ["gone"])
        watcher.cancel()
    }

    @Test func theClosuresOfABusNameAreFreedWhenTheNameIsReleased() {
        weak var dead: Counter?
        var id: Registration?
        do {
            let counter = Counter()
            dead = counter
            id = Gio.busOwnName(Self.name) { _, _ in counter.count += 1 }
            pump { counter.count > 0 }
        }
        #expect(dead?.count == 1)
        id?.cancel()
        pump { dead == nil }
        #expect(dead == nil)
    }

    @Test func propertiesAreReadWrittenAndRefused() async throws {
        let counter = Counter()
        try await run {
            let bus = try await Gio.DBusConnection.shared(.session)
            let id = try bus.register(Self.path, interface: Self.xml) { _, arguments in
                counter.count += arguments[0].get() ?? 0
                return Variant(tuple: [Variant(counter.count)])
            } get: { property in
                property == "Count" ? Variant(counter.count) : Variant("always")
            } set: { _, value in
                guard let count = value.get(Int32.self), count >= 0 else {
                    throw GLibError(domain: "org.example.Counter", code: 1, message: "Too few.")
                }
                counter.count = count
            }
            defer { id.cancel() }
            let own = bus.uniqueName
            let proxy = try await Gio.DBusProxy(
                busType: .session, name: own ?? "", objectPath: Self.path,
                interfaceName: "org.example.Counter")
            #expect(proxy.cachedProperty("Fixed")?.get() == "always")
            var changed: [String] = []
            proxy.onPropertiesChanged { values, _ in changed.append(values.text(typed: false)) }
            var signals: [String] = []
            proxy.onSignal { _, name, values in signals.append(name + values.text(typed: false)) }

            let sum = try await proxy.call("Add", parameters: Variant(tuple: [Variant(Int32(5))]))
            #expect(sum[0].get() == 5)
            let properties = "org.freedesktop.DBus.Properties"
            func set(_ value: Int32) async throws {
                _ = try await bus.call(
                    "Set", of: properties, at: Self.path, on: own, Variant("org.example.Counter"),
                    Variant("Count"), Variant(boxing: Variant(value)))
            }
            try await set(7)
            #expect(counter.count == 7)
            await #expect(throws: GLibError.self) { try await set(-1) }
            #expect(counter.count == 7)

            try bus.emit("Changed", of: "org.example.Counter", at: Self.path, Variant(counter.count))
            try bus.emitChanged(["Count": Variant(counter.count)], of: "org.example.Counter", at: Self.path)
            while changed.isEmpty || signals.isEmpty { await Task.yield() }
            #expect(signals == ["Changed(7,)"])
            #expect(changed == ["{'Count': <7>}"])
            #expect(proxy.cachedProperty("Count")?.get() == 7)
        }
    }

    @Test func anObjectWithoutPropertiesRefusesThem() async throws {
        try await run {
            let bus = try await Gio.DBusConnection.shared(.session)
            let id = try bus.register(Self.path, interface: Self.xml) { _, _ in nil }
            defer { id.cancel() }
            let error = await #expect(throws: GLibError.self) {
                try await bus.call(
                    "Get", of: "org.freedesktop.DBus.Properties", at: Self.path, on: bus.uniqueName,
                    Variant("org.example.Counter"), Variant("Count"))
            }
            #expect(error?.remoteName == "org.freedesktop.DBus.Error.UnknownProperty")
            #expect(error?.remoteMessage == "“Count” cannot be read.")
            #expect(GLibError(domain: "own", code: 1, message: "Mine.").remoteName == nil)
        }
    }
}
