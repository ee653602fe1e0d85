// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import HeadlessBackend
import ShellKit
import Testing
import WireKit

/// What a plugin in a process of its own may do with a permission, and may not do without it: tried by a real process.
@Suite(.serialized) @MainActor struct PermissionTests {
    /// A shell with the plugin of the fault tests, whose manifest asks for permissions.
    func shell(_ permissions: String, usesBubblewrap: Bool = true) throws -> ProcessShell {
        try ProcessShell(
            options: { $0.usesBubblewrap = usesBubblewrap },
            add: { folder in
                try folder.addFault(more: permissions)
            })
    }

    /// Lets the plugin try something, and returns what it reports.
    func attempt(_ words: String, in test: ProcessShell) async throws {
        try test.app.textField("Text").type(words)
        try await test.wait { test.app.texts.contains("You wrote \(words)") }
        try test.app.button("Try").tap()
    }

    /// Revokes a permission, or grants it, and waits for the page of the process that is started then.
    func takeBack(
        _ kind: PluginManifest.Permission.Kind, in test: ProcessShell, grantsAgain: Bool = false
    ) async throws {
        let before = ProcessShell.processes
        test.shell.setPermission(kind, of: "org.example.fault", to: grantsAgain)
        try await test.wait {
            test.state() == .active && ProcessShell.processes.contains { !before.contains($0) }
        }
        try await test.waitForPage()
    }

    private static let network = "[Permission network]\nReason=To fetch the weather"

    // MARK: Files of the system

    /// Everybody may read it, and GTK installs it.
    private static let schemas = "/usr/share/glib-2.0/schemas"
    private static let file = "\(schemas)/org.gtk.gtk4.Settings.FileChooser.gschema.xml"
    private static let systemFiles =
        "[Permission system-files]\nFolders=\(schemas);/nowhere;\nReason=To show them"

    /// Lets the plugin try something, and returns what it reports under a name: `read: …`.
    private func report(_ name: String, _ words: String, in test: ProcessShell) async throws -> String {
        // Another report first, since the last one may have the same name.
        try await attempt("notify", in: test)
        try await test.wait { test.app.texts.contains("posted") }
        try await attempt("\(name) \(words)", in: test)
        var report: String?
        try await test.wait {
            report = test.app.texts.first { $0.hasPrefix("\(name): ") }
            return report != nil
        }
        return String((report ?? "").dropFirst(name.count + 2))
    }

    /// Lets the plugin read a file. Returns its beginning, or the reason why it cannot.
    private func read(_ path: String, in test: ProcessShell) async throws -> String {
        try await report("read", path, in: test)
    }

    @Test(arguments: [true, false])
    func aFolderOfTheSystemIsReadWithThePermissionOnly(usesBubblewrap: Bool) async throws {
        let test = try shell(Self.systemFiles, usesBubblewrap: usesBubblewrap)
        try await test.waitForPage()
        #expect(test.record()?.permissions.first { $0.kind == .systemFiles }?.isGranted == true)
        #expect(try await read(Self.file, in: test).hasPrefix("<?xml"))
        // Nothing beside it, nor by a way that leads out of it.
        for path in ["/etc/passwd", "\(Self.schemas)/../../../../etc/passwd", "/usr/share/doc"] {
            let reason = try await read(path, in: test)
            #expect(
                ["No such file or directory", "Permission denied"].contains(reason), "\(path): \(reason)")
        }
        try await takeBack(.systemFiles, in: test)
        let reason = try await read(Self.file, in: test)
        #expect(["No such file or directory", "Permission denied"].contains(reason), "\(reason)")
        try await takeBack(.systemFiles, in: test, grantsAgain: true)
        #expect(try await read(Self.file, in: test).hasPrefix("<?xml"))
        try await test.close()
    }

    /// The process that was started in advance has the folders of all plugins, until it gets its own.
    @Test(arguments: [true, false])
    func aSpareProcessReadsAFolderOfTheSystemWithThePermissionOnly(usesBubblewrap: Bool) async throws {
        let test = try ProcessShell(
            options: {
                $0.usesBubblewrap = usesBubblewrap
                $0.keepsSpareProcess = true
            },
            add: { folder in
                try folder.addFault(more: "\(Self.systemFiles)\n[Page faults]\nTitle=Faults\nIcon=alarm")
                // A process is kept for a plugin that is not used yet.
                try folder.add(
                    "other", library: PluginFolder.library("FaultPlugin"),
                    more: "[Page other]\nTitle=Other\nIcon=alarm")
            })
        try await test.waitForPage()
        /// One that is started for a plugin has the paths of the plugin as arguments. Landlock alone hides them.
        func isSpare() async throws -> Bool {
            guard usesBubblewrap else { return true }
            return try await !read("/proc/self/cmdline", in: test).contains("fault.plugin")
        }
        // The next start uses it, as soon as it is there.
        try await test.wait { ProcessShell.processes.count == 2 }
        try await takeBack(.systemFiles, in: test)
        #expect(try await isSpare())
        for path in [Self.file, "/etc/passwd"] {
            let reason = try await read(path, in: test)
            #expect(
                ["No such file or directory", "Permission denied"].contains(reason), "\(path): \(reason)")
        }
        try await test.wait { ProcessShell.processes.count == 2 }
        try await takeBack(.systemFiles, in: test, grantsAgain: true)
        #expect(try await isSpare())
        #expect(try await read(Self.file, in: test).hasPrefix("<?xml"))
        for path in ["/etc/passwd", "\(Self.schemas)/../../../../etc/passwd", "/usr/share/doc"] {
            let reason = try await read(path, in: test)
            #expect(
                ["No such file or directory", "Permission denied"].contains(reason), "\(path): \(reason)")
        }
        test.shell.deactivate("org.example.fault")
        try await test.close()
    }

    @Test func aPluginGetsATypedErrorWithoutAPermission() async throws {
        let test = try shell(Self.systemFiles)
        try await test.waitForPage()
        func require(_ kind: String, _ result: String) async throws {
            #expect(try await report("require", kind, in: test) == result)
        }
        func refused(_ title: String) -> String {
            "This needs the permission “\(title)”, which you grant on the page of the plugin in the list of plugins."
        }
        try await require("system-files", "granted")
        try await require("network", refused("Network"))
        try await takeBack(.systemFiles, in: test)
        try await require("system-files", refused("Files of the system"))
        try await test.close()
    }

    // MARK: Programs of the system

    /// Lets the plugin run a program. Returns its exit code and its output, or that it could not be started.
    private func run(_ words: String, in test: ProcessShell) async throws -> String {
        try await report("run", words, in: test)
    }

    @Test(arguments: [false, true])
    func aProgramIsStartedWithThePermissionOnly(keepsSpareProcess: Bool) async throws {
        let permissions =
            "[Permission programs]\nPrograms=head;nowhere;\nReason=To show files\n\(Self.systemFiles)"
        let test = try ProcessShell(
            options: { $0.keepsSpareProcess = keepsSpareProcess },
            add: { folder in
                try folder.addFault(more: permissions)
            })
        try await test.waitForPage()
        #expect(test.record()?.permissions.first { $0.kind == .programs }?.isGranted == true)
        // It reads what the plugin may read, and nothing else.
        #expect(try await run("/usr/bin/head -c 5 \(Self.file)", in: test) == "0 <?xml")
        #expect(try await run("/usr/bin/head -c 5 /etc/passwd", in: test).hasPrefix("1 "))
        for program in ["/usr/bin/tail -c 5 \(Self.file)", "/bin/sh -c true", "/usr/bin/nowhere"] {
            #expect(try await run(program, in: test) == "not started", "\(program)")
        }
        // The network of this computer is not there, though Foundation has its sockets.
        let listener = try Listener()
        try await attempt("connect \(listener.port)", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("connect: ") } }
        #expect(!test.app.texts.contains("connect: connected"))
        try await takeBack(.programs, in: test)
        #expect(try await run("/usr/bin/head -c 5 \(Self.file)", in: test) == "not started")
        try await takeBack(.programs, in: test, grantsAgain: true)
        #expect(try await run("/usr/bin/head -c 5 \(Self.file)", in: test) == "0 <?xml")
        try await test.close()
    }

    /// Each has the limits of the plugin, and only all of them together are too much.
    @Test func thePluginIsEndedWhenItsProgramsUseTooMuchTogether() async throws {
        guard await Bubblewrap.working() != nil else { return }
        let test = try ProcessShell(
            options: { $0.limits.memory = 450 << 20 },
            add: { folder in
                try folder.addFault(more: "[Permission programs]\nPrograms=perl;\nReason=To show files")
            })
        try await test.waitForPage()
        // Three times 200 MB.
        try await attempt("spawn /usr/bin/perl -e $n=2e8;$x=\"x\"x$n;sleep", in: test)
        try await test.wait {
            if case .failed(let failure) = test.state() {
                return "\(failure)".contains("it and the programs that it has started use")
            }
            return false
        }
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    @Test func withoutBubblewrapAProgramIsNotStartedAndTheListOfPluginsSaysSo() async throws {
        let test = try shell(
            "[Permission programs]\nPrograms=head;\nReason=To show files\n\(Self.systemFiles)",
            usesBubblewrap: false)
        try await test.waitForPage()
        #expect(try await run("/usr/bin/head -c 5 \(Self.file)", in: test) == "not started")
        #expect(test.record()?.warnings.contains { $0.contains("Install bubblewrap.") } == true)
        try await test.close()
    }

    // MARK: Network

    @Test func withoutThePermissionThereIsNoNetwork() async throws {
        let listener = try Listener()
        let test = try ProcessShell()
        try await test.waitForPage()
        try await attempt("connect \(listener.port)", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("connect: ") } }
        #expect(!test.app.texts.contains("connect: connected"))
        try await test.close()
    }

    @Test func theUserIsAskedForTheNetworkAndMayTakeItBack() async throws {
        let listener = try Listener()
        let test = try shell(Self.network)
        try await test.wait { try test.app.dialog().title == "Allow fault to use the network?" }
        let alert = try test.alert()
        #expect(alert.message.hasPrefix("fault says: To fetch the weather\n\n"))
        #expect(ProcessShell.processes.isEmpty)
        try test.app.dialog().choose("Allow")
        try await test.waitForPage()
        try await attempt("connect \(listener.port)", in: test)
        try await test.wait { test.app.texts.contains("connect: connected") }

        // It is remembered.
        let later = Shell(test.shell.options)
        later.load(from: [try test.folder.directory])
        var records: [PluginRecord] = []
        later.plugins.subscribe(onNext: { records = $0 }).dispose()
        #expect(records.first?.permissions.first { $0.kind == .network }?.isGranted == true)

        // And it is taken back in the list of plugins, which restarts the process.
        try await test.goToSavedPage()
        let before = ProcessShell.processes
        try test.app.list("Places").select("Plugins")
        try await test.wait {
            if let box = try? test.app.toggle("Network") { return box.isOn }
            try test.app.list("Plugins").activate("fault 1.0")
            return false
        }
        let box = try test.app.toggle("Network")
        try box.tap()
        try await test.wait {
            !ProcessShell.processes.contains { before.contains($0) } && test.state() == .active
        }
        #expect(test.record()?.permissions.first { $0.kind == .network }?.isGranted == false)
        try test.app.list("Places").select("Faults")
        try await test.waitForRestoredPage(1)
        try await attempt("connect \(listener.port)", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("connect: ") } }
        #expect(!test.app.texts.contains("connect: connected"))
        try await test.close()
    }

    @Test func aQuestionWithoutAnAnswerIsAskedAgain() async throws {
        let test = try shell(Self.network)
        try await test.wait { try test.app.dialog().title == "Allow fault to use the network?" }
        try test.app.dialog().close()
        try await test.waitForPage()
        #expect(test.record()?.permissions.first { $0.kind == .network }?.isGranted == .some(nil))
        test.shell.deactivate("org.example.fault")
        test.shell.activate("org.example.fault")
        try await test.wait { try test.app.dialog().title == "Allow fault to use the network?" }
        try test.app.dialog().choose("Don’t Allow")
        try await test.wait { test.state() == .active }
        #expect(test.record()?.permissions.first { $0.kind == .network }?.isGranted == false)
        try await test.close()
    }

    /// A start that waits for a decision must not use what was granted before it waited.
    @Test func aPermissionThatIsTakenBackDuringTheStartIsNotGranted() async throws {
        let test = try shell(Self.network)
        try await test.wait { try test.app.dialog().title == "Allow fault to use the network?" }
        test.shell.setPermission(.dataFolder, of: "org.example.fault", to: false)
        try test.app.dialog().choose("Allow")
        // The second start does not ask again.
        try await test.waitForPage()
        #expect((try? test.app.dialog()) == nil)
        try await attempt("write", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("write: ") } }
        #expect(!test.app.texts.contains("write: done"))
        try await test.close()
    }

    // MARK: Threads

    /// While work waits, libdispatch looks at its threads once a second, and ends the process if it cannot.
    @Test(arguments: [(true, false), (false, false), (true, true)])
    func aConfinedPluginWorksInTheBackgroundForLongerThanASecond(
        _ usesBubblewrap: Bool, _ keepsSpareProcess: Bool
    ) async throws {
        let test = try ProcessShell(
            options: {
                $0.usesBubblewrap = usesBubblewrap
                $0.keepsSpareProcess = keepsSpareProcess
            },
            add: { folder in
                try folder.addFault(
                    more: "[Action faults.write]\nTitle=Write\n[Page faults]\nTitle=Faults\nIcon=alarm")
            })
        try await test.waitForPage()
        if keepsSpareProcess {
            // The process that was started in advance is used for the next start.
            test.shell.deactivate("org.example.fault")
            test.shell.activate("org.example.fault")
            try await test.wait { !ProcessShell.processes.isEmpty }
            try test.app.list("Places").select("Faults")
            try await test.waitForPage()
        }
        try await attempt("background", in: test)
        try await test.wait { test.app.texts.contains("background: done") }
        #expect(test.record()?.failure == nil)
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.isEmpty }
        try await test.close()
    }

    // MARK: The data folder

    @Test func withoutThePermissionTheDataFolderCannotBeWritten() async throws {
        let test = try ProcessShell()
        try await test.waitForPage()
        try await attempt("write", in: test)
        try await test.wait { test.app.texts.contains("write: done") }
        test.shell.setPermission(.dataFolder, of: "org.example.fault", to: false)
        try await test.wait { test.state() == .active }
        try await test.waitForPage()
        try await attempt("write", in: test)
        try await test.wait { test.app.texts.contains { $0.hasPrefix("write: ") && $0 != "write: done" } }
        try await test.close()
    }

    // MARK: The session bus

    @Test func theSessionBusNeedsThePermissionAndIsFiltered() async throws {
        try #require(
            FileManager.default.isExecutableFile(atPath: "/usr/bin/xdg-dbus-proxy"),
            "install xdg-dbus-proxy: meson-helper/system-packages test")
        let bus = try SessionBus()
        let outer = getenv("DBUS_SESSION_BUS_ADDRESS").map { String(cString: $0) }
        setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
        defer {
            if let outer {
                setenv("DBUS_SESSION_BUS_ADDRESS", outer, 1)
            } else {
                unsetenv("DBUS_SESSION_BUS_ADDRESS")
            }
        }
        let without = try ProcessShell()
        try await without.waitForPage()
        try await attempt("bus", in: without)
        try await without.wait { without.app.texts.contains("bus: no address") }
        without.shell.deactivate("org.example.fault")
        try await without.close()

        let test = try shell(
            "[Permission session-services]\nReason=To keep passwords\nServices=org.freedesktop.secrets;")
        try await test.wait { try test.app.dialog().title == "Allow fault to use services of your session?" }
        let alert = try test.alert()
        #expect(alert.message.hasSuffix("It asks for: org.freedesktop.secrets"))
        try test.app.dialog().choose("Allow")
        try await test.waitForPage()
        guard await Bubblewrap.working() != nil else {
            #expect(test.record()?.warnings.contains { $0.contains("Install bubblewrap.") } == true)
            return try await test.close()
        }
        try await attempt("bus", in: test)
        try await test.wait("\(test.record()?.warnings ?? [])") { test.app.texts.contains("bus: OK") }
        let arguments = try ProcessShell.processes.flatMap {
            try String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8).split(separator: "\0")
        }
        #expect(arguments.contains("--filter"))
        #expect(arguments.contains("--talk=org.freedesktop.secrets"))

        // Without the permission the proxy ends too.
        try await takeBack(.sessionServices, in: test)
        try await attempt("bus", in: test)
        try await test.wait { test.app.texts.contains("bus: no address") }
        try await test.wait {
            try !ProcessShell.processes.contains {
                try String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8).contains("--filter")
            }
        }
        test.shell.deactivate("org.example.fault")
        try await test.wait { ProcessShell.processes.count == 1 }
        try await test.close()
    }
}

/// A socket that accepts connections on this computer.
private final class Listener {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        // Guard: an address of the internet begins as each address does.
        try withUnsafeMutablePointer(to: &address) {
            try $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                try #require(bind(descriptor, $0, size) == 0)
                try #require(listen(descriptor, 8) == 0)
                try #require(getsockname(descriptor, $0, &size) == 0)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }
}

/// A session bus for one test.
private final class SessionBus {
    let address: String
    private let process = Process()

    init() throws {
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/dbus-daemon")
        process.arguments = ["--session", "--nofork", "--print-address"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = text.trimmingCharacters(in: .whitespacesAndNewlines)
        try #require(address.hasPrefix("unix:path="))
    }

    deinit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
