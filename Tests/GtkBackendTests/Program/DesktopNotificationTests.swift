// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Notifications on a session bus, with a server of the test.
    @MainActor struct DesktopNotificationTests {
        private let server = Server()

        init() { Stage.gtk.enter() }

        /// A server by the protocol of freedesktop.org.
        @MainActor private final class Server {
            private(set) var bodies: [String] = []
            private var bus: DBusConnection?
            private var registrations: [Registration] = []

            func start(capabilities: [String]) async {
                registrations.append(
                    Gio.busOwnName(DesktopNotifications.server) { [weak self] bus, _ in
                        self?.export(on: bus, capabilities)
                    } nameAcquired: { [weak self] bus, _ in
                        self?.bus = bus
                    })
                while bus == nil { await settle() }
            }

            private func export(on bus: DBusConnection, _ capabilities: [String]) {
                let registration = try? bus.register(Self.path, interface: Self.interface) {
                    [weak self] method, arguments in
                    switch method {
                    case "GetCapabilities": return Variant(tuple: [Variant(capabilities)])
                    case "Notify":
                        self?.bodies.append(arguments[4].get(String.self) ?? "")
                        return Variant(tuple: [Variant(UInt32(7))])
                    default: return nil
                    }
                }
                if let registration { registrations.append(registration) }
            }

            /// Clicks the notification, as a server does that gives the program a token for its window.
            func click(token: String) {
                emit("ActivationToken", token)
                emit("ActionInvoked", "default")
            }

            func emit(_ signal: String, _ value: String) {
                try? bus?.emit(
                    signal, of: DesktopNotifications.server, at: Self.path, Variant(UInt32(7)), Variant(value)
                )
            }

            func stop() {
                for registration in registrations.reversed() { registration.cancel() }
                registrations = []
            }

            private static let path = "/org/freedesktop/Notifications"
            private static let interface = """
                <node><interface name="org.freedesktop.Notifications">
                <method name="GetCapabilities"><arg type="as" direction="out"/></method>
                <method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/>
                <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
                <arg type="as" direction="in"/><arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
                <arg type="u" direction="out"/></method>
                <method name="CloseNotification"><arg type="u" direction="in"/></method>
                <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
                <signal name="ActivationToken"><arg type="u"/><arg type="s"/></signal>
                </interface></node>
                """
        }

        private static var applications = 0

        private func makeNotifications() throws -> (DesktopNotifications, Gtk.Application) {
            Self.applications += 1
            let application = Gtk.Application(
                applicationId: "org.rxshell.GtkBackendTests.Served\(Self.applications)", flags: .nonUnique)
            try application.register()
            return (DesktopNotifications(application), application)
        }

        @Test(arguments: [["body", "body-markup"], ["body"]])
        func aBodyIsShownAsItIsByServersWithMarkupAndWithout(_ capabilities: [String]) async throws {
            await server.start(capabilities: capabilities)
            let (notifications, application) = try makeNotifications()
            notifications.post(DesktopNotification("a", title: "A", body: "1 < 2 & <b>b</b>")) { _ in }
            await wait { server.bodies.count == 1 }
            #expect(
                server.bodies == [
                    capabilities.contains("body-markup")
                        ? "1 &lt; 2 &amp; &lt;b&gt;b&lt;/b&gt;" : "1 < 2 & <b>b</b>"
                ])
            // The later one is shown, and one that was withdrawn at once is not.
            notifications.post(DesktopNotification("a", title: "A", body: "Tea & milk")) { _ in }
            notifications.post(DesktopNotification("a", title: "A", body: "Tea")) { _ in }
            notifications.post(DesktopNotification("b", title: "B", body: "Milk & tea")) { _ in }
            notifications.withdraw("b")
            notifications.post(DesktopNotification("c", title: "C", body: "c > b")) { _ in }
            await wait { server.bodies.count == 3 }
            #expect(server.bodies.count == 3 && server.bodies[1] == "Tea" && server.bodies[2].hasPrefix("c "))
            withExtendedLifetime(application) {}
            server.stop()
        }

        @Test func theWindowThatANotificationPresentsHasItsToken() async throws {
            // That of a tray in another test.
            GtkWindowView.activationToken = nil
            await server.start(capabilities: ["body", "actions"])
            let (notifications, application) = try makeNotifications()
            var tokens: [String?] = []
            func post() {
                notifications.post(DesktopNotification("a", title: "A")) { _ in
                    tokens.append(GtkWindowView.activationToken)
                    GtkWindowView.activationToken = nil
                }
            }
            post()
            await wait { server.bodies.count == 1 }
            // A token of another program, or for something else, is not used before.
            server.emit("ActivationToken", "other")
            for _ in 0..<10 { await settle() }
            #expect(GtkWindowView.activationToken == nil)
            server.click(token: "first")
            await wait { tokens.count == 1 }
            #expect(tokens == ["first"])
            post()
            await wait { server.bodies.count == 2 }
            server.emit("ActionInvoked", "default")
            await wait { tokens.count == 2 }
            #expect(tokens == ["first", nil])
            withExtendedLifetime(application) {}
            server.stop()
        }
    }
}
