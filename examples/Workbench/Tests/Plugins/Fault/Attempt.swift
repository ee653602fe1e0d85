// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import ShellKit

/// Something that needs a permission, by the words that the user types: `connect 8080`, `bus`, `notify`, `open`, `save`, `write`, `read
/// /etc/passwd`, `run /usr/bin/head /etc/passwd`, `letter`, `slow 100`.
@MainActor struct Attempt {
    private let words: [Substring]

    init(_ text: String) { words = text.split(separator: " ") }

    /// Tries it. `report` receives what has happened.
    func start(above window: Window?, _ report: @escaping @MainActor (String) -> Void) {
        switch words.first {
        case "connect": report(connect(to: words.last.flatMap { UInt16($0) } ?? 0))
        case "bus": report(bus())
        case "notify":
            _ = DesktopNotification("fault", title: "A notification").post { _ in }
            report("posted")
        case "remind":
            // `remind urgent Tea`. Another one replaces it.
            let priority = words.dropFirst().first.flatMap {
                DesktopNotification.Priority(rawValue: String($0))
            }
            DesktopNotification(
                "reminder", title: words.dropFirst(2).joined(separator: " "), body: "A reminder of the test",
                icon: "appointment-soon-symbolic", priority: priority ?? .normal,
                actions: [.init("later", title: "Later")]
            ).post { report("answered: \($0.isEmpty ? "opened" : $0)") }
            report("reminded")
        case "open":
            _ = window?.show(FileDialog("Open a File", purpose: .open)) { paths in
                report("read: \(paths.first.map(Self.read) ?? "nothing")")
            }
        case "save":
            _ = window?.show(FileDialog("Save a File", purpose: .save, suggestedName: "new.txt")) { paths in
                report("saved: \(paths.first.map { Self.write("from the plugin", to: $0) } ?? "nothing")")
            }
        case "folder":
            _ = window?.show(FileDialog("Choose a Folder", purpose: .folder)) { paths in
                guard let path = paths.first else { return report("folder: nothing") }
                mkdir("\(path)/new", 0o700)
                let written = Self.write("from the plugin", to: "\(path)/new/file.txt")
                report("folder: \(Self.read("\(path)/letter.txt")), \(written)")
            }
        case "contribute":
            for number in 0..<30 {
                FaultViewController.context?.setStatus("item\(number)", text: "\(number)")
                FaultViewController.context?.registerSearch("search\(number)") { _ in [] }
                FaultViewController.context?.register(inspectorPage: "page\(number)", title: "Page") {
                    StateViewController()
                }
            }
            report("contribute: done")
        case "set":
            do {
                try FaultViewController.settings?.set("rows", to: .int(words.last.flatMap { Int($0) } ?? 0))
                report("set")
            } catch { report("\(error)") }
        case "background":
            // More work than libdispatch starts at once: while some of it waits, libdispatch looks at the threads of the rest.
            let queue = DispatchQueue.global()
            for _ in 0..<200 { queue.async { usleep(100_000) } }
            queue.asyncAfter(deadline: .now() + 2.5) {
                DispatchQueue.main.async { MainActor.assumeIsolated { report("background: done") } }
            }
        case "choose":
            _ = window?.show(FileDialog("Open a File", purpose: .open)) { paths in
                if let path = paths.first { report(Self.set("letter", to: path)) }
            }
        case "take": report(Self.set("letter", to: words.last.map(String.init) ?? ""))
        case "letter": report("letter: \(Self.read(FaultViewController.settings?.string("letter") ?? ""))")
        case "music":
            let path = FaultViewController.settings?.string("music") ?? ""
            let written = Self.write("from the plugin", to: "\(path)/new.txt")
            report("music: \(Self.read("\(path)/song.txt")), \(written)")
        case "write": report("write: \(Self.write("data", to: "\(home)/file"))")
        case "read": report("read: \(Self.read(words.last.map(String.init) ?? ""))")
        case "require":
            do {
                guard let kind = words.last.flatMap({ PluginManifest.Permission.Kind(rawValue: String($0)) })
                else { return report("require: not known") }
                try FaultViewController.context?.require(kind)
                report("require: granted")
            } catch { report("require: \(error)") }
        case "request":
            words.last.flatMap { PluginManifest.Permission.Kind(rawValue: String($0)) }
                .map { FaultViewController.context?.requestPermission($0) }
            report("requested")
        case "pester":
            // Without an input of the user.
            Task { @MainActor in
                for _ in 0..<10 {
                    try? await Task.sleep(for: .milliseconds(5))
                    FaultViewController.context?.requestPermission(.systemFiles)
                }
                report("pestered")
            }
        case "spawn":
            report("spawned: \(Self.spawn(words.dropFirst().map(String.init)))")
        case "run": report("run: \(Self.run(words.dropFirst().map(String.init)))")
        default: report("not known: \(words)")
        }
    }

    /// Runs a program, and returns what it has written, or the reason why it could not be started.
    private static func run(_ words: [String]) -> String {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return reason }
        let process = start(words, output: ends[1])
        close(ends[1])
        guard let process, let file = fdopen(ends[0], "r") else { return "not started" }
        defer { fclose(file) }
        var text: [UInt8] = []
        while case let byte = getc(file), byte != EOF { text.append(UInt8(truncatingIfNeeded: byte)) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return "\(status >> 8 & 0xFF) \(String(decoding: text.prefix(200), as: UTF8.self))"
    }

    /// Starts a program three times, and does not wait for it.
    private static func spawn(_ words: [String]) -> Bool {
        let output = open("/dev/null", O_WRONLY)
        defer { close(output) }
        return (0..<3).allSatisfy { _ in start(words, output: output) != nil }
    }

    /// Starts a program, without Foundation: its libraries need 1 MB in the plugin's process, whose memory `WorkbenchFigures` measures.
    private static func start(_ words: [String], output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        return posix_spawn(&process, words.first ?? "", &actions, nil, arguments, environ) == 0
            ? process : nil
    }

    /// Changes a setting, and reports its value.
    private static func set(_ id: String, to path: String) -> String {
        guard let settings = FaultViewController.settings else { return "no settings" }
        do { try settings.set(id, to: .string(path)) } catch { return "\(error)" }
        return "set: \(settings.string(id) == path)"
    }

    private var home: String { getenv("HOME").map { String(cString: $0) } ?? "" }

    private func connect(to port: UInt16) -> String {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return "connect: \(Self.reason)" }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            // Guard: an address of the internet begins as each address does.
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return "connect: \(result == 0 ? "connected" : Self.reason)"
    }

    /// Asks the session bus to let it in.
    private func bus() -> String {
        guard let address = getenv("DBUS_SESSION_BUS_ADDRESS").map({ String(cString: $0) }) else {
            return "bus: no address"
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { return "bus: \(Self.reason)" }
        defer { close(descriptor) }
        var local = sockaddr_un()
        local.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &local.sun_path) { path in
            let bytes = address.dropFirst("unix:path=".count).prefix { $0 != "," }.utf8
            path.copyBytes(from: bytes.prefix(path.count - 1))
        }
        let result = withUnsafePointer(to: &local) {
            // Guard: a local address begins as each address does.
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard result == 0 else { return "bus: \(Self.reason)" }
        let user = "\(getuid())".utf8.map { String($0, radix: 16) }.joined()
        let hello = "\0AUTH EXTERNAL \(user)\r\n"
        _ = Glibc.write(descriptor, hello, hello.utf8.count)
        var answer = [UInt8](repeating: 0, count: 100)
        let count = Glibc.read(descriptor, &answer, answer.count)
        return "bus: \(String(decoding: answer.prefix(max(0, min(2, count))), as: UTF8.self))"
    }

    static func read(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return reason }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 100)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes[..<count], as: UTF8.self)
    }

    private static func write(_ text: String, to path: String) -> String {
        guard let file = fopen(path, "w") else { return reason }
        defer { fclose(file) }
        return fputs(text, file) < 0 ? reason : "done"
    }

    private static var reason: String { String(cString: strerror(errno)) }
}
