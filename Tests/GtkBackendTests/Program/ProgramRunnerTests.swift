// SPDX-License-Identifier: MIT

import CGtk
import GObject
import Glibc
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Programs that run in other processes.
    @MainActor struct ProgramRunnerTests {
        @Test func aProgramThatIsAskedToEndWhileItStartsDoesSo() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    let code = ProgramRunner(Asked()).run([])
                    end(code == 0 && Asked.log == ["started", "asked"])
                }
            }
        }

        @Test func aSecondSignalEndsAProgramThatDoesNotEnd() async {
            await #expect(processExitsWith: .signal(SIGTERM)) {
                await MainActor.run {
                    _ = ProgramRunner(Stubborn()).run([])
                    end(false)
                }
            }
        }

        /// Neither in a window of the program, nor in one of GTK's own dialogs.
        @Test func noKeyOpensTheInspectorOfGtk() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    _ = ProgramRunner(Pressed()).run([])
                    end(Pressed.responses == [false, false])
                }
            }
        }

        @Test func theWindowsHaveTheIconOfTheProgram() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    let code = ProgramRunner(Activated()).run([])
                    end(code == 0 && Gtk.Window.defaultIconName == Activated().id)
                }
            }
        }

        /// Otherwise an input method and GTK's threads for icons may wait for each other when the first field is shown.
        @Test func theTypeOfLocalFilesExistsBeforeTheFirstWindow() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    let code = ProgramRunner(Activated()).run([])
                    end(code == 0 && Activated.hasLocalFiles == [false, true])
                }
            }
        }

        @Test func whatTheCommandLineNamesIsOpenedByPathOrByURI() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    let arguments = ["shelf", "/tmp/two words.vcf", "shelf://books/7/12"]
                    let code = ProgramRunner(Opening(fromBus: false)).run(arguments)
                    end(code == 0 && Opening.opened == [["/tmp/two words.vcf", "shelf://books/7/12"]])
                }
            }
        }

        /// Of its own start, of a second start, and of an activation over D-Bus.
        @Test func theWindowHasTheTokenOfTheDesktop() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    setenv("XDG_ACTIVATION_TOKEN", "start", 1)
                    let code = ProgramRunner(Raised()).run(["raised"])
                    end(code == 0 && Raised.tokens == ["start", "second", "bus", nil])
                }
            }
        }

        @Test func filesOfARequestOnTheBusAreOpenedInTheProgramThatRuns() async {
            await #expect(processExitsWith: .exitCode(7)) {
                await MainActor.run {
                    let code = ProgramRunner(Opening(fromBus: true)).run(["shelf"])
                    end(code == 0 && Opening.opened == [["/tmp/two words.vcf", "shelf://books/7/12"]])
                }
            }
        }
    }
}

/// Ends the process on the main thread, as `Program.main()` does. If another thread ended it, the main thread would still answer the
/// desktop, and use objects that are released already.
@MainActor private func end(_ isRight: Bool) -> Never { exit(isRight ? 7 : 1) }

/// A program with the name of its class, which ends when it is requested to.
private class TestProgram: Program, RunningProgram {
    fileprivate private(set) final weak var host: (any ProgramHost)?

    nonisolated required init() {}

    final var id: String { "org.rxshell.GtkBackendTests.\(Self.self)\(getpid())" }
    final var name: String { "\(Self.self)" }

    func start(on host: any ProgramHost) -> any RunningProgram {
        self.host = host
        return self
    }

    func activate() {}
    func open(_ paths: [String]) {}
    func requestQuit() { host?.quit() }
}

/// Records the files that it is requested to open, and then ends.
private final class Opening: TestProgram {
    nonisolated(unsafe) static var opened: [[String]] = []
    private let isFromBus: Bool

    nonisolated required init() {
        isFromBus = false
        super.init()
    }

    nonisolated init(fromBus: Bool) {
        isFromBus = fromBus
        super.init()
    }

    /// The program is running. Another process calls it over D-Bus, as the desktop does when the user clicks a link of its kind. If the
    /// call fails, the program is asked to end, and the test fails because nothing was opened.
    override func activate() {
        guard isFromBus else { return }
        let path = "/" + id.split(separator: ".").joined(separator: "/")
        let uris = "['file:///tmp/two%20words.vcf', 'shelf://books/7/12']"
        let call =
            "gdbus call --session --timeout 5 --dest \(id) --object-path \(path) "
            + "--method org.freedesktop.Application.Open \"\(uris)\" '{}' >/dev/null"
        _ = system("(\(call) || kill -TERM \(getpid())) 2>/dev/null &")
    }

    override func open(_ paths: [String]) {
        Self.opened.append(paths)
        host?.quit()
    }
}

/// Records the token at each activation, and presents a window, which uses it. Then it is activated again.
private final class Raised: TestProgram {
    nonisolated(unsafe) static var tokens: [String?] = []
    private var window: Window?

    override func activate() {
        Self.tokens.append(GtkWindowView.activationToken)
        let window = window ?? Window()
        self.window = window
        window.present()
        let isInherited = getenv("XDG_ACTIVATION_TOKEN") != nil
        guard Self.tokens.count < 4, !isInherited, GtkWindowView.activationToken == nil else {
            host?.quit()
            return
        }
        let path = "/" + id.split(separator: ".").joined(separator: "/")
        let call = "gdbus call --session --timeout 5 --dest \(id) --object-path"
        let pass = "\(call) /org/rxshell/Program --method org.rxshell.Program1.SetActivationToken second"
        let data = Self.tokens.count == 2 ? "{'activation-token': <'bus'>}" : "{}"
        let activate = "\(call) \(path) --method org.freedesktop.Application.Activate \"\(data)\""
        let calls = Self.tokens.count == 1 ? "\(pass) && \(activate)" : activate
        _ = system("((\(calls)) >/dev/null || kill -TERM \(getpid())) 2>/dev/null &")
    }
}

/// Emits the signal of the keys of GTK's inspector in two windows.
private final class Pressed: TestProgram {
    nonisolated(unsafe) static var responses: [Bool] = []

    override func activate() {
        let window = Window()
        window.present()
        for window in [gtkWindow(window), Gtk.AboutDialog()] as [Gtk.Window] {
            Self.responses.append(window.emit("enable-debugging", true, returning: Bool.self) == true)
        }
        host?.quit()
    }
}

/// Records whether GIO has the type of local files before its backend is created, and before its first window.
private final class Activated: TestProgram {
    nonisolated(unsafe) static var hasLocalFiles = [g_type_from_name("GLocalFile") != 0]

    nonisolated required init() {
        _ = Self.hasLocalFiles
        super.init()
    }

    override func activate() {
        Self.hasLocalFiles.append(g_type_from_name("GLocalFile") != 0)
        host?.quit()
    }
}

/// A program that the session requests to end while it starts.
private final class Asked: TestProgram {
    nonisolated(unsafe) static var log: [String] = []

    override func start(on host: any ProgramHost) -> any RunningProgram {
        let running = super.start(on: host)
        kill(getpid(), SIGTERM)
        Self.log.append("started")
        return running
    }

    override func requestQuit() {
        Self.log.append("asked")
        host?.quit()
    }
}

/// A program that asks the user before it ends. The user does not answer.
private final class Stubborn: TestProgram {
    private var requests = 0

    override func start(on host: any ProgramHost) -> any RunningProgram {
        kill(getpid(), SIGTERM)
        return self
    }

    override func requestQuit() {
        requests += 1
        if requests == 2 { end(false) }
        kill(getpid(), SIGTERM)
    }
}
