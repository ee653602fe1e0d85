// SPDX-License-Identifier: MIT

import Glibc
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Programs that run in processes of their own.
    @MainActor struct ProgramRunnerTests {
        @Test func aProgramThatIsAskedToEndWhileItStartsDoesSo() async {
            await #expect(processExitsWith: .exitCode(7)) {
                let code = await MainActor.run { ProgramRunner(Asked()).run([]) }
                exit(code == 0 && Asked.log == ["started", "asked"] ? 7 : 1)
            }
        }
    }
}

/// Is asked to end by the session at the moment in which it starts.
private final class Asked: Program, RunningProgram {
    nonisolated(unsafe) static var log: [String] = []
    private weak var host: (any ProgramHost)?

    nonisolated init() {}

    var id: String { "org.rxshell.GtkBackendTests.Asked\(getpid())" }
    var name: String { "Asked" }

    func start(on host: any ProgramHost) -> any RunningProgram {
        self.host = host
        kill(getpid(), SIGTERM)
        Self.log.append("started")
        return self
    }

    func activate() {}
    func open(_ paths: [String]) {}

    func requestQuit() {
        Self.log.append("asked")
        host?.quit()
    }
}
