// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Status items on a session bus, with a watcher and a host of the test.
    @MainActor struct StatusItemTests {
        init() { Stage.gtk.enter() }

        /// The watcher of a desktop with a tray.
        @MainActor private final class Tray {
            var bus: DBusConnection?
            var items: [String] = []
            var hasHost = true
            private var registrations: [Registration] = []

            func start() async {
                let name = Gio.busOwnName(GtkStatusItem.watcher) { [weak self] bus, _ in
                    self?.bus = bus
                    self?.export(bus)
                }
                registrations.append(name)
                while bus == nil { await settle() }
            }

            private func export(_ bus: DBusConnection) {
                let registration = try? bus.register("/StatusNotifierWatcher", interface: Self.interface) {
                    [weak self] _, arguments in
                    self?.items.append(arguments[0].get(String.self) ?? "")
                    return nil
                } get: { [weak self] _ in
                    Variant(self?.hasHost ?? false)
                }
                if let registration { registrations.append(registration) }
            }

            func setHost(_ isThere: Bool) {
                hasHost = isThere
                try? bus?.emit(
                    "StatusNotifierHost\(isThere ? "Registered" : "Unregistered")", of: GtkStatusItem.watcher,
                    at: "/StatusNotifierWatcher")
            }

            func stop() {
                for registration in registrations.reversed() { registration.cancel() }
                registrations = []
            }

            func property(_ name: String) async -> Variant? {
                guard let bus, let item = items.last else { return nil }
                let interface = "org.kde.StatusNotifierItem"
                return try? await bus.call(
                    "Get", of: "org.freedesktop.DBus.Properties", at: "/StatusNotifierItem", on: item,
                    Variant(interface), Variant(name))[0].unboxed
            }

            func menu(_ method: String, _ arguments: Variant...) async -> Variant? {
                guard let bus, let item = items.last else { return nil }
                return try? await bus.call(
                    item, objectPath: "/MenuBar", interfaceName: "com.canonical.dbusmenu", methodName: method,
                    parameters: Variant(tuple: arguments), flags: [], timeoutMsec: -1)
            }

            func layout() async -> Variant? {
                await menu("GetLayout", Variant(Int32(0)), Variant(Int32(-1)), Variant([String]()))
            }

            private static let interface = """
                <node><interface name="org.kde.StatusNotifierWatcher">
                <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
                <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
                <signal name="StatusNotifierHostRegistered"/><signal name="StatusNotifierHostUnregistered"/>
                </interface></node>
                """
        }

        private func makeItem(_ log: @escaping @MainActor (String) -> Void) -> StatusItem {
            let item = StatusItem("letters", title: "Letters", icon: "mail-unread-symbolic")
            item.menu = Menu([
                [.init("Write", action: "write", icon: "list-add-symbolic")],
                .init(
                    "Sort",
                    [
                        .init(
                            "By",
                            submenu: Menu(sections: [
                                [
                                    .init("Name", action: "sort", value: "name"),
                                    .init("Date", action: "sort", value: "date"),
                                ]
                            ]))
                    ]),
            ])
            item.actions = [
                Action("write", title: "Write") { log("write") },
                Action("sort", title: "Sort", value: "name") { log("sort \($0)") },
            ]
            return item
        }

        @Test func aTrayShowsAnItemAndFollowsItsMenu() async throws {
            let tray = Tray()
            await tray.start()
            weak var dead: StatusItem?
            weak var backendDead: GtkStatusItem?
            do {
                var log: [String] = []
                let item = makeItem { log.append($0) }
                dead = item
                #expect(!item.isShown)
                await wait { item.isShown }
                #expect(item.isShown && tray.items.count == 1)
                #expect(await tray.property("Id")?.get(String.self) == "letters")
                #expect(await tray.property("IconName")?.get(String.self) == "mail-unread-symbolic")
                item.badge = "3"
                item.tooltip = "Three letters & <a card>"
                item.needsAttention = true
                #expect(await tray.property("Title")?.get(String.self) == "Letters (3)")
                #expect(await tray.property("Status")?.get(String.self) == "NeedsAttention")
                #expect(
                    await tray.property("ToolTip")?[3].get(String.self)
                        == "Three letters &amp; &lt;a card&gt;")

                // The item, a line, the title of the section, and the item with a sub-menu.
                let root = try #require(await tray.layout())[1]
                #expect(root[2].count == 4)
                let write = try #require(root[2][0].unboxed)
                #expect(write[1]["label"]?.get(String.self) == "Write")
                let names = try #require(root[2][3].unboxed)[2]
                #expect(names.count == 2)
                #expect(names[0].unboxed?[1]["toggle-state"]?.get(Int32.self) == 1)
                let date = try #require(names[1].unboxed?[0].get(Int32.self))
                _ = await tray.menu(
                    "Event", write[0], "clicked", Variant(boxing: Variant(Int32(0))), Variant(UInt32(0)))
                _ = await tray.menu(
                    "Event", Variant(date), "clicked", Variant(boxing: Variant(Int32(0))), Variant(UInt32(0)))
                #expect(log == ["write", "sort date"])
                let state = await tray.menu("GetProperty", Variant(date), "toggle-state")
                #expect(state?[0].unboxed?.get(Int32.self) == 1)
                item.actions[0].isEnabled = false
                let enabled = await tray.menu("GetProperty", write[0], "enabled")
                #expect(enabled?[0].unboxed?.get(Bool.self) == false)
                _ = await tray.menu(
                    "Event", write[0], "clicked", Variant(boxing: Variant(Int32(0))), Variant(UInt32(0)))
                #expect(log.count == 2)
                // What another process sends does no harm.
                _ = await tray.menu(
                    "Event", Variant(Int32(99)), "clicked", Variant(boxing: Variant("")), Variant(UInt32(0)))
                item.menu = Menu(sections: [[.init("Write", action: "write")]])
                #expect(await tray.layout()?[1][2].count == 1)

                var activations = 0
                let subscription = item.activations.subscribe(onNext: { activations += 1 })
                // Plasma sends it before the click.
                _ = try await tray.bus?.call(
                    "ProvideXdgActivationToken", of: "org.kde.StatusNotifierItem", at: "/StatusNotifierItem",
                    on: tray.items[0], Variant("token"))
                _ = try await tray.bus?.call(
                    "Activate", of: "org.kde.StatusNotifierItem", at: "/StatusNotifierItem",
                    on: tray.items[0],
                    Variant(Int32(0)), Variant(Int32(0)))
                #expect(activations == 1)
                subscription.dispose()
                tray.setHost(false)
                await wait { !item.isShown }
                #expect(!item.isShown)
                tray.setHost(true)
                await wait { item.isShown }
                tray.stop()
                await wait { !item.isShown }
                #expect(!item.isShown)
                await tray.start()
                await wait { item.isShown }
                #expect(item.isShown && tray.items.count == 2)
                backendDead = item.backendItem as? GtkStatusItem
            }
            await wait { dead == nil && backendDead == nil }
            #expect(dead == nil && backendDead == nil)
            // The connection has ended, by which a tray removes the icon.
            while await tray.property("Id") != nil { await settle() }
            tray.stop()
        }

        /// A tray may show the menu before for a moment, or until the user closes it.
        @Test func aClickInTheMenuBeforeIsNeverOneOnAnotherItem() async throws {
            let tray = Tray()
            await tray.start()
            var log: [String] = []
            let item = makeItem { log.append($0) }
            let quit = Action("quit", title: "Quit") { log.append("quit") }
            item.actions.append(quit)
            await wait { item.isShown }
            let write = try #require(await tray.layout()?[1][2][0].unboxed?[0].get(Int32.self))
            func click() async {
                _ = await tray.menu(
                    "Event", Variant(write), "clicked", Variant(boxing: Variant(Int32(0))), Variant(UInt32(0))
                )
            }
            // It is the second item now, and has another title.
            item.menu = Menu(sections: [[.init("Quit", action: "quit"), .init("Write…", action: "write")]])
            await click()
            #expect(log == ["write"])
            let items = try #require(await tray.layout()?[1][2])
            #expect(items[1].unboxed?[0].get(Int32.self) == write)
            #expect(items[0].unboxed?[0].get(Int32.self) != write)
            // It is gone.
            item.menu = Menu(sections: [[.init("Quit", action: "quit")]])
            await click()
            #expect(log == ["write"])
            tray.stop()
            await wait { !item.isShown }
        }

        @Test func aTitleAboveItemsThatChangesKeepsItsNumber() {
            func menu(_ title: String, after old: StatusMenu? = nil) -> StatusMenu {
                StatusMenu(Menu([.init(title, [.init("Quit", action: "quit")])]), after: old)
            }
            let old = menu("Synchronised 12:01")
            let new = menu("Synchronised 12:02", after: old)
            #expect(new != old && new.root.children.map(\.id) == old.root.children.map(\.id))
        }

        @Test func withoutATrayAnItemIsNotShown() async {
            weak var dead: StatusItem?
            do {
                let item = makeItem { _ in }
                dead = item
                for _ in 0..<20 { await settle() }
                #expect(!item.isShown)
            }
            await wait { dead == nil }
            #expect(dead == nil)
        }
    }
}
