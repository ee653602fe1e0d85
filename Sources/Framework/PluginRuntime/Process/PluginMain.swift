// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
import FlowKit
import Glibc
import PluginKit
import RemoteBackend
import RxKernel
import ViewKit
import WireKit

/// Runs one plugin in a process of its own. It loads the plugin, and shows its pages in the panes that the shell opens.
@MainActor final class PluginMain: PluginContextOwner {
    private let backend: RemoteBackend
    private let manifest: PluginManifest
    private let dataFolder: String
    private let settings: PluginSettings
    /// The extensions of other plugins, by the ids of the extension points.
    private var extensions: [String: [PluginExtension]] = [:]
    /// The number of changes of settings that this process has sent.
    private var changedSettings = 0
    private var isBegun = false
    private var isActive = false
    private var plugin: (any Plugin)?
    private var context: PluginContext?
    private var pages: [ShellPage.ID: PageRegistration] = [:]
    private var actions: [String: Action] = [:]
    /// The sessions of the panes that are open.
    private var panes: [ShellPage.ID: PageSession] = [:]
    /// The panes whose page the plugin has not registered yet.
    private var waiting: [RemoteWindow] = []
    /// What is shown in panes whose page the plugin has not registered, by the names of the panes.
    private var missing: [String: StatusView] = [:]
    let contributions = ProcessContributions()
    /// The links to follow when their page is opened.
    private var links: [ShellPage.ID: [DeepLink]] = [:]

    init(_ entry: ChildEntry, _ manifest: PluginManifest, dataFolder: String) {
        self.manifest = manifest
        self.dataFolder = dataFolder
        settings = PluginSettings(manifest)
        backend = RemoteBackend(descriptor: entry.descriptor, confinement: entry.confinement)
        Toolkit.install(backend)
        receive()
    }

    /// Opens the connection. The plugin is loaded when the settings arrive from the shell. The connection is
    /// open then, so that the shell notices if loading takes too long.
    func start() {
        backend.onPane = { [weak self] in self?.show($0) }
        backend.onEnd = { [weak self] _ in
            self?.plugin?.deactivate()
            exit(0)
        }
        backend.start()
    }

    func runMainLoop() -> Never { connection.runMainLoop() }

    private func receive() {
        receive(PluginOperations.perform) { $0.actions[$1]?.perform() }
        connection.receive(PluginOperations.settings) { [weak self] _, values in
            guard let self else { return }
            // Values that do not include a change of this process yet would undo that change.
            if values.lastReceivedChange == changedSettings { settings.show(values.values) }
            guard !isBegun else { return }
            isBegun = true
            // The plugin is activated in a later turn of the main loop, so that the message is handled completely before.
            DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.activate() } }
        }
        receive(PluginOperations.extensions) { main, extensions in
            main.extensions = extensions
            main.context?.extensions.accept(extensions)
        }
        settings.store = { [weak self] id, value throws(PluginSettingsError) in
            guard let self else { return }
            changedSettings += 1
            connection.sendToShell(PluginOperations.setting, SettingChange(id: id, value: value))
        }
        receiveContributions()
        receive(PluginOperations.performNotification) { $0.context?.messages.perform($1) }
        receive(PluginOperations.cancelWork) { $0.context?.messages.cancel($1) }
        receive(PluginOperations.ask) { $0.answer($1) }
    }

    /// Receives an operation of the shell. What the plugin creates meanwhile is shown by the shell.
    func receive<Body>(
        _ operation: WireOperation<Body>, _ handle: @escaping @MainActor (PluginMain, Body) -> Void
    ) {
        connection.receive(operation) { [weak self] _, body in
            guard let self else { return }
            Toolkit.perform(with: backend) { handle(self, body) }
        }
    }

    private func activate() {
        let context = PluginContext(
            id: manifest.id, manifest: manifest, dataFolder: dataFolder, settings: settings, owner: self)
        if let granted = getenv(PluginHostProgram.permissionsVariable) {
            context.permissions = Set(
                String(cString: granted).split(separator: " ").compactMap { .init(rawValue: String($0)) })
        }
        self.context = context
        context.extensions.accept(extensions)
        do {
            guard let plugin = try PluginLoader().load(manifest).make() as? any Plugin else {
                throw PluginFailure.noPlugin(library: manifest.libraryPath)
            }
            self.plugin = plugin
            do { try plugin.activate(in: context) } catch { throw PluginFailure.activationThrew("\(error)") }
            isActive = true
            connection.sendToShell(PluginOperations.active, true)
            for pane in waiting { warn(aboutMissing: pane) }
        } catch {
            context.owner = nil
            self.context = nil
            connection.sendToShell(PluginOperations.failed, "\(error)")
        }
    }

    /// Warns about a page that the manifest declares, and the plugin has not registered, and shows the warning instead of the page.
    private func warn(aboutMissing pane: RemoteWindow) {
        let page = ShellPage.id(ofPane: pane.name)
        let prefix = PluginInspectorPage.panePrefix
        let warning =
            page.hasPrefix(prefix)
            ? RegistrationKind.inspectorPage.notRegistered(String(page.dropFirst(prefix.count)))
            : RegistrationKind.page.notRegistered(page)
        context?.warn(warning)
        Toolkit.perform(with: backend) {
            let status = StatusView(
                icon: "dialog-warning-symbolic", title: localized("The page is missing"), message: warning)
            missing[pane.name] = status
            pane.setContent(status.backendView)
        }
    }

    // MARK: Pages

    private func show(_ pane: RemoteWindow) {
        guard let registration = pages[pane.name] ?? pages[ShellPage.id(ofPane: pane.name)] else {
            waiting.append(pane)
            if isActive { warn(aboutMissing: pane) }
            return
        }
        let session = PageSession(registration, in: pane, of: backend)
        missing[pane.name] = nil
        panes[pane.name] = session
        session.onEnd = { [weak self, weak session] in
            guard let self, let session, panes[session.name] === session else { return }
            panes[session.name] = nil
        }
        session.onError = { [weak self] text in self?.context?.warn(text) }
        session.start()
        for link in links.removeValue(forKey: registration.page.id) ?? [] { session.open(link) }
    }

    /// Follows a link in a page, now or when the page is opened.
    func follow(_ link: DeepLink?, on page: ShellPage.ID?) {
        guard let link else { return }
        guard let page = page ?? panes.keys.sorted().first.map(ShellPage.id(ofPane:)) else { return }
        let name = panes.keys.filter { ShellPage.id(ofPane: $0) == page }.min() ?? page
        if let session = panes[name] { session.open(link) } else { links[page, default: []].append(link) }
    }

    private func answer(_ question: DismissalQuestion) {
        let (connection, session) = (connection, panes[question.page])
        let run = DismissalRun()
        run.onQuestion = { [unowned run] in
            connection.sendToShell(
                PluginOperations.asking, DismissalReason(number: question.number, reason: run.reason))
        }
        _ = Task.immediate { @MainActor in
            let answer = await session?.mayDismiss(run) ?? true
            connection.sendToShell(
                PluginOperations.answer, DismissalAnswer(number: question.number, mayDismiss: answer))
        }
    }

    // MARK: Registrations

    var connection: Connection { backend.connection }
    func report(_ text: String) { context?.warn(text) }

    func add(_ page: PageRegistration) {
        let id = page.page.id
        guard pages[id] == nil else { return warn(RegistrationKind.page.registeredTwice(id)) }
        connection.sendToShell(PluginOperations.page, page.page)
        register(page)
    }

    /// Shows a page in the panes that wait for it, and in later ones. Returns false if a page with this id is registered already.
    @discardableResult func register(_ page: PageRegistration) -> Bool {
        let id = page.page.id
        guard pages[id] == nil else { return false }
        pages[id] = page
        let isOfPage = { (pane: RemoteWindow) in pane.name == id || ShellPage.id(ofPane: pane.name) == id }
        let ready = waiting.filter(isOfPage)
        waiting.removeAll(where: isOfPage)
        for pane in ready { show(pane) }
        return true
    }

    func add(_ action: Action, _ traits: Command.Traits) {
        guard actions[action.id] == nil else {
            return warn(RegistrationKind.action.registeredTwice(action.id))
        }
        actions[action.id] = action
        connection.sendToShell(
            PluginOperations.action,
            NewAction(
                id: action.id, title: action.title, shortcuts: action.shortcuts, traits: traits))
    }

    func setBadge(_ text: String, of page: ShellPage.ID) {
        connection.sendToShell(
            PluginOperations.badge, PageBadge(page: page, text: String(text.prefix(8))))
    }

    func request(_ permission: PluginManifest.Permission.Kind) {
        connection.sendToShell(PluginOperations.permission, permission.rawValue)
    }

    func log(_ text: String) { writeToStandardError(text) }

    func post(_ notification: PostedNotification) {
        connection.sendToShell(PluginOperations.notification, notification)
    }

    func show(_ work: WorkReport) {
        connection.sendToShell(PluginOperations.work, work)
    }

    func warn(_ text: String) {
        connection.sendToShell(PluginOperations.warning, text)
    }
}

/// The session of a page of a plugin: its flow in a pane, with the windows and dialogs that the flow opens.
@MainActor final class PageSession {
    let name: ShellPage.ID
    /// Called when the flow has ended, or the shell has closed the pane.
    var onEnd: (@MainActor () -> Void)?
    /// Called with an error message if the flow cannot be shown.
    var onError: (@MainActor (String) -> Void)?

    private let pane: RemoteWindow
    private let registration: PageRegistration
    private let backend: RemoteBackend
    private var session: ApplicationSession?
    /// Whether a state of the page was too long.
    private var hasLongState = false
    private let disposeBag = DisposeBag()

    init(_ registration: PageRegistration, in pane: RemoteWindow, of backend: RemoteBackend) {
        name = pane.name
        self.pane = pane
        self.registration = registration
        self.backend = backend
    }

    func start() {
        pane.onPaneClose = { [weak self] in self?.close() }
        backend.fill(pane) {
            let session = ApplicationSession(record: record)
            self.session = session
            session.finished.subscribe(onNext: { [weak self] in self?.finished() }).disposed(by: disposeBag)
            let page = session.perform { registration.make() }
            guard page.flow.root is ViewController || page.flow.root is WindowController else {
                onError?(PageFlow.errorMessage(for: page.flow))
                self.session = nil
                return pane.close()
            }
            session.start(page.flow, with: PageStepper(page.stepper) { [weak self] in self?.close() })
        }
    }

    /// Follows a link in the flow of the page.
    func open(_ link: DeepLink) { session?.coordinator.open(link) { _ in } }

    func mayDismiss(_ run: DismissalRun) async -> Bool { await session?.mayQuit(run) ?? true }

    /// Dismisses the screens of the page, without asking them.
    private func close() {
        guard let session else { return pane.close() }
        session.closeAllWindows()
    }

    private func finished() {
        session = nil
        pane.onPaneClose = nil
        onEnd?()
    }

    private func warnAboutState(_ state: String) {
        guard !hasLongState else { return }
        hasLongState = true
        onError?(
            "The state of the page \"\(name)\" is not saved any more, because it has \(state.utf8.count / 1_000) kB; at most \(RemoteWindow.maximumStateBytes / 1_000) kB are saved. The next run shows an earlier state. Keep large texts in files of the data folder, not in restorable states."
        )
    }

    /// The record of the page's navigation. The shell keeps it for the next process of the plugin.
    private var record: RecordStore {
        let pane = pane
        let writer = CoalescingWriter<FlowRecord> { [weak self] record in
            let state = try? record.encoded()
            if !pane.save(state) { self?.warnAboutState(state ?? "") }
        }
        return RecordStore(
            load: { pane.savedState.flatMap { try? FlowRecord(decoding: $0) } },
            save: { writer.write($0) },
            remove: {
                writer.cancel()
                pane.save(nil)
            })
    }
}

/// The stepper of a page. It reports when the flow has ended.
package final class PageStepper: Stepper, FlowEndObserver {
    private let base: any Stepper
    private let ended: @MainActor () -> Void

    package init(_ base: any Stepper, ended: @escaping @MainActor () -> Void) {
        self.base = base
        self.ended = ended
    }

    package var steps: PublishRelay<any Step> { base.steps }
    package var initialStep: any Step { base.initialStep }
    package func readyToEmitSteps() { base.readyToEmitSteps() }
    package func flowDidEnd(_ end: FlowEnd) { ended() }
}
