// SPDX-License-Identifier: MIT

import AppTesting
import ControllerKit
import Glibc
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A program under the session manager of a desktop, which a script simulates.
    @MainActor struct SessionEndTests {
        @Test func theDesktopShowsTheReasonOfAScreenThatIsNotSaved() async {
            await #expect(processExitsWith: .exitCode(7)) {
                try await MainActor.run {
                    // It asks the program to end, prints the reason that it is given, and ends the session nevertheless.
                    let script = """
                        import dbus, dbus.service, dbus.mainloop.glib
                        from gi.repository import GLib
                        dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
                        bus = dbus.SessionBus()
                        name = dbus.service.BusName("org.gnome.SessionManager", bus)
                        loop = GLib.MainLoop()
                        log = []

                        class Client(dbus.service.Object):
                            @dbus.service.method("org.gnome.SessionManager.ClientPrivate", "bs", "")
                            def EndSessionResponse(self, is_ok, reason):
                                log.append("answered")
                                if log.count("answered") == 1:
                                    open("\(Letters.log)", "w").write(", ".join(log))
                                    self.EndSession(0)
                            @dbus.service.signal("org.gnome.SessionManager.ClientPrivate", "u")
                            def QueryEndSession(self, flags): pass
                            @dbus.service.signal("org.gnome.SessionManager.ClientPrivate", "u")
                            def EndSession(self, flags): pass

                        class Manager(dbus.service.Object):
                            @dbus.service.method("org.gnome.SessionManager", "ss", "o", sender_keyword="sender")
                            def RegisterClient(self, application, startup, sender):
                                # A manager outlives its programs: they still call it as they end.
                                bus.watch_name_owner(sender, lambda owner: owner or loop.quit())
                                self.client = Client(bus, "/org/gnome/SessionManager/Client1")
                                GLib.timeout_add(300, lambda: self.client.QueryEndSession(0))
                                return dbus.ObjectPath("/org/gnome/SessionManager/Client1")
                            @dbus.service.method("org.gnome.SessionManager", "o", "")
                            def UnregisterClient(self, client): pass
                            @dbus.service.method("org.gnome.SessionManager", "susu", "u")
                            def Inhibit(self, application, window, reason, flags):
                                log.append(f"{flags} {reason}")
                                return 5
                            @dbus.service.method("org.gnome.SessionManager", "u", "")
                            def Uninhibit(self, cookie): log.append("uninhibited")

                        manager = Manager(bus, "/org/gnome/SessionManager")
                        GLib.timeout_add_seconds(60, loop.quit)
                        loop.run()
                        """
                    let path = "\(Letters.log).py"
                    let file = try #require(fopen(path, "w"))
                    fputs(script, file)
                    fclose(file)
                    let wait =
                        "gdbus wait --session --timeout 20 org.gnome.SessionManager || sleep 2"
                    guard system("/usr/bin/python3 '\(path)' & \(wait)") == 0 else { exit(2) }
                    let code = ProgramRunner(Letters()).run(["letters"])
                    guard let output = fopen(Letters.log, "r") else { exit(3) }
                    var text = [CChar](repeating: 0, count: 256)
                    _ = fgets(&text, 255, output)
                    let log = String(
                        decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                    // The flag 1 is that of logging out.
                    exit(code == 0 && log == "1 The letter to Ada is not saved., answered" ? 7 : 1)
                }
            }
        }
    }
}

/// An application with a letter that is not saved.
private struct Letters: ControllerKit.Application {
    static var log: String { "\(TemporaryFolder.ofProcess.path)/session" }

    nonisolated init() {}

    var id: String { "org.rxshell.GtkBackendTests.Letters\(getpid())" }
    var windowRole: String? { nil }
    var firstStep: any Step { LetterStep.letter }
    func rootFlow() -> any Flow { LetterFlow() }
}

private enum LetterStep: Step { case letter }

private final class LetterFlow: Flow {
    let letter = LetterScreen()
    var root: any Presentable { letter }
    func navigate(to step: LetterStep) -> FlowContributors {
        .viewController(letter, with: NoneStepper())
    }
}

private final class LetterScreen: ViewController {
    override var reasonToStay: String? { "The letter to Ada is not saved." }
    override func shouldDismiss() -> Bool { false }
}
