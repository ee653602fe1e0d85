// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// The process of a plugin: its start and end, its pages and its actions.
@MainActor final class PluginProcess {
    /// How far the process is.
    enum State {
        /// It does not run, and starts when something of the plugin is used.
        case stopped
        /// The sandbox is chosen, the process is started, the plugin is loaded and activated.
        case starting
        case active
        /// It has crashed too often, and runs again only if the user wants it.
        case turnedOff
    }

    let manifest: PluginManifest
    unowned let shell: Shell
    unowned let plugin: InstalledPlugin
    let context: PluginContext
    var state = State.stopped
    /// When the process has crashed.
    var crashes: [ContinuousClock.Instant] = []
    var lastStart = ContinuousClock.now
    /// How long the last start took, until the plugin was active; nil before it was.
    private(set) var startTime: Duration?
    /// The number of the process that runs; nil if none does.
    var runningPid: Int32? { isUsed ? remote.child?.pid : nil }
    /// How the process that ran last was confined.
    var confinement = ""
    /// Sends the settings to the process that runs.
    var settingsFollower: (any Disposable)? {
        didSet { oldValue?.dispose() }
    }
    /// What the process writes.
    let log: PluginLog
    /// The files of the user that the process may use; nil if it may use none.
    var userFiles: UserFiles?
    /// The services of the session that the process may use; nil if it may use none.
    var bus: SessionBusProxy?
    var questions: [Int: CheckedContinuation<Bool, Never>] = [:]
    var lastQuestion = 0
    /// The searches that the plugin has not answered.
    var searchAnswers: [Int: CheckedContinuation<[SearchResult], Never>] = [:]
    var lastSearch = 0
    private(set) lazy var remote = makeRemote()
    /// Whether ``remote`` was created, which needs a backend.
    private var isUsed = false
    /// What waits until the plugin is active.
    private var pending: [@MainActor (Connection) -> Void] = []
    /// The panes that the user sees.
    private var visible: Set<ObjectIdentifier> = []
    private var idleTimer: Task<Void, Never>?
    /// The library that the process has loaded, and what says that another one is in its place.
    private var library: FileIdentity?
    private var watch: FolderWatch?
    private var restart: Task<Void, Never>?

    var isStopped: Bool { if case .stopped = state { true } else { false } }
    var isStarting: Bool { if case .starting = state { true } else { false } }
    var backend: any Backend { shell.backend ?? Toolkit.backend }
    /// The panes of the open pages.
    var panes: [RemotePane] { isUsed ? remote.panes : [] }

    init(_ manifest: PluginManifest, _ plugin: InstalledPlugin, _ context: PluginContext, in shell: Shell) {
        self.manifest = manifest
        self.plugin = plugin
        self.context = context
        self.shell = shell
        log = PluginLog("\(shell.options.stateFolder)/\(plugin.folderName).log") { [weak context] in
            context?.warn($0)
        }
    }

    private func makeRemote() -> RemoteProcess {
        isUsed = true
        let remote = RemoteProcess(Program(path: ""), backend: backend)
        remote.showsEnd = false
        remote.onStart = { [weak self] in self?.receive(from: $0) }
        remote.onEnd = { [weak self] in self?.hasEnded($0) }
        remote.onDenial = { [weak context] in context?.warn($0) }
        remote.onOutput = { [log] in log.append($0) }
        remote.onResponsiveness = { [weak self] in self?.responsivenessChanged($0) }
        return remote
    }

    // MARK: Start and end

    /// Starts the process of a plugin whose manifest does not say what it brings.
    func startIfUndeclared() {
        if !plugin.isDeclared, plugin.record.failure == nil { start() }
    }

    /// Starts the process, if it does not run.
    func start() {
        guard case .stopped = state else { return }
        state = .starting
        lastStart = .now
        shell.startDependencies(of: plugin)
        shell.set(.starting, of: plugin)
        guard let host = shell.options.host(for: manifest) else {
            return fail(.hostMissing(PluginHostProgram.name))
        }
        library = FileIdentity(manifest.libraryPath)
        watchLibrary()
        Task { @MainActor [weak self] in
            guard let program = await self?.program(host), let self, case .starting = state else { return }
            remote.program = program
            log.note("The process is started.")
            remote.start()
        }
    }

    /// Ends the process, if it runs, and starts another one, in which the pages are restored.
    func startOver() {
        switch state {
        case .starting, .active:
            suspend(because: "the user has restarted it")
            start()
        case .stopped, .turnedOff: startAgain()
        }
    }

    /// Ends the process for good.
    func end() {
        state = .stopped
        (idleTimer, restart, watch) = (nil, nil, nil)
        if isUsed { remote.end() }
        closeAccess()
        answerAll()
    }

    /// Ends the process; the pages are shown again by another one.
    func suspend(because reason: String) {
        state = .stopped
        if isUsed { remote.suspend(because: reason) }
        log.note("The process was ended: \(reason).")
        closeAccess()
        shell.notificationsIfUsed?.end(plugin)
        answerAll()
        shell.set(.waiting, of: plugin)
    }

    /// Takes back what the ended process could use of the session.
    func closeAccess() {
        (userFiles, bus, settingsFollower) = (nil, nil, nil)
        if isUsed { remote.fileAccess = nil }
    }

    func isActive() {
        guard case .starting = state else { return }
        state = .active
        startTime = lastStart.duration(to: .now)
        shell.set(.active, of: plugin)
        shell.prepareSpareProcess()
        let waiting = pending
        pending = []
        for work in waiting { whenActive(work) }
        waitForIdleness()
    }

    func dropPendingActions() { pending = [] }

    // MARK: Pages and actions

    /// Opens a page of the plugin in a pane, and starts the process for it.
    func open(_ pane: RemotePane) {
        if remote.open(pane) {
            // What a running plugin shows within this time is in the first frame.
            remote.child?.connection.wait(milliseconds: 4) { pane.hasContent }
        } else {
            start()
        }
    }

    func close(_ pane: RemotePane) {
        visible.remove(ObjectIdentifier(pane))
        if isUsed { remote.close(pane) }
        waitForIdleness()
    }

    /// The user sees a pane, or does not see it any more.
    func pane(_ pane: RemotePane, isVisible: Bool) {
        if isVisible {
            visible.insert(ObjectIdentifier(pane))
            idleTimer?.cancel()
            idleTimer = nil
            // It was ended since it showed nothing.
            if case .stopped = state, plugin.record.failure == nil { start() }
        } else {
            visible.remove(ObjectIdentifier(pane))
            waitForIdleness()
        }
    }

    /// Performs an action, when the plugin is active.
    func perform(_ action: String) { whenActive { $0.send(PluginOperations.perform, action) } }

    /// Calls `send` with the connection to the plugin when it is active; the process is started for it.
    func whenActive(_ send: @escaping @MainActor (Connection) -> Void) {
        guard case .active = state, let connection = remote.child?.connection else {
            pending.append(send)
            return start()
        }
        send(connection)
        waitForIdleness()
    }

    // MARK: Idleness

    /// Ends the process after some time in which it shows nothing, if all that it shows can be restored.
    private func waitForIdleness() {
        idleTimer?.cancel()
        guard case .active = state, visible.isEmpty, plugin.isDeclared, let time = shell.preferences.idleTime
        else {
            return
        }
        idleTimer = Task { @MainActor [weak self] in
            try? await Task.sleep(for: time)
            guard !Task.isCancelled, let self, case .active = state, visible.isEmpty,
                panes.allSatisfy({ $0.savedState != nil })
            else { return }
            suspend(because: "it has shown nothing for some time")
        }
    }

    // MARK: Updates

    private func watchLibrary() {
        guard watch == nil else { return }
        watch = FolderWatch(Folder.parent(of: manifest.libraryPath)) { [weak self] in self?.folderChanged() }
    }

    /// Starts the process again with the library that is there now, when it has been the same for a moment.
    private func folderChanged() {
        guard FileIdentity(manifest.libraryPath) != library else { return }
        restart?.cancel()
        restart = Task { @MainActor [weak self] in
            try? await Task.sleep(for: .milliseconds(200))
            guard !Task.isCancelled, let self, let new = FileIdentity(manifest.libraryPath), new != library
            else {
                return
            }
            switch state {
            case .starting, .active:
                suspend(because: "its library was replaced")
                start()
            case .stopped where plugin.record.failure != nil && !panes.isEmpty: start()
            case .stopped, .turnedOff: break
            }
        }
    }
}
