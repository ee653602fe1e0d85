// SPDX-License-Identifier: MIT

import FileKit
import GLib
import GObject
import Gio
import Glibc
import Gtk
import ViewKit

/// Runs a program as a `GtkApplication`.
@MainActor final class ProgramRunner: ProgramHost {
    private let program: any Program
    private var application: Gtk.Application
    private var running: (any RunningProgram)?
    /// The actions of the command line that are not performed yet.
    private var requestedActions: [String]
    private let limits: OtherProcess.Limits
    /// The token with which the desktop has started this process on Wayland; nil if there is none, or if GTK has read it. GTK 4.8 does not.
    private let activationToken: String?

    init(_ program: any Program, _ limits: OtherProcess.Limits = OtherProcess.Limits()) {
        self.program = program
        self.limits = limits
        requestedActions = program.requestedActions
        activationToken = GLib.environmentVariable("XDG_ACTIVATION_TOKEN")
        // It is not for the programs that this one starts.
        GLib.unsetEnvironmentVariable("XDG_ACTIVATION_TOKEN")
        // The desktop matches windows with the program's desktop file by this name; it has to be set before GTK starts.
        GLib.setProgramName(program.id)
        GLib.setApplicationName(program.name)
        application = Self.application(of: program)
        connect()
    }

    private static func application(of program: any Program) -> Gtk.Application {
        let id = program.profile.map { "\(program.id).\($0)" } ?? program.id
        return ActivatedApplication(applicationId: id, flags: .handlesOpen)
    }

    private func connect() {
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

    /// Runs until ``quit()``; returns the exit code. If another process runs the program already, that one performs the request, and this
    /// one returns. If that one ends before it has done so, this one is the program then.
    func run(_ arguments: [String]) -> Int32 {
        // Before the name is on the bus: a program that sees the name may send a signal at once.
        ProcessSignal.onTermination { [unowned self] in
            if let running { running.requestQuit() } else { quit() }
        }
        let hasFiles = arguments.dropFirst().contains { !$0.hasPrefix("-") }
        var code = 0
        // When the other process was first seen to end.
        var end: ContinuousClock.Instant?
        while true {
            let other = OtherProcess(application, limits)
            // After the run, it is not known any more.
            var isRemote = false
            switch other?.state {
            case .hangs(let process): return refuse(process, "which does not respond")
            case .responds where (try? application.register()) != nil: isRemote = application.isRemote
            // It ends at this moment.
            case .responds, .ends:
                let start = end ?? .now
                end = start
                if start.duration(to: .now) > .milliseconds(limits.end), let process = other?.process {
                    return refuse(process, "which ends, but has not ended yet")
                }
                usleep(10_000)
                continue
            case .absent, nil: break
            }
            if isRemote, let activationToken { other?.pass(activationToken: activationToken) }
            let hadActions = !requestedActions.isEmpty
            let hasFailed = !performRemotely(other)
            code = application.run(arguments)
            if hasFailed { code = 1 }
            // An action that was performed there may have ended it.
            guard isRemote, let other, hasFiles || !hadActions || !requestedActions.isEmpty else { break }
            switch other.stateAfterRequest(includingUser: hasFiles) {
            case .hangs(let process): return refuse(process, "which does not respond")
            case .responds:
                for action in requestedActions {
                    say("the program that runs has no action \"\(action)\" now.")
                }
                return requestedActions.isEmpty ? Int32(code) : 1
            case .absent, .ends: break
            }
            // The request came too late for that process. This one is the program now.
            end = nil
            application = Self.application(of: program)
            application.setDefault()
            connect()
        }
        running?.willEnd()
        running = nil
        return Int32(code)
    }

    /// Says that another process keeps this one from running.
    private func refuse(_ process: UInt32, _ reason: String) -> Int32 {
        say(
            "it is running already, as process \(process), \(reason). End it with `kill -KILL \(process)`, and start "
                + "\(program.name) again.")
        return 1
    }

    func quit() {
        hasQuit = true
        application.quit()
    }

    /// Whether the program ends: its main loop makes no further turn.
    private var hasQuit = false

    private func activate() {
        running?.activate()
        let actions = requestedActions
        requestedActions = []
        for action in actions { running?.perform(action) }
    }

    /// Performs the actions of the command line in the process that runs already, if there is one. This process then only activates that
    /// one, and ends. What that process does not have stays in ``requestedActions``: it may end.
    ///
    /// - Returns: false after an error.
    private func performRemotely(_ other: OtherProcess?) -> Bool {
        guard let other, !requestedActions.isEmpty, (try? application.register()) != nil, application.isRemote
        else { return true }
        var isRight = true
        for action in requestedActions where application.hasAction(action) {
            do throws(GLibError) {
                try other.perform(action)
            } catch  where OtherProcess.isEnding(error) {
                return isRight
            } catch {
                isRight = false
                let process =
                    other.process.map { "it is running already, and process \($0)" } ?? "the process that ran"
                say(
                    "\(process) has not said whether it has performed the action \"\(action)\": \(error.message). See in its window "
                        + "whether it has.")
            }
            if let index = requestedActions.firstIndex(of: action) { requestedActions.remove(at: index) }
        }
        return isRight
    }

    /// Exports a method that returns when it is decided whether this program ends, and one for the token of another process.
    private func exportProgram() {
        _ = try? application.dbusConnection?.register(
            OtherProcess.programPath, interface: OtherProcess.programDescription
        ) { [weak self] method, parameters in
            if method == "SetActivationToken" {
                GtkWindowView.activationToken = parameters[0].get(String.self)
                return nil
            }
            let includingUser = parameters[0].get(Bool.self) == true
            let isDecided = await (self?.running as? any EndingProgram)?.endIsDecided(
                includingUser: includingUser)
            // The error of a process that has ended.
            guard let self, !hasQuit else { throw GLibError(DBusError.noReply, "The program ends.") }
            return Variant(tuple: [Variant(isDecided ?? true)])
        }
    }

    /// Prints a message for the user.
    private func say(_ message: String) { writeToStandardError("\(program.name): \(message)") }

    private func start() {
        application.hold()
        Gtk.Window.turnOffInspectorKeys()
        // On X11, a window has the icon itself: openbox, icewm and the task bar of Xfce read no desktop file.
        Gtk.Window.setDefaultIconName(program.id)
        Toolkit.install(GtkBackend(application: application))
        GtkWindowView.activationToken = activationToken
        running = program.start(on: self)
        exportProgram()
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
