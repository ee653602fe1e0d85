// SPDX-License-Identifier: MIT

import ControllerKit
import PluginKit
import PluginRuntime
import RemoteBackend
import ViewKit
import WireKit

/// Runs a plugin, in a process of its own or in that of the shell: it does what the ``PluginLifecycle`` of the plugin decides.
@MainActor package final class PluginRunner {
    unowned let owner: any PluginRunnerOwner
    let shared: RunnerEnvironment
    package private(set) var lifecycle: PluginLifecycle
    /// The event that is handled now, and those that follow it.
    private var events: [PluginLifecycle.Event] = []

    /// The plugin that runs in the shell's process.
    var object: (any Plugin)?
    /// The process with what shows its views; nil if none runs.
    var remote: RemoteRun?
    package internal(set) var policy = RemotePolicy()
    package var access = ProcessAccess()
    var tasks = RunTasks()
    var library: LibraryWatch?
    private var openPanes = OpenPanes()
    /// The work to do when the plugin is active.
    var pending: [@MainActor (Connection) -> Void] = []
    /// The continuations of the plugins that start after this one.
    private var starts: [CheckedContinuation<Void, Never>] = []
    var questions = OpenQuestions() {
        didSet { remote?.host.isAsked = !questions.isEmpty }
    }
    /// The log of the output of the process.
    package private(set) lazy var log = PluginLog("\(shared.logFolder)/\(owner.folderName).log") {
        [weak self] in self?.warn($0)
    }

    /// The panes of the open pages.
    package var panes: [RemotePane] { openPanes.all }
    /// The process; nil if none runs. It may be ending.
    package var child: ChildProcess? { remote?.child }
    /// What shows the views of the process; nil if none runs.
    package var host: RemoteHost? { remote?.host }
    /// The process id; nil if no process runs.
    package var runningPid: Int32? { child?.pid }

    var backend: any Backend { shared.backend ?? Toolkit.backend }

    package init(_ owner: any PluginRunnerOwner, _ shared: RunnerEnvironment) {
        self.owner = owner
        self.shared = shared
        lifecycle = PluginLifecycle(
            runsInShell: owner.manifest?.process != .own, limits: shared.options.lifecycle)
    }

    /// Handles an event, and the events that follow from it. An event that is sent meanwhile is handled afterwards.
    package func send(_ event: PluginLifecycle.Event) {
        // A runner may outlive its plugin.
        guard lifecycle.state != .gone else { return }
        events.append(event)
        guard events.count == 1 else { return }
        while let event = events.first {
            for effect in lifecycle.handle(event, at: .now) { perform(effect) }
            if events.count == 1, lifecycle.state != .gone { owner.updateState() }
            events.removeFirst()
        }
    }

    /// Adds a warning to the list of plugins, unless the plugin was removed or the shell has ended.
    /// A task that copies files may outlive both.
    package func warn(_ text: String) { if lifecycle.state != .gone { owner.context?.warn(text) } }

    // MARK: The end of a run

    /// Cancels and revokes what belongs to the run that is over.
    func endRun() {
        owner.finishRun()
        tasks.cancel()
        resumeDependents()
        answerAll()
        guard let files = access.revoke() else { return }
        files.close(after: child)
        shared.closingFiles.add(files)
    }

    /// Waits while the plugin starts, but not for one that does not respond.
    func waitForStart() async {
        guard lifecycle.isStarting, lifecycle.responds else { return }
        await withCheckedContinuation { starts.append($0) }
    }

    func resumeDependents() {
        let waiting = starts
        starts = []
        for continuation in waiting { continuation.resume() }
    }

    // MARK: Pages and actions

    /// Returns a name for another pane of a page.
    func paneName(of page: ShellPage.ID) -> String { openPanes.newName(of: page) }

    /// Opens a page of the plugin in a pane.
    func open(_ pane: RemotePane) {
        guard lifecycle.isOn else { return }
        pane.isManaged = true
        openPanes.add(pane)
        send(.use(.page))
        // If the plugin sends the content within this time, the content is in the first frame.
        if pane.isConnected { child?.connection.wait(milliseconds: 4) { pane.hasContent } }
    }

    func close(_ pane: RemotePane) {
        openPanes.remove(pane)
        pane.close()
        send(.hidden(anyVisible: openPanes.hasVisible))
    }

    func closePanes() {
        for pane in panes { pane.close() }
        openPanes = OpenPanes()
    }

    /// Called when a pane becomes visible or hidden.
    func pane(_ pane: RemotePane, isVisible: Bool) {
        // A plugin that is turned off closes its panes.
        guard !isVisible || !pane.isClosed else { return }
        openPanes.set(pane, isVisible: isVisible)
        send(isVisible ? .shown : .hidden(anyVisible: openPanes.hasVisible))
    }

    /// Loads the library of the plugin again, which another file has replaced.
    package func useNewLibrary() { send(.libraryChanged(hasPanes: !panes.isEmpty)) }

    package func perform(_ action: String) { whenUsed { $0.send(PluginOperations.perform, action) } }

    /// Calls `work` with the connection when the plugin is active. The user has caused it: the plugin may answer with a dialog.
    package func whenUsed(_ work: @escaping @MainActor (Connection) -> Void) {
        whenActive { [weak self] connection in
            self?.host?.noteInput()
            work(connection)
        }
    }

    /// Calls `work` with the connection when the plugin is active.
    package func whenActive(_ work: @escaping @MainActor (Connection) -> Void) {
        pending.append(work)
        send(.use(.work))
    }
}
