// SPDX-License-Identifier: MIT

import CLinux
import Foundation
import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

/// Actions that a sandbox must prevent, tried by a real process in each kind of sandbox of this system.
@MainActor
@Suite(.serialized, .timeLimit(.minutes(2)))
struct SandboxTests {
    /// A folder of the test.
    func folder() throws -> String {
        let path = FileManager.default.temporaryDirectory.appending(path: "rxshell-wire-\(UUID().uuidString)")
            .path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// The sandboxes of this system, each for a process that is started with it, and for one that was started in advance.
    func sandboxes(
        _ permissions: Permissions
    ) async throws -> [(sandbox: Sandbox, inAdvance: Sandbox?)] {
        guard let bubblewrap = await Bubblewrap.working() else {
            print(
                "SandboxTests: bubblewrap does not work on this system, so that only the kernel's sandbox is tested."
            )
            return [(.kernel(permissions), nil), (.kernel(permissions), Sandbox.none)]
        }
        let both = [
            (Sandbox.bubblewrap(bubblewrap, permissions), Sandbox?.none), (.kernel(permissions), nil),
            (.kernel(permissions), Sandbox.none),
        ]
        guard Landlock.isAvailable, !permissions.network else { return both }
        // The namespaces have more than the one process may use.
        let widest = Permissions(
            readable: permissions.readable.map(parent), writable: permissions.writable.map(parent))
        return both + [(.bubblewrap(bubblewrap, permissions), .bubblewrap(bubblewrap, widest))]
    }

    private func parent(of path: String) -> String {
        URL(filePath: path).deletingLastPathComponent().path
    }

    /// The folders above paths, and the home folders, each with the names in it that lead to the paths.
    private static func ways(to paths: [String]) -> [String: [String]] {
        var ways: [String: [String]] = ["/root": [], "/home": []]
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            for depth in 1..<max(parts.count, 1) {
                ways["/" + parts.prefix(depth).joined(separator: "/"), default: []].append(parts[depth])
            }
        }
        return ways
    }

    /// Without a sandbox, all of this is permitted. So a refusal in the other tests comes from the sandbox.
    @Test func withoutASandboxTheAttemptsSucceed() async throws {
        let probe = try ProbeProcess()
        let confinement = try #require(try await probe.peer().confinement)
        #expect(confinement.files == .unconfined)
        #expect(!confinement.isComplete)
        #expect(confinement.description == "The process is not confined.")
        for attempt: Attempt in [
            .read("/etc/passwd"), .list("/etc", except: ["passwd"]), .socket(domain: AF_UNIX),
            .socket(domain: AF_INET), .killParent, .start("/bin/true"), .thread,
            .sharedMemory, .sharedZeros, .messageQueue, .memoryFile, .outliveTheHost, .sendSignalToItself,
            .ownSignals, .ownSignalsOfSocket, .datagrams,
        ] {
            #expect(try await probe.attempt(attempt) == 0, "\(attempt)")
        }
        await probe.end()
    }

    @Test func filesThatAreNotPermittedAreRefused() async throws {
        let folder = try folder()
        let other = try self.folder()
        defer { for path in [folder, other] { try? FileManager.default.removeItem(atPath: path) } }
        try "secret".write(toFile: "\(other)/secret", atomically: true, encoding: .utf8)
        try "shared".write(toFile: "\(other)/shared", atomically: true, encoding: .utf8)
        for (sandbox, inAdvance) in try await sandboxes(
            Permissions(readable: ["\(other)/shared"], writable: [folder]))
        {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            let confinement = try #require(try await probe.peer().confinement)
            #expect(confinement.isComplete, "\(confinement)")
            for path in ["/etc/passwd", "/var", "\(other)/secret"] {
                let code = try await probe.attempt(.read(path))
                #expect(code == ENOENT || code == EACCES, "\(path) in \(sandbox): \(code)")
            }
            // The folders above what is permitted exist, and show nothing but the way to it, also if the checkout is in a home folder.
            let permitted = Permissions.system + [ProbeProcess.path, "\(other)/shared", folder]
            for (path, names) in Self.ways(to: permitted) {
                let code = try await probe.attempt(.list(path, except: names))
                #expect(code == ENOENT || code == EACCES, "\(path) in \(sandbox): \(code)")
            }
            #expect(try await probe.attempt(.read("\(other)/shared")) == 0)
            #expect(try await probe.attempt(.write("\(folder)/own")) == 0, "\(sandbox)")
            #expect(try await probe.attempt(.read("\(folder)/own")) == 0)
            for path in [
                "\(other)/shared", "\(other)/new", "/usr/lib/new", "/new", "/dev/new", "/tmp/new",
                ProbeProcess.path, "/proc/1/mem",
            ] {
                #expect(try await probe.attempt(.write(path)) != 0, "\(path) in \(sandbox)")
            }
            for path in ["\(other)/shared", "\(other)/secret"] {
                #expect(try await probe.attempt(.truncate(path)) != 0, "\(path) in \(sandbox)")
                #expect(try await probe.attempt(.changeMode(path)) != 0, "\(path) in \(sandbox)")
                #expect(try await probe.attempt(.changeTime(path)) != 0, "\(path) in \(sandbox)")
            }
            for file in ["environ", "maps", "stat", "cmdline"] {
                let code = try await probe.attempt(.read("/proc/\(getpid())/\(file)"))
                #expect(code == ENOENT || code == EACCES, "\(file) in \(sandbox): \(code)")
            }
            // libdispatch needs it.
            #expect(try await probe.attempt(.read("/proc/thread-self/stat")) == 0, "\(sandbox)")
            await probe.end()
        }
        #expect(FileManager.default.fileExists(atPath: "\(folder)/own"))
        #expect(!FileManager.default.fileExists(atPath: "\(other)/new"))
    }

    @Test func callsThatReachOtherProcessesAreRefused() async throws {
        for (sandbox, inAdvance) in try await sandboxes(Permissions()) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            for attempt: Attempt in [
                .socket(domain: AF_UNIX), .socket(domain: AF_INET), .socket(domain: AF_NETLINK), .traceParent,
                .killParent,
                .readMemoryOfParent, .start("/bin/true"), .start("/usr/lib/ld-linux.so.2"), .fork, .ring,
                .namespaces,
                .sharedMemory, .sharedZeros, .messageQueue, .memoryFile, .outliveTheHost, .ownSignals,
                .ownSignalsOfSocket,
                .datagrams, .processors(getpid()), .typeIntoTerminal, .pasteIntoTerminal,
                .startOpened("/usr/lib/ld-linux.so.2"), .startOpened(ProbeProcess.path), .openFile,
                .userNamespace,
            ] {
                let code = try await probe.attempt(attempt)
                #expect([EPERM, EACCES, ENOENT].contains(code), "\(attempt) in \(sandbox): \(code)")
            }
            // The files that Swift needs.
            for attempt: Attempt in [
                .thread, .sendSignalToItself, .allocate(1 << 20), .read("/dev/urandom"), .processors(0),
            ] {
                #expect(try await probe.attempt(attempt) == 0, "\(attempt) in \(sandbox)")
            }
            await probe.end()
        }
    }

    @Test func theNetworkIsAPermission() async throws {
        for (sandbox, inAdvance) in try await sandboxes(Permissions(network: true)) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            #expect(try await probe.attempt(.socket(domain: AF_INET)) == 0, "\(sandbox)")
            #expect(try await probe.attempt(.socket(domain: AF_INET6)) == 0)
            // Local sockets lead to the session's services.
            #expect(try await probe.attempt(.socket(domain: AF_UNIX)) == EACCES)
            await probe.end()
        }
    }

    @Test func aProgramThatIsPermittedReadsWhatTheChildMayRead() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "secret".write(toFile: "\(folder)/secret", atomically: true, encoding: .utf8)
        try "shared".write(toFile: "\(folder)/shared", atomically: true, encoding: .utf8)
        var permissions = Permissions(
            readable: ["\(folder)/shared"], programs: ["/usr/bin/head", "/usr/bin/sleep"])
        guard let bubblewrap = await Bubblewrap.working() else {
            return print(
                "SandboxTests: bubblewrap does not work on this system, so that no program can be started.")
        }
        var limits = ResourceLimits()
        limits.processes = 100
        do {
            let probe = try ProbeProcess(sandbox: .bubblewrap(bubblewrap, permissions), limits: limits)
            #expect(try #require(try await probe.peer().confinement).isComplete)
            #expect(try await probe.attempt(.run("/usr/bin/head", "\(folder)/shared")) == 0)
            for path in ["\(folder)/secret", "/etc/passwd", "/proc/\(getpid())/environ"] {
                #expect(try await probe.attempt(.run("/usr/bin/head", path)) == EACCES, "\(path)")
            }
            for program in ["/usr/bin/tail", "/bin/sh"] {
                let code = try await probe.attempt(.run(program, "\(folder)/shared"))
                #expect([ENOENT, EACCES].contains(code), "\(program): \(code)")
            }
            for attempt: Attempt in [
                .socket(domain: AF_UNIX), .socket(domain: AF_INET6), .traceParent, .readMemoryOfParent, .ring,
                .namespaces, .sharedMemory, .memoryFile, .outliveTheHost,
            ] {
                let code = try await probe.attempt(attempt)
                #expect([EPERM, EACCES, ENOENT].contains(code), "\(attempt): \(code)")
            }
            #expect(try await probe.attempt(.startAndEnd("/usr/bin/sleep")) == 0)
            #expect(try await probe.attempt(.startMany("/usr/bin/sleep", 20)) == 0)
            // The kernel does not limit the superuser.
            if getuid() != 0 {
                #expect(try await probe.attempt(.startMany("/usr/bin/sleep", 200)) == EAGAIN)
            }
            let sleeping = Self.processes(below: probe.child.pid)
            #expect(sleeping.count > 20)
            await probe.end()
            // The programs have ended with the child.
            for _ in 0..<1000 where sleeping.contains(where: { kill($0, 0) == 0 }) {
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(sleeping.filter { kill($0, 0) == 0 } == [])
        }
        // Outside of a namespace, a program could outlive the child.
        permissions.writable = [folder]
        let probe = try ProbeProcess(sandbox: .kernel(permissions))
        _ = try await probe.peer()
        #expect(try await probe.attempt(.start("/usr/bin/head")) == EPERM)
        await probe.end()
    }

    /// The list of all processes is no way into them.
    @Test func aChildThatMaySeeProcessesSeesWhoRunsAndNothingInThem() async throws {
        guard Sandbox.canShowProcesses else {
            return print("SandboxTests: this kernel has no Landlock, so that no process is shown.")
        }
        let own = getpid()
        let visible = ["/proc/\(own)/stat", "/proc/\(own)/cmdline", "/etc/passwd"]
        let hidden = ["environ", "maps", "mem", "io", "fd/0", "cwd/Package.swift", "root/etc/hosts"]
        for isPermitted in [false, true] {
            for (sandbox, inAdvance) in try await sandboxes(Permissions(processes: isPermitted)) {
                // A process that was started in advance sees only itself.
                if isPermitted, sandbox.isBubblewrap, inAdvance != nil { continue }
                let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
                #expect(try #require(try await probe.peer().confinement).isComplete)
                for path in visible {
                    let code = try await probe.attempt(.read(path))
                    #expect(isPermitted ? code == 0 : code != 0, "\(path) in \(sandbox): \(code)")
                }
                for path in hidden {
                    let code = try await probe.attempt(.read("/proc/\(own)/\(path)"))
                    #expect([EACCES, ENOENT, EPERM].contains(code), "\(path) in \(sandbox): \(code)")
                }
                let code = try await probe.attempt(.signal(own))
                #expect(isPermitted ? code == 0 : code == EPERM, "\(sandbox): \(code)")
                // Signals to all processes, or to a group of them, are refused.
                for process in [-1, 0, -own] {
                    #expect(try await probe.attempt(.signal(process)) == EPERM, "\(process) in \(sandbox)")
                }
                for attempt: Attempt in [
                    .traceParent, .readMemoryOfParent, .start("/bin/true"), .fork, .socket(domain: AF_INET),
                    .write("/proc/\(own)/comm"), .write("/proc/sys/kernel/hostname"), .outliveTheHost,
                ] {
                    let code = try await probe.attempt(attempt)
                    #expect(
                        [EPERM, EACCES, EROFS, ENOENT].contains(code), "\(attempt) in \(sandbox): \(code)")
                }
                await probe.end()
            }
        }
    }

    @Test func programsAndProcessesExcludeEachOther() throws {
        let permissions = Permissions(programs: ["/usr/bin/head"], processes: true)
        #expect(throws: ConfinementError.self) { try permissions.files(for: "/usr/bin/true") }
    }

    /// The processes that a process and its children have started.
    private static func processes(below pid: pid_t) -> [pid_t] {
        let path = "/proc/\(pid)/task/\(pid)/children"
        let children = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
            .split(separator: " ").compactMap { pid_t($0) }
        return children + children.flatMap(processes)
    }

    @Test func limitsAreSetAndCannotBeRaised() async throws {
        var limits = ResourceLimits()
        limits.openFiles = 32
        limits.memory = 256 << 20
        for (sandbox, inAdvance) in [(Sandbox.none, nil)] + (try await sandboxes(Permissions())) {
            let probe = try ProbeProcess(sandbox: sandbox, limits: limits, inAdvance: inAdvance)
            _ = try await probe.peer()
            #expect(try await probe.attempt(.openFiles(10)) == 0)
            #expect(try await probe.attempt(.openFiles(40)) == EMFILE)
            #expect(try await probe.attempt(.allocate(64 << 20)) == 0)
            #expect(try await probe.attempt(.allocate(512 << 20)) == ENOMEM)
            if sandbox != .none || getuid() != 0 {
                #expect(try await probe.attempt(.raiseLimits) == EPERM, "\(sandbox)")
            }
            await probe.end()
        }
    }

    @Test func crashesOfConfinedChildrenAreReportedByName() async throws {
        for (sandbox, inAdvance) in try await sandboxes(Permissions()) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            probe.act(.segmentationFault)
            #expect(
                await probe.child.waitForEnd() == ProcessEnd(outcome: .signal(SIGSEGV), cause: .own),
                "\(sandbox)")
            let other = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await other.peer()
            other.act(.exit(3))
            #expect(await other.child.waitForEnd().outcome == .exit(code: 3))
        }
    }

    @Test func aConfinedChildIsEndedWithItsSandbox() async throws {
        for (sandbox, inAdvance) in try await sandboxes(Permissions()) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            probe.act(.endlessLoop)
            probe.child.kill(because: "it does not answer")
            #expect(await probe.child.waitForEnd().outcome == .signal(SIGKILL))
        }
    }

    @Test func theBestSandboxIsBubblewrapWhereItWorks() async throws {
        guard case .bubblewrap = await Sandbox.best(for: Permissions()) else {
            #expect(await Bubblewrap.working() == nil)
            print(
                "SandboxTests: bubblewrap does not work on this system, so that it is not the best sandbox.")
            return
        }
        #expect(await !Bubblewrap(path: "/bin/false").works())
        #expect(await !Bubblewrap(path: "/proc/nonexistent").works())
    }

    @Test func aBubblewrapThatDoesNotEndDoesNotWork() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = "\(folder)/bwrap"
        try "#!/bin/sh\nexec sleep 600\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        #expect(await !Bubblewrap(path: path).works(within: .milliseconds(50)))
    }

    @Test func theArgumentsOfBubblewrapNameWhatIsPermittedAndNothingElse() throws {
        let rules = FileRules(readable: ["/usr/lib"], writable: ["/home/a/data"])
        #expect(
            Bubblewrap.arguments(rules) == [
                "--unshare-user-try", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
                "--unshare-net",
                "--unshare-pid", "--die-with-parent", "--cap-drop", "ALL", "--ro-bind-try", "/usr/lib",
                "/usr/lib", "--proc",
                "/proc", "--dev", "/dev", "--bind", "/home/a/data", "/home/a/data", "--remount-ro", "/dev",
                "--remount-ro", "/",
                "--chdir", "/",
            ])
        #expect(!Bubblewrap.arguments(rules, network: true).contains("--unshare-net"))
        #expect(!Bubblewrap.arguments(rules, processes: true).contains("--unshare-pid"))
    }

    /// The kernel does not limit the superuser.
    @Test func threadsAreLimitedInBubblewrap() async throws {
        guard let bubblewrap = await Bubblewrap.working(), getuid() != 0 else {
            return print(
                "SandboxTests: the number of threads is not limited for the superuser, nor without bubblewrap."
            )
        }
        for spare in [nil, Sandbox.bubblewrap(bubblewrap, Permissions())] {
            let probe = try ProbeProcess(sandbox: .bubblewrap(bubblewrap, Permissions()), inAdvance: spare)
            _ = try await probe.peer()
            #expect(try await probe.attempt(.threads(300)) == 0)
            #expect(try await probe.attempt(.threads(300)) == EAGAIN)
            await probe.end()
        }
    }

    /// It has a launcher, which confines it and limits it.
    @Test func aProgramThatDoesNotConfineItselfIsConfinedByItsLauncher() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "secret".write(toFile: "\(folder)/secret", atomically: true, encoding: .utf8)
        guard let bubblewrap = await Bubblewrap.working() else {
            return print(
                "SandboxTests: bubblewrap does not work on this system, so that it confines nothing.")
        }
        let script = "ulimit -n; read line < \(folder)/secret && echo $line; echo > /dev/zero && echo written"
        var program = Program(path: "/bin/sh", arguments: ["-c", script])
        program.sandbox = .bubblewrap(bubblewrap, Permissions(readable: [ProbeProcess.path]))
        program.limits.openFiles = 33
        func lines() async throws -> [String] {
            let child = try ChildProcess(program, as: WirePeer(version: WireVersion(0)))
            _ = await child.waitForEnd()
            return child.lastLines.lines
        }
        #expect(try await lines().first != "33")
        program.launcher = ProbeProcess.path
        let confined = try await lines()
        #expect(confined.first == "33", "\(confined)")
        #expect(!confined.contains("secret"))
        // Bubblewrap has the device, and Landlock refuses it.
        #expect(confined.contains("written") != Landlock.isAvailable)
        // The program opens the connection as usual.
        program = Program(path: ProbeProcess.path)
        program.sandbox = .bubblewrap(bubblewrap, Permissions())
        program.launcher = ProbeProcess.path
        let child = try ChildProcess(program, as: WirePeer(version: Probe.version))
        let (peers, continuation) = AsyncStream<WirePeer>.makeStream()
        child.connection.onOpen = { continuation.yield($0) }
        child.onChange = { if case .ended = $0 { continuation.finish() } }
        child.connection.start()
        var confinement: Confinement?
        for await peer in peers {
            confinement = peer.confinement
            child.end(because: "the test is over")
        }
        #expect(confinement?.isComplete == true, "\(child.lastLines.lines)")
    }

    /// A plugin may bring a program of its own, which does not confine itself.
    @Test func aProgramThatDoesNotConfineItselfHasTheFilterInBubblewrap() async throws {
        guard let bubblewrap = await Bubblewrap.working() else {
            return print(
                "SandboxTests: bubblewrap does not work on this system, so that it confines nothing.")
        }
        func lines(_ sandbox: Sandbox) async throws -> [String] {
            var program = Program(path: "/bin/sh", arguments: ["-c", "(echo a second process)"])
            program.sandbox = sandbox
            let child = try ChildProcess(program, as: WirePeer(version: WireVersion(0)))
            _ = await child.waitForEnd()
            return child.lastLines.lines
        }
        #expect(try await lines(.none) == ["a second process"])
        let confined = try await lines(.bubblewrap(bubblewrap, Permissions()))
        #expect(confined.count == 1 && confined[0].contains("fork"), "\(confined)")
    }

    @Test func aPermissionForARelativePathIsAnError() {
        for sandbox in [
            Sandbox.kernel(Permissions(readable: ["data"])),
            .bubblewrap(Bubblewrap(path: "/usr/bin/bwrap"), Permissions(writable: ["../data"])),
        ] {
            do {
                _ = try ProbeProcess(sandbox: sandbox)
                Issue.record("It was started.")
            } catch {
                #expect("\(error)".contains("is not an absolute path; name it from the root folder on"))
            }
        }
    }

    @Test func aFolderThatIsMissingEndsBubblewrapWithItsOwnMessage() async throws {
        guard let bubblewrap = await Bubblewrap.working() else {
            return print(
                "SandboxTests: bubblewrap does not work on this system, so that its messages are not tested.")
        }
        let probe = try ProbeProcess(
            sandbox: .bubblewrap(bubblewrap, Permissions(writable: ["/proc/nonexistent/data"])))
        let end = await probe.child.waitForEnd()
        #expect(end.outcome == .exit(code: 1))
        #expect(probe.child.lastLines.lines.contains { $0.contains("/proc/nonexistent/data") })
    }

    @Test func theFilterEndsEachPathWithAResult() {
        for number in 0..<8 {
            let allowsPrograms = number & 2 != 0
            let steps = CallFilter(
                allowsNetwork: number & 1 != 0, protectsMetadata: !allowsPrograms,
                allowsPrograms: allowsPrograms, allowsSignals: number & 4 != 0
            ).steps()
            #expect(steps.count < 4_096)
            for (index, step) in steps.enumerated() where step.code & 7 == 5 {
                // Both targets of a branch are inside the program.
                #expect(index + 1 + Int(max(step.jt, step.jf)) < steps.count)
            }
            #expect(steps.last?.code == 6)
        }
    }
}
