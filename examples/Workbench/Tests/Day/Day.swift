// SPDX-License-Identifier: MIT

import Dispatch
import FoundationEssentials
import ShellKit

/// What a user does in a shell in a day, as fast as possible: pages are shown, tabs are opened, closed, split and moved, plugins are
/// started, and windows are opened and closed. The plugins are those that ``ManyPlugins`` writes.
@MainActor package final class Day {
    /// Something did not happen within 30 seconds.
    package struct Late: Error { package let what: String }

    private let session: ApplicationSession
    private let shell: Shell
    /// The number of the plugins that are used, of which each has a process.
    private let used = 12
    private var records: [PluginRecord] = []
    private let bag = DisposeBag()

    package init(in session: ApplicationSession, of shell: Shell) {
        self.session = session
        self.shell = shell
        shell.plugins.subscribe(onNext: { [unowned self] in records = $0 }).disposed(by: bag)
    }

    /// Waits until all plugins are listed.
    package func begin(_ count: Int) async throws {
        try await wait("the plugins are listed") { records.count == count }
    }

    // MARK: Navigations

    /// Navigates `count` times.
    package func navigate(_ count: Int) async throws {
        for number in 0..<count {
            switch number % 8 {
            case 4: perform("close-tab")
            case 5: perform("reopen-tab")
            case 6: perform("split-right")
            case 7: perform("move-tab-back")
            default: show(ManyPlugins.page(1 + (number / 8 * 5 + number) % used))
            }
            try await turns(3)
        }
    }

    package func show(_ page: String) { session.coordinator.navigate(to: ShellStep.show(.page(page))) }

    private func perform(_ command: String) { shell.commands.perform("shell.\(command)") }

    // MARK: Plugins

    /// Turns plugins off and on again, and shows their pages, `count` times.
    package func startPlugins(_ count: Int) async throws {
        for number in 0..<count { try await start(1 + number % used) }
    }

    private func start(_ number: Int) async throws {
        let id = try ManyPlugins.id(number)
        shell.deactivate(id)
        try await wait("plugin \(number) is off") { state(of: id) == .inactive }
        shell.activate(id)
        show(ManyPlugins.page(number))
        try await wait("plugin \(number) is active") { state(of: id) == .active }
    }

    private func state(of id: PluginID) -> PluginRecord.State? { records.first { $0.id == id }?.state }

    // MARK: Windows

    /// Opens a window with a page and closes it, `count` times.
    package func openWindows(_ count: Int) async throws {
        for number in 0..<count {
            session.coordinators[0].navigate(to: ShellStep.newWindow)
            try await wait("a window is open") { session.windows.count == 2 }
            if session.coordinators.count == 2 {
                let page = ManyPlugins.page(1 + number % used)
                session.coordinators[1].navigate(to: ShellStep.show(.page(page)))
            }
            try await turns(3)
            session.windows[1].close()
            try await wait("the window is closed") { session.windows.count == 1 }
        }
    }

    // MARK: Time

    /// Waits until what was begun has ended.
    package func rest() async throws { try await Task.sleep(for: .milliseconds(300)) }

    private func turns(_ count: Int) async throws {
        for _ in 0..<count {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
    }

    private func wait(_ what: String, until condition: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while !condition() {
            guard ContinuousClock.now < end else { throw Late(what: what) }
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}

/// A folder with many plugins that share one library.
package enum ManyPlugins {
    package static func page(_ number: Int) -> String { "many\(number)" }

    package static func id(_ number: Int) throws -> PluginID {
        guard let id = PluginID("org.example.many\(number)") else { throw CocoaError(.featureUnsupported) }
        return id
    }

    /// Writes the manifests, and copies the library beside them. `process` is `own` or `shell`.
    package static func write(_ count: Int, to folder: String, library: String, process: String = "own")
        throws
    {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: library, toPath: "\(folder)/libManyPlugin.so")
        for number in 1...count {
            let manifest = """
                [Plugin]
                Id=org.example.many\(number)
                Name=Plugin \(number)
                Version=1.0
                Library=libManyPlugin.so
                Framework=0.1
                Process=\(process)
                [Page \(page(number))]
                Title=Plugin \(number)
                Icon=view-list-symbolic
                Group=Group \(1 + number / 25)
                [Setting size]
                Title=Size
                Type=int
                Default=3
                Minimum=1
                Maximum=9
                [Permission data-folder]
                """
            try Data(manifest.utf8).write(to: URL(filePath: "\(folder)/many\(number).plugin"))
        }
    }
}
