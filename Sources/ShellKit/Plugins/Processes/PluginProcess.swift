// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// The process of a plugin: its start and end, its pages and its actions.
@MainActor final class PluginProcess {
    /// The state of the process.
    enum State {
        /// It does not run. It starts when a page or an action of the plugin is used.
        case stopped
        /// From the choice of the sandbox until the plugin is active.
        case starting
        /// The plugin is active.
        case active
        /// It has crashed too often, and starts only when the user turns the plugin on again.
        case turnedOff
    }

    let manifest: PluginManifest
    unowned let shell: Shell
    unowned let plugin: InstalledPlugin
    let context: PluginContext
    var state = State.stopped {
        didSet { if case .starting = state {} else { endStart() } }
    }
    /// The times of its crashes.
    var crashes: [ContinuousClock.Instant] = []
    var lastStart = ContinuousClock.now
    /// The duration of the last start, until the plugin was active; nil before the first start is complete.
    private(set) var startTime: Duration?
    /// The process id; nil if no process runs.
    var runningPid: Int32? { isUsed ? remote.child?.pid : nil }
    /// The description of the confinement of the last process.
    var confinement = ""
    /// The subscriptions that send the settings, and the extensions of other plugins, to the process.
    var followers: [any Disposable] = [] {
        didSet { for follower in oldValue { follower.dispose() } }
    }
    /// The log of the output of the process.
    let log: PluginLog
    /// The files of the user that the process may use; nil if it does not have the permission.
    var userFiles: UserFiles?
    /// Whether the last process was started in a sandbox, as far as the system supports one.
    var isConfined = false
    /// The values of settings that are sent when their files are copied.
    var pendingSettings: Task<Void, Never>?
    /// The copies of the files that the user has chosen in the settings, by the ids of the settings.
    var settingCopies: [String: String] = [:]
    /// The proxy for the services of the session that the process may use; nil if it does not have the permission.
    var bus: SessionBusProxy?
    /// The list to which ``userFiles`` are moved when the process is ended. It outlives the shell, whose end ends the process.
    private let closingFiles: ClosingFiles
    /// How many panes of each page were created.
    private var paneCounts: [ShellPage.ID: Int] = [:]
    var questions: [Int: OpenQuestion] = [:]
    var lastQuestion = 0
    /// The continuations of the searches whose results have not arrived.
    var searchAnswers: [Int: CheckedContinuation<[SearchResult], Never>] = [:]
    var lastSearch = 0
    private(set) lazy var remote = makeRemote()
    /// Whether ``remote`` was created, which needs a backend.
    private(set) var isUsed = false
    /// The work to do when the plugin is active.
    private var pending: [@MainActor (Connection) -> Void] = []
    /// The panes that the user sees.
    private var visible: Set<ObjectIdentifier> = []
    private var controllers: [WeakController] = []
    /// The process of the earlier version, until it has ended.
    private var earlier: ChildProcess?
    /// The pages that the earlier version has registered, and this one has not yet.
    private var unconfirmedPages: Set<ShellPage.ID> = []
    private var idleTimer: Task<Void, Never>?
    /// The identity of the library that the process has loaded, and the watch of its folder.
    private var library: FileIdentity?
    private var watch: FolderWatch?
    private var restart: Task<Void, Never>?
    /// The continuations of the plugins that start after this one.
    private var starts: [CheckedContinuation<Void, Never>] = []
    /// The choice of the sandbox, which may wait for the user. It is cancelled when the process is ended.
    private var preparation: Task<Void, Never>? {
        didSet { oldValue?.cancel() }
    }

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
        closingFiles = shell.closingFiles
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

    /// Starts the process of a plugin whose manifest declares neither pages nor actions.
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
        preparation = Task { @MainActor [weak self, earlier] in
            // Two versions must not use the data folder at the same time.
            _ = await earlier?.waitForEnd()
            guard !Task.isCancelled else { return }
            for needed in self?.dependencies ?? [] { await needed.waitForStart() }
            guard !Task.isCancelled else { return }
            guard let program = await self?.program(host), let self, !Task.isCancelled else { return }
            self.earlier = nil
            remote.program = program
            log.note("The process is started.")
            remote.start()
        }
    }

    /// Ends the process if it runs, and starts another one, in which the pages are restored.
    func startOver() {
        switch state {
        case .starting, .active:
            suspend(because: "the user has restarted it")
            start()
        case .stopped, .turnedOff: startAgain()
        }
    }

    /// Ends the process, and closes its pages.
    func end() {
        state = .stopped
        (idleTimer, restart, watch, preparation) = (nil, nil, nil, nil)
        if isUsed { remote.end() }
        closeAccess()
        answerAll()
    }

    /// Ends the process. Its pages stay open, and the next process shows them again.
    func suspend(because reason: String) {
        state = .stopped
        preparation = nil
        if isUsed { remote.suspend(because: reason) }
        log.note("The process was ended: \(reason).")
        closeAccess()
        shell.notificationsIfUsed?.end(plugin)
        answerAll()
        shell.set(.waiting, of: plugin)
    }

    /// Revokes the ended process's access to files and services of the session.
    func closeAccess() {
        if let userFiles {
            userFiles.close(after: isUsed ? remote.child : nil)
            closingFiles.add(userFiles)
        }
        (userFiles, bus, followers) = (nil, nil, [])
        if isUsed { remote.fileAccess = nil }
    }

    func isActive() {
        guard case .starting = state else { return }
        state = .active
        startTime = lastStart.duration(to: .now)
        shell.remove(unconfirmedPages, of: plugin)
        unconfirmedPages = []
        shell.set(.active, of: plugin)
        shell.prepareSpareProcess()
        let waiting = pending
        pending = []
        for work in waiting { whenActive(work) }
        waitForIdleness()
    }

    func dropPendingActions() { pending = [] }

    /// Shows the open pages of the process of an earlier version, which is ended. Their tabs stay open, and their states are restored.
    ///
    /// - Parameter registered: The pages that the earlier version has registered without declaring them. They are removed if this version does not register them.
    func takePages(of old: PluginProcess, registered: Set<ShellPage.ID>) {
        unconfirmedPages = registered
        guard old.isUsed else { return }
        earlier = old.remote.child
        (paneCounts, visible, controllers) = (old.paneCounts, old.visible, old.controllers)
        for controller in controllers { controller.value?.process = self }
        remote.take(old.remote.releasePanes())
        old.visible = []
        old.controllers = []
    }

    /// Starts the process if one of its pages is visible.
    func startIfVisible() { if !visible.isEmpty { start() } }

    func confirm(_ page: ShellPage.ID) { unconfirmedPages.remove(page) }

    /// Adds the controller of a page, so that the process of another version can replace this one.
    func add(_ controller: RemotePageController) {
        controllers.removeAll { $0.value == nil }
        controllers.append(WeakController(value: controller))
    }

    private struct WeakController { weak var value: RemotePageController? }

    private var dependencies: [PluginProcess] {
        manifest.dependencies.compactMap { id in shell.installed.first { $0.id == id }?.process }
    }

    /// Waits while the plugin starts, but not for one that does not respond.
    private func waitForStart() async {
        guard isStarting, remote.host?.isResponding != false else { return }
        await withCheckedContinuation { starts.append($0) }
    }

    /// Called when the plugin has started, cannot start, or does not respond.
    func endStart() {
        let waiting = starts
        starts = []
        for continuation in waiting { continuation.resume() }
    }

    // MARK: Pages and actions

    /// Returns a name for another pane of a page.
    func paneName(of page: ShellPage.ID) -> String {
        let count = (paneCounts[page] ?? 0) + 1
        paneCounts[page] = count
        return count == 1 ? page : "\(page)#\(count)"
    }

    /// Opens a page of the plugin in a pane, and starts the process for it.
    func open(_ pane: RemotePane) {
        if remote.open(pane) {
            // If the plugin sends the content within this time, the content is in the first frame.
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

    /// Called when a pane becomes visible or hidden.
    func pane(_ pane: RemotePane, isVisible: Bool) {
        if isVisible {
            visible.insert(ObjectIdentifier(pane))
            idleTimer?.cancel()
            idleTimer = nil
            // The process was ended because none of its panes was visible.
            if case .stopped = state, plugin.record.failure == nil { start() }
        } else {
            visible.remove(ObjectIdentifier(pane))
            waitForIdleness()
        }
    }

    /// Performs an action. Starts the process if necessary.
    func perform(_ action: String) { whenActive { $0.send(PluginOperations.perform, action) } }

    /// Calls `send` with the connection when the plugin is active. Starts the process if necessary.
    func whenActive(_ send: @escaping @MainActor (Connection) -> Void) {
        guard case .active = state, let connection = remote.child?.connection else {
            pending.append(send)
            return start()
        }
        send(connection)
        waitForIdleness()
    }

    // MARK: Idleness

    /// Ends the process when none of its panes was visible for the idle time, if all its pages can be restored.
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

    /// Restarts the process with a library that was replaced, when the file has not changed for 200 ms.
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
