// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// Runs a plugin, in a process of its own or in that of the shell: it does what the ``PluginLifecycle`` of the plugin decides.
@MainActor final class PluginRunner {
    unowned let shell: Shell
    unowned let plugin: InstalledPlugin
    private(set) var lifecycle: PluginLifecycle
    /// The events that are not handled yet.
    private var events: [PluginLifecycle.Event] = []
    private var isHandling = false

    /// The plugin that runs in the shell's process.
    var object: (any Plugin)?
    /// The process with what shows its views; nil if none runs.
    var remote: RemoteRun?
    /// The program of the run that is prepared.
    var program: WireKit.Program?
    var policy = RemotePolicy()
    /// The panes of the open pages.
    private(set) var panes: [RemotePane] = []
    /// The panes that the user sees.
    private var visible: Set<ObjectIdentifier> = []
    /// The work to do when the plugin is active.
    var pending: [@MainActor (Connection) -> Void] = []
    /// The continuations of the plugins that start after this one.
    private var starts: [CheckedContinuation<Void, Never>] = []
    /// The choice of the sandbox, which may wait for the user.
    var preparation: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var idleTimer: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    var hangTimer: Task<Void, Never>? { didSet { oldValue?.cancel() } }
    /// The identity of the library that the process has loaded, and the watch of its folder.
    var library: FileIdentity?
    var watch: FolderWatch?
    var libraryTimer: Task<Void, Never>? { didSet { oldValue?.cancel() } }

    /// The process; nil if none runs. It may be ending.
    var child: ChildProcess? { remote?.child }
    /// The process id; nil if no process runs.
    var runningPid: Int32? { child?.pid }
    /// The description of the confinement of the last process.
    var confinement = ""
    /// Whether the last process was started in a sandbox, as far as the system supports one.
    var isConfined = false
    /// The log of the output of the process.
    private(set) lazy var log = PluginLog("\(shell.options.stateFolder)/\(plugin.folderName).log") {
        [weak self] in self?.warn($0)
    }
    /// The files of the user that the process may use; nil if it does not have the permission.
    var userFiles: UserFiles? { didSet { userFiles?.onLoss = shell.reportOfLosses(by: plugin) } }
    /// The folders that the user had chosen in the settings when the process was started, if it has the
    /// permission `user-folders`; otherwise nil.
    var chosenFolders: [String]?
    /// The proxy for the services of the session that the process may use; nil if it does not have the permission.
    var bus: SessionBusProxy?
    /// The list to which ``userFiles`` are moved when the process is ended. It outlives the shell, whose end ends the process.
    private let closingFiles: ClosingFiles

    /// The subscriptions that send the settings, and the extensions of other plugins, to the process.
    var followers: [any Disposable] = [] {
        didSet { for follower in oldValue { follower.dispose() } }
    }
    /// The values of settings that are sent when their files are copied.
    var pendingSettings: Task<Void, Never>?
    /// The changes of settings by the process that are not made yet.
    weak var settingChanges: SettingChanges?
    /// The copies of the files that the user has chosen in the settings, by the ids of the settings.
    var settingCopies: [String: String] = [:]
    var questions: [Int: OpenQuestion] = [:]
    var lastQuestion = 0
    /// The continuations of the searches whose results have not arrived.
    var searchAnswers: [Int: CheckedContinuation<[SearchResult], Never>] = [:]
    var lastSearch = 0
    /// How many panes of each page were created.
    private var paneCounts: [ShellPage.ID: Int] = [:]
    /// The pages that the earlier version has registered, and this one has not yet.
    var unconfirmedPages: Set<ShellPage.ID> = []

    var backend: any Backend { shell.backend ?? Toolkit.backend }

    init(_ plugin: InstalledPlugin, in shell: Shell) {
        self.plugin = plugin
        self.shell = shell
        closingFiles = shell.closingFiles
        lifecycle = PluginLifecycle(
            runsInShell: plugin.manifest?.process != .own, limits: shell.options.lifecycleLimits)
    }

    /// Handles an event, and the events that follow from it. An event that is sent meanwhile is handled afterwards.
    func send(_ event: PluginLifecycle.Event) {
        // A runner may outlive its shell.
        if lifecycle.state != .gone { send(event, in: shell) }
    }

    /// The shell is a parameter because it may be in its `deinit`.
    func send(_ event: PluginLifecycle.Event, in shell: Shell) {
        events.append(event)
        guard !isHandling else { return }
        isHandling = true
        defer { isHandling = false }
        while !events.isEmpty {
            for effect in lifecycle.handle(events.removeFirst(), at: .now) { perform(effect, in: shell) }
            if events.isEmpty, lifecycle.state != .gone { publishState() }
        }
    }

    /// Updates the state in the list of plugins.
    func publishState() {
        let state = lifecycle.recordState
        if plugin.record.state != state { shell.set(state, of: plugin) }
    }

    /// Adds a warning to the list of plugins, unless the plugin is off. A task that copies files may outlive a plugin that was removed.
    func warn(_ text: String) { if lifecycle.state != .gone { plugin.context?.warn(text) } }

    // MARK: What a run leaves

    /// Cancels and revokes what belongs to the run that is over.
    func leave(in shell: Shell) {
        settingChanges?.flush(in: shell)
        settingChanges = nil
        (preparation, program, idleTimer, hangTimer) = (nil, nil, nil, nil)
        resumeDependents()
        answerAll()
        closeAccess()
        // What a plugin that is off shows is removed with its registrations.
        if lifecycle.isOn { shell.notificationsIfUsed?.end(plugin) }
    }

    /// Revokes the access of the process to files and services of the session.
    private func closeAccess() {
        if let userFiles {
            userFiles.close(after: child)
            closingFiles.add(userFiles)
        }
        (userFiles, bus, followers) = (nil, nil, [])
    }

    /// Waits while the plugin starts, but not for one that does not respond.
    func waitForStart() async {
        guard lifecycle.isStarting, lifecycle.run?.responds != false else { return }
        await withCheckedContinuation { starts.append($0) }
    }

    func resumeDependents() {
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

    /// Opens a page of the plugin in a pane.
    func open(_ pane: RemotePane) {
        guard lifecycle.isOn else { return }
        pane.isManaged = true
        panes.append(pane)
        send(.use(.page))
        // If the plugin sends the content within this time, the content is in the first frame.
        if pane.isConnected { child?.connection.wait(milliseconds: 4) { pane.hasContent } }
    }

    func close(_ pane: RemotePane) {
        visible.remove(ObjectIdentifier(pane))
        panes.removeAll { $0 === pane }
        pane.close()
        send(.hidden(anyVisible: !visible.isEmpty))
    }

    func closePanes() {
        for pane in panes { pane.close() }
        (panes, visible, paneCounts) = ([], [], [:])
    }

    /// Called when a pane becomes visible or hidden.
    func pane(_ pane: RemotePane, isVisible: Bool) {
        if isVisible {
            // A plugin that is turned off closes its panes.
            guard !pane.isClosed else { return }
            visible.insert(ObjectIdentifier(pane))
            send(.shown)
        } else {
            visible.remove(ObjectIdentifier(pane))
            send(.hidden(anyVisible: !visible.isEmpty))
        }
    }

    /// Performs an action.
    func perform(_ action: String) { whenActive { $0.send(PluginOperations.perform, action) } }

    /// Calls `work` with the connection when the plugin is active.
    func whenActive(_ work: @escaping @MainActor (Connection) -> Void) {
        pending.append(work)
        send(.use(.work))
    }
}

extension ShellOptions {
    fileprivate var lifecycleLimits: PluginLifecycle.Limits {
        .init(
            maximumCrashes: maximumCrashes, crashPeriod: crashPeriod, restoreTrialTime: restoreTrialTime)
    }
}
