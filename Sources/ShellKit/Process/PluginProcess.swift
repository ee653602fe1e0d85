// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import PluginKit
import RemoteBackend
import ViewKit
import WireKit

/// The process of a plugin, and its pages and actions in the shell.
@MainActor final class PluginProcess {
    let manifest: PluginManifest
    private unowned let shell: Shell
    private unowned let plugin: InstalledPlugin
    private let context: PluginContext
    private lazy var remote = makeRemote()
    private var backend: any Backend { shell.backend ?? Toolkit.backend }
    /// Whether ``remote`` was created, which needs a backend.
    private var isUsed = false
    /// The actions that wait until the plugin is active.
    private var pending: [String] = []
    private var questions: [Int: CheckedContinuation<Bool, Never>] = [:]
    private var lastQuestion = 0
    private(set) var state = State.stopped

    /// How far the process is.
    enum State {
        case stopped
        /// The sandbox is chosen, the process is started, the plugin is loaded and activated.
        case starting
        case active
    }

    init(_ manifest: PluginManifest, _ plugin: InstalledPlugin, _ context: PluginContext, in shell: Shell) {
        self.manifest = manifest
        self.plugin = plugin
        self.context = context
        self.shell = shell
    }

    private func makeRemote() -> RemoteProcess {
        isUsed = true
        let remote = RemoteProcess(Program(path: ""), backend: backend)
        remote.showsEnd = false
        remote.onStart = { [weak self] in self?.receive(from: $0) }
        remote.onEnd = { [weak self] in self?.hasEnded($0) }
        remote.onDenial = { [weak context] in context?.warn($0) }
        remote.onResponsiveness = { [weak self] in self?.responsivenessChanged($0) }
        return remote
    }

    func startIfUndeclared() {
        if !plugin.isDeclared, case .stopped = state, plugin.record.failure == nil { start() }
    }

    /// Starts the process, if it does not run.
    func start() {
        guard case .stopped = state else { return }
        state = .starting
        shell.startDependencies(of: plugin)
        shell.set(.starting, of: plugin)
        guard let host = shell.options.hostProgram else {
            return fail(.hostMissing(PluginHostProgram.name))
        }
        Task { @MainActor [weak self] in
            guard let program = await self?.program(host), let self, case .starting = state else { return }
            remote.program = program
            remote.start()
        }
    }

    /// Ends the process for good.
    func end() {
        state = .stopped
        if isUsed { remote.end() }
        answerAll()
    }

    private func program(_ host: String) async -> WireKit.Program {
        let data = context.dataFolder
        let (folder, hostFolder) = (Self.folder(of: manifest.file), Self.folder(of: host))
        var program = Program(
            path: host, arguments: [manifest.file, data], environment: Self.environment(data))
        program.limits = shell.options.limits
        if shell.options.confinesPlugins {
            let asked = Set(manifest.permissions.map(\.kind))
            program.sandbox = await Sandbox.best(
                for: Permissions(
                    readable: [folder, hostFolder, data], writable: asked.contains(.dataFolder) ? [data] : [])
            )
        }
        return program
    }

    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    /// The environment: language and time zone of the user, and folders within the plugin's data folder.
    private static func environment(_ data: String) -> [String: String] {
        var result = [
            "HOME": data, "XDG_DATA_HOME": data, "XDG_CONFIG_HOME": "\(data)/config",
            "XDG_STATE_HOME": "\(data)/state", "XDG_CACHE_HOME": "\(data)/cache", "TMPDIR": "\(data)/cache",
        ]
        Folder.make("\(data)/cache")
        for name in ["LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LC_COLLATE", "LC_CTYPE", "TZ"] {
            if let value = getenv(name) { result[name] = String(cString: value) }
        }
        return result
    }

    // MARK: Pages and actions

    /// Opens a page of the plugin in a pane, and starts the process for it.
    func open(_ pane: RemotePane) {
        if !remote.open(pane) { start() }
    }

    func close(_ pane: RemotePane) {
        if isUsed { remote.close(pane) }
    }

    /// Performs an action, when the plugin is active.
    func perform(_ action: String) {
        guard case .active = state, let connection = remote.child?.connection else {
            pending.append(action)
            return start()
        }
        connection.send(PluginOperations.perform, action)
    }

    /// Asks a page whether it may be dismissed. A process that does not answer cannot refuse.
    func mayDismiss(_ page: String) async -> Bool {
        guard case .active = state, let connection = remote.child?.connection else { return true }
        lastQuestion += 1
        let number = lastQuestion
        return await withCheckedContinuation { continuation in
            questions[number] = continuation
            connection.send(PluginOperations.ask, DismissalQuestion(number: number, page: page))
        }
    }

    /// The panes of a process that does not respond offer to wait or to end it. A process that does not respond cannot refuse a dismissal.
    private func responsivenessChanged(_ responsiveness: Responsiveness) {
        switch responsiveness {
        case .responding: for pane in remote.panes { pane.hideMessage() }
        case .unresponsive:
            answerAll()
            offerToEnd()
        }
    }

    private func offerToEnd() {
        Toolkit.perform(with: backend) {
            for pane in remote.panes {
                pane.showMessage(
                    localized("The plugin does not respond."),
                    actions: [
                        .init(localized("Wait")) { [weak self] in self?.waitForResponse() },
                        .init(localized("End")) { [weak self] in
                            self?.remote.child?.kill(because: "it did not respond, and the user has ended it")
                        },
                    ])
            }
        }
    }

    /// Removes the message, and shows it again if the process still does not respond after some time.
    private func waitForResponse() {
        for pane in remote.panes { pane.hideMessage() }
        let child = remote.child
        Task { @MainActor [weak self] in
            try? await Task.sleep(for: .seconds(10))
            guard let self, let child, remote.child === child,
                child.connection.responsiveness == .unresponsive
            else { return }
            offerToEnd()
        }
    }

    private func answerAll() {
        let open = questions
        questions = [:]
        for continuation in open.values { continuation.resume(returning: true) }
    }

    // MARK: Messages

    private func receive(from connection: Connection) {
        connection.receive(PluginOperations.page) { [weak self] _, page in try self?.add(page) }
        connection.receive(PluginOperations.action) { [weak self] _, action in try self?.add(action) }
        connection.receive(PluginOperations.warning) { [weak self] _, text in
            self?.context.warn(String(text.prefix(1_000)))
        }
        connection.receive(PluginOperations.active) { [weak self] _, _ in self?.isActive() }
        connection.receive(PluginOperations.failed) { [weak self] _, text in
            self?.fail(.processFailed(String(text.prefix(4_000))))
        }
        connection.receive(PluginOperations.answer) { [weak self] _, answer in
            self?.questions.removeValue(forKey: answer.number)?.resume(returning: answer.mayDismiss)
        }
    }

    private func add(_ page: ShellPage) throws {
        try Self.check(page.id, page.title, page.icon, count: plugin.pages.count, "pages")
        if plugin.pages.contains(page.id) { return }
        shell.add(page, of: plugin) { [weak self] in
            PageFlow(flow: RemotePageFlow(page, in: self), stepper: DefaultStepper())
        }
    }

    private func add(_ action: NewAction) throws {
        try Self.check(action.id, action.title, "", count: plugin.actions.count, "actions")
        if plugin.actions.contains(action.id) { return }
        let id = action.id
        shell.add(
            Action(id, title: action.title, shortcuts: action.shortcuts) { [weak self] in self?.perform(id) },
            of: plugin)
    }

    /// Throws if a plugin registers more, or longer, than a shell can show.
    private static func check(
        _ id: String, _ title: String, _ icon: String, count: Int, _ what: String
    ) throws {
        if count >= 200 { throw RegistrationError(description: "the plugin has \(count) \(what) already") }
        if id.isEmpty || id.utf8.count > 256 || title.utf8.count > 256 || icon.utf8.count > 256 {
            throw RegistrationError(
                description: "the id, the title or the icon of one of the \(what) is too long")
        }
    }

    private struct RegistrationError: Error, CustomStringConvertible { let description: String }

    private func isActive() {
        guard case .starting = state else { return }
        state = .active
        shell.set(.active, of: plugin)
        let actions = pending
        pending = []
        for action in actions { perform(action) }
    }

    // MARK: End

    /// The plugin cannot run. Its process is not needed.
    private func fail(_ failure: PluginFailure) {
        state = .stopped
        pending = []
        let panes = remote.panes
        remote.suspend(because: "the plugin cannot run")
        showEnd(failure.description, [], in: panes)
        shell.set(.failed(failure), of: plugin)
    }

    private func hasEnded(_ end: RemoteProcess.End) {
        state = .stopped
        pending = []
        answerAll()
        showEnd(end.reason, end.lines, in: remote.panes)
        shell.set(.failed(.processEnded(end.reason)), of: plugin)
    }

    private func showEnd(_ reason: String, _ lines: [String], in panes: [RemotePane]) {
        Toolkit.perform(with: backend) {
            for pane in panes where !pane.isClosed {
                pane.showEnd(
                    reason, lines: lines,
                    actions: [.init(localized("Restart")) { [weak self] in self?.start() }])
            }
        }
    }
}
