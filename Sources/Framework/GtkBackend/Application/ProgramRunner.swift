// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gio
import Glibc
import Gtk
import ViewKit

/// Runs a program as a `GtkApplication`.
@MainActor final class ProgramRunner: ProgramHost {
    private let program: any Program
    private let application: Gtk.Application
    private var running: (any RunningProgram)?
    /// The actions of the command line that are not performed yet.
    private var requestedActions: [String]

    init(_ program: any Program) {
        self.program = program
        requestedActions = program.requestedActions
        // The desktop matches windows with the program's desktop file by this name; it has to be set before GTK starts.
        GLib.setProgramName(program.id)
        GLib.setApplicationName(program.name)
        let id = program.profile.map { "\(program.id).\($0)" } ?? program.id
        application = Gtk.Application(applicationId: id, flags: .handlesOpen)
        application.onStartup { [unowned self] in start() }
        application.onActivate { [unowned self] in activate() }
        application.onOpen { [unowned self] files, _ in running?.open(files.map { $0.path ?? $0.uri }) }
        application.registerSession = true
        application.onQueryEnd { [unowned self] in running?.querySessionEnd() }
    }

    /// The request that the desktop's session does not end; nil if there is none.
    private var inhibition: Registration?

    func inhibitSessionEnd(_ reason: String?) {
        let old = inhibition
        inhibition = reason.map {
            application.inhibit(application.activeWindow, flags: .logout, reason: $0)
        }
        old?.cancel()
    }

    /// Runs until ``quit()``; returns the exit code.
    func run(_ arguments: [String]) -> Int32 {
        // Before the name is on the bus: a program that sees the name may send a signal at once.
        ProcessSignal.onTermination { [unowned self] in
            if let running { running.requestQuit() } else { application.quit() }
        }
        if let process = unresponsiveProcess() {
            say(
                "it is running already, as process \(process), which does not respond. End it with `kill -KILL \(process)`, and start "
                    + "\(program.name) again.")
            return 1
        }
        performRemotely()
        let code = application.run(arguments)
        running?.willEnd()
        running = nil
        return Int32(code)
    }

    func quit() { application.quit() }

    private func activate() {
        running?.activate()
        let actions = requestedActions
        requestedActions = []
        for action in actions { running?.perform(action) }
    }

    /// Performs the actions of the command line in the process that runs already, if there is one. This
    /// process then only activates that one, and ends.
    private func performRemotely() {
        guard !requestedActions.isEmpty else { return }
        // Without a session bus, this process is the only one.
        guard (try? application.register()) != nil, application.isRemote else { return }
        for action in requestedActions {
            if application.hasAction(action) {
                application.activateAction(action)
            } else {
                say("the program that runs has no action \"\(action)\" now.")
            }
        }
        try? application.dbusConnection?.flushSync()
    }

    /// The number of the process that runs the program already and has not responded for ten seconds, such as
    /// one that has crashed and is still printing where; nil if there is none. GTK would wait for it much
    /// longer, and then say only that a time has passed.
    private func unresponsiveProcess() -> UInt32? {
        // Without a session bus, this process is the only one.
        guard let id = application.applicationId, let bus = try? DBusConnection.bus(.session) else {
            return nil
        }
        // The path that GApplication gives an application.
        let path = "/" + id.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
        do {
            // This is what GTK asks first.
            _ = try bus.callSync(
                id, objectPath: path, interfaceName: "org.gtk.Actions", methodName: "DescribeAll",
                flags: .noAutoStart, timeoutMsec: 10_000)
        } catch  where error.is(IOErrorEnum.timedOut) {
            let process = try? bus.callSync(
                "org.freedesktop.DBus", objectPath: "/org/freedesktop/DBus",
                interfaceName: "org.freedesktop.DBus", methodName: "GetConnectionUnixProcessID",
                parameters: Variant(tuple: [Variant(id)]))
            return process?[0].get(UInt32.self)
        } catch {}
        return nil
    }

    /// Prints a message for the user.
    private func say(_ message: String) {
        let line = Array("\(program.name): \(message)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }

    private func start() {
        application.hold()
        Gtk.Window.turnOffInspectorKeys()
        Toolkit.install(GtkBackend(application: application))
        running = program.start(on: self)
        exportInspection()
    }

    /// Exports the description for `rxtree --live` on the session bus, if the environment of the process
    /// permits it. Every program on the bus can read it then.
    private func exportInspection() {
        guard GLib.environmentVariable("RXSHELL_INSPECTOR") == "1", let bus = application.dbusConnection
        else { return }
        do {
            _ = try bus.register("/org/rxshell/Inspector", interface: Self.inspection) {
                [weak self] method, parameters in
                guard let running = self?.running, let text = running.inspect() else {
                    throw Self.inspectionError("The program has nothing to inspect.")
                }
                guard method == "GoTo" else { return Variant(tuple: [Variant(text)]) }
                let number = Int(parameters[0].get(Int32.self) ?? 0)
                guard running.goToState(afterEntry: number) else {
                    throw Self.inspectionError(
                        "The state after entry \(number) of the journal is not known: the entry was removed, its window was closed, or the "
                            + "application does not record its navigation (restoresNavigation). Choose an entry that rxtree --live prints."
                    )
                }
                return Variant(tuple: [])
            }
        } catch {
            ViewReport(.other("The inspector cannot be reached from outside: \(error)"), view: program.id)
                .send()
        }
    }

    private static func inspectionError(_ message: String) -> GLibError {
        GLibError(domain: "org.rxshell.Inspector", code: 1, message: message)
    }

    private static let inspection = """
        <node><interface name="org.rxshell.Inspector1">
          <method name="Inspect"><arg type="s" direction="out"/></method>
          <method name="GoTo"><arg type="i" direction="in"/></method>
        </interface></node>
        """
}
