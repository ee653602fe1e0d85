// SPDX-License-Identifier: MIT

import AppTesting
import Glibc
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A program that is started while another process has its name.
    @MainActor struct OtherProcessTests {
        /// Its last turn was before the request came: nobody handles what is sent to it.
        @Test func aProgramThatIsStartedWhileItsOtherProcessEndsIsStartedAnew() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run { start(whileAnotherStopsAt: "Activate", logs: ["activated"]) }
            }
        }

        @Test func soItIsIfThatProcessKeepsItsNameForSomeTime() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "Activate", afterwards: "keeps its name", logs: ["activated"])
                }
            }
        }

        @Test func soItIsIfThatProcessHasRemovedItsObjectsAndNeedsLong() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "Activate", afterwards: "refuses 300 requests",
                        logs: ["activated"])
                }
            }
        }

        @Test func soItIsIfThatProcessEndsBeforeItGetsARequest() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run { start(whileAnotherStopsAt: "second DescribeAll", logs: ["activated"]) }
            }
        }

        /// The process that ends asks its screens before.
        @Test func soItIsIfThatProcessHasPresentedItsWindowBeforeItEnds() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "EndIsDecided", afterwards: "keeps its name", logs: ["activated"]
                    )
                }
            }
        }

        @Test func soItIsIfItRequestsAnAction() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "ActivateAction", requesting: ["shelf.add"],
                        logs: ["activated", "shelf.add"])
                }
            }
        }

        /// Its windows, which have the actions, are closed already.
        @Test func soItIsIfThatProcessDoesNotHaveTheActionAnyMore() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "EndIsDecided", requesting: ["shelf.add", "shelf.sort"],
                        logs: ["activated", "shelf.sort"])
                }
            }
        }

        /// Such as the action that ends it.
        @Test func anActionThatTheOtherProcessHasPerformedIsNotPerformedAgain() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "Activate", requesting: ["shelf.add"], logs: [])
                }
            }
        }

        @Test func butTheFilesAreOpened() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "Open", requesting: ["shelf.add"], files: ["/tmp/a"],
                        logs: ["/tmp/a"])
                }
            }
        }

        /// The other process shows its question.
        @Test func theUserOfTheOtherProcessIsNotWaitedFor() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "EndIsDecided(user)", asksUser: true, logs: [])
                }
            }
        }

        @Test func filesAreOpenedAnewWhenThatUserHasEndedTheOtherProcess() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "EndIsDecided(user)", asksUser: true, files: ["/tmp/a"],
                        logs: ["/tmp/a"])
                }
            }
        }

        @Test func aProcessThatDoesNotRespondIsReported() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "DescribeAll", afterwards: "hangs", fails: true)
                }
            }
            try expect(result, says: Self.doesNotRespond)
        }

        @Test func soIsOneThatDoesNotRespondAfterTheRequest() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "Activate", afterwards: "hangs", fails: true)
                }
            }
            try expect(result, says: Self.doesNotRespond)
        }

        @Test func soIsOneThatDoesNotDecideWhetherItEnds() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "EndIsDecided", afterwards: "hangs", fails: true)
                }
            }
            try expect(result, says: Self.doesNotRespond)
        }

        @Test func soIsOneThatEndsAndHasNeverEnded() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "Activate", afterwards: "refuses", fails: true)
                }
            }
            try expect(
                result,
                says:
                    "it is running already, as process PID, which ends, but has not ended yet. End it with `kill -KILL PID`, and start Started again."
            )
        }

        @Test func soIsAnActionThatHasFailed() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(
                        whileAnotherStopsAt: "ActivateAction", afterwards: "fails", requesting: ["shelf.add"],
                        fails: true)
                }
            }
            try expect(
                result,
                says:
                    "PID has not said whether it has performed the action \"shelf.add\": GDBus.Error:org.example.Full: no space. "
            )
        }

        @Test func soIsAnActionThatTheOtherProcessDoesNotHave() async throws {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    start(whileAnotherStopsAt: "nothing", requesting: ["shelf.sort"], fails: true)
                }
            }
            try expect(result, says: "the program that runs has no action \"shelf.sort\" now.")
        }

        private static let doesNotRespond =
            "it is running already, as process PID, which does not respond. End it with `kill -KILL PID`, and start Started again."

        /// PID in the text stands for the number of the other process.
        private func expect(_ result: ExitTest.Result?, says text: String) throws {
            let output = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
            let process = try #require(output.firstMatch(of: /The other process was (\d+)\./)?.1)
            #expect(output.contains(text.replacing("PID", with: String(process))))
        }
    }
}

/// Starts a program while another process has its name, and ends this process: with 7 if all is as expected.
///
/// - Parameters:
///   - call: the call at which the other process stops to handle calls.
///   - afterwards: what it does then; by default it ends at once.
///   - asksUser: whether its user is asked whether it ends.
///   - actions: the actions that are requested; the other process has shelf.add only.
///   - files: the files to open.
///   - log: what the program does in this process.
///   - fails: whether it must end with an error.
@MainActor private func start(
    whileAnotherStopsAt call: String, afterwards: String = "", asksUser: Bool = false,
    requesting actions: [String] = [],
    files: [String] = [], logs log: [String] = [], fails: Bool = false
) {
    let program = Started(actions)
    let python = """
        import dbus, dbus.bus, dbus.lowlevel, dbus.mainloop.glib, os
        from gi.repository import GLib
        dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
        bus = dbus.bus.BusConnection(dbus.bus.BusConnection.TYPE_SESSION)
        afterwards = "\(afterwards)"
        described, refused, has_stopped = 0, 0, False

        def receive(bus, message):
            global described, refused, has_stopped
            interface, name = message.get_interface(), message.get_member()
            if message.get_type() != 1 or not interface.startswith(("org.gtk.", "org.rxshell.", "org.freedesktop.Application")):
                return dbus.lowlevel.HANDLER_RESULT_NOT_YET_HANDLED
            described += name == "DescribeAll"
            if name == "Activate" and interface == "org.gtk.Actions":
                name = "ActivateAction"
            if name == "EndIsDecided" and message.get_args_list()[0]:
                name = "EndIsDecided(user)"
            if "\(call)" in [name, f"second {name}" if described == 2 else ""] and not has_stopped:
                has_stopped = True
                if not afterwards:
                    os._exit(0)
                if afterwards == "keeps its name":
                    GLib.timeout_add(500, os._exit, 0)
            if has_stopped:
                refused += 1
                if refused == 300 and "300" in afterwards:
                    os._exit(0)
                if afterwards.startswith("refuses"):
                    bus.send_message(dbus.lowlevel.ErrorMessage(message, "org.freedesktop.DBus.Error.UnknownMethod", "no such object"))
                if afterwards == "fails":
                    bus.send_message(dbus.lowlevel.ErrorMessage(message, "org.example.Full", "no space"))
                return dbus.lowlevel.HANDLER_RESULT_HANDLED
            reply = dbus.lowlevel.MethodReturnMessage(message)
            if name == "DescribeAll":
                reply.append({"shelf.add": (True, dbus.Signature(""), dbus.Array([], "v"))}, signature="a{s(bgav)}")
            if name.startswith("EndIsDecided"):
                reply.append("\(asksUser)" == "false", signature="b")
            bus.send_message(reply)
            return dbus.lowlevel.HANDLER_RESULT_HANDLED

        bus.add_message_filter(receive)
        bus.request_name("\(program.id)")
        print(os.getpid(), flush=True)
        GLib.timeout_add_seconds(60, os._exit, 1)
        GLib.MainLoop().run()
        """
    let path = "\(TemporaryFolder.ofProcess.path)/other.py"
    guard let file = fopen(path, "w"), fputs(python, file) >= 0, fclose(file) == 0,
        let other = popen("exec /usr/bin/python3 '\(path)'", "r")
    else { exit(1) }
    var line = [CChar](repeating: 0, count: 20)
    _ = fgets(&line, 20, other)
    let process = pid_t(atoi(line))
    var limits = OtherProcess.Limits()
    if fails { (limits.reply, limits.end) = (200, 200) }
    let code = ProgramRunner(program, limits).run(["started"] + files)
    // It has ended by itself if this process is the program now.
    if log.isEmpty { kill(process, SIGKILL) }
    let status = pclose(other)
    let message = "The other process was \(process).\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    // On the main thread, as `Program.main()` does. If another thread ended it, the main thread would still answer the desktop, and use
    // objects that are released already.
    exit(code == (fails ? 1 : 0) && (status == 0 || log.isEmpty) && Started.log == log ? 7 : 1)
}

/// Records that it was activated, the actions that it is requested to perform, and the files to open, and then ends.
private final class Started: Program, RunningProgram {
    nonisolated(unsafe) static var log: [String] = []
    let requestedActions: [String]
    private weak var host: (any ProgramHost)?

    nonisolated init() { requestedActions = [] }
    nonisolated init(_ actions: [String]) { requestedActions = actions }

    var id: String { "org.rxshell.GtkBackendTests.Started\(getpid())" }
    var name: String { "Started" }

    func start(on host: any ProgramHost) -> any RunningProgram {
        self.host = host
        return self
    }

    func activate() {
        Self.log.append("activated")
        if requestedActions.isEmpty { host?.quit() }
    }

    func perform(_ action: String) {
        Self.log.append(action)
        host?.quit()
    }

    func open(_ paths: [String]) {
        Self.log += paths
        host?.quit()
    }

    func requestQuit() { host?.quit() }
}
