// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginKit
import RxKernel
import ViewKit
import WireKit

/// The plugins of an application, with their pages and actions.
///
/// ```swift
/// let shell = Shell(ShellOptions(application: "org.example.Workbench"))
/// shell.load(ContactsPlugin.self)
/// shell.load(from: PluginDirectory.standard(for: "org.example.Workbench"))
/// ```
/// It loads the plugins, starts and stops them, and records the state of each; ``ShellFlow`` shows them. A
/// plugin from a file usually runs in a process of its own, so that its faults do not affect the shell and
/// other plugins; see <doc:Faults>. **Lifetime**: when it is released, all plugins are deactivated.
/// **Threading**: the main thread only.
@MainActor public final class Shell {
    /// All plugins that were found, with their states.
    public var plugins: Observable<[PluginRecord]> { records.asObservable() }

    /// The pages of the plugins, in the order in which they were registered.
    public var pages: Observable<[ShellPage]> { registeredPages.asObservable() }

    /// The actions of the plugins.
    public var actions: Observable<[Action]> {
        commands.actions.map { [commands] _ in commands.pluginActions }
    }

    /// All commands: the shell's own and those of the plugins, with their shortcuts.
    public let commands: CommandRegistry
    /// The inspector of the application, with the messages of the plugins' processes. It records from its
    /// first use on.
    private(set) lazy var inspector = makeInspector()
    /// The messages of the plugins' processes, if the inspector was used.
    var messages: PluginMessages?

    /// The sources and searches of the command palette.
    public let palette: Palette

    /// The items of the status bar.
    public let status = StatusArea()

    /// The folders that were searched for plugins.
    public internal(set) var directories: [PluginDirectory] = []

    /// The options with which the shell was created.
    public let options: ShellOptions

    let records = BehaviorRelay<[PluginRecord]>(value: [])
    let registeredPages = BehaviorRelay<[ShellPage]>(value: [])
    /// The pages while plugins are updated, which are published when the update is complete; nil otherwise.
    var unpublishedPages: [ShellPage]?
    /// The pages of the plugins in the inspector.
    let inspectorPages = BehaviorRelay<[Inspector.Page]>(value: [])
    /// The short texts beside the pages in the side bar.
    let badges = BehaviorRelay<[ShellPage.ID: String]>(value: [:])
    /// The places as the user has arranged them, which are read when the first window opens.
    private(set) lazy var places = PlacesStore(in: options.stateFolder) { [weak self] in
        self?.report($0, $1)
    }
    /// The flows of the windows, and the actions that apply to the front one.
    var flows: [WeakShellFlow] = []
    var workspaceActions: [String: Action] = [:]
    var installed: [InstalledPlugin] = []
    /// The plugins that are turned off, also in later runs.
    var switches: PluginSwitches
    let crashMarker: CrashMarker
    /// The search for the plugin that causes a fault; nil if there is none.
    var bisection: PluginBisection?
    /// The sentence for the user about ``ShellOptions/bisection``; nil if there is no search.
    var bisectionMessage: String? { bisection?.result.message }
    /// The decisions of the user about permissions.
    var permissions: PermissionDecisions
    /// The values of all settings. The file is read when they are first needed.
    private(set) lazy var settings = {
        let store = PluginSettingsStore(options.settingsFile)
        if let error = store.error { report(.settings, error) }
        return store
    }()
    /// The settings of the shell itself.
    private(set) lazy var preferences = ShellPreferences(options, in: settings)
    /// The profiles of the shell, of which this run has one or none.
    private(set) lazy var profiles = Profiles(in: options.profilesFolder, current: options.profile)
    /// The notifications and the long work of the plugins.
    var notifications: ShellNotifications {
        if let notificationsIfUsed { return notificationsIfUsed }
        let notifications = ShellNotifications(
            preferences, in: options.stateFolder, report: { [weak self] in self?.report($0, $1) })
        notificationsIfUsed = notifications
        return notifications
    }
    private(set) var notificationsIfUsed: ShellNotifications?
    /// The screen with the notifications, while it is open.
    weak var notificationsWindow: NotificationsViewController?
    /// The screen with the settings, while it is open.
    weak var settingsWindow: SettingsViewController?
    /// The last question for a permission. The next question waits for its answer.
    var lastQuestion: Task<Bool?, Never>?
    /// Returns the window of the shell, above which alerts are shown; nil if there is none.
    var window: @MainActor () -> Window? = { nil }
    /// Sends a step to ``ShellFlow``.
    var navigate: @MainActor (ShellStep) -> Void = { _ in }
    /// Follows a link in the window.
    var open: @MainActor (DeepLink) -> Void = { _ in }
    let disposeBag = DisposeBag()
    /// The process that was started in advance for the next plugin.
    private(set) lazy var spare = SpareHost(options)
    /// The folder for the copies of files that plugins may use. What an earlier run has left in it is
    /// removed; a shell that saves nothing has a folder of its own beside it, since the copies of the other
    /// one are in use.
    private(set) lazy var userFilesFolder: String = {
        let folder = "\(options.stateFolder)/files"
        let own = savesFiles ? folder : "\(folder)-\(getpid())"
        Folder.make(own)
        let left = savesFiles ? Folder.names(in: options.stateFolder).filter { Self.isLeft($0) } : []
        for name in left { Folder.remove("\(options.stateFolder)/\(name)") }
        for name in Folder.names(in: own) { Folder.remove("\(own)/\(name)") }
        return own
    }()

    /// Whether a name is that of the copies of a process that has ended.
    private static func isLeft(_ name: String) -> Bool {
        guard name.hasPrefix("files-"), let process = Int32(name.dropFirst("files-".count)) else {
            return false
        }
        return kill(process, 0) != 0 && errno == ESRCH
    }
    /// The copies of processes that are ending, which are removed when the processes have ended.
    let closingFiles = ClosingFiles()
    /// The processes of plugins that were removed, by the names of the plugins' folders, until they have ended.
    var endingProcesses: [String: ChildProcess] = [:]
    /// The folders that are searched after the window was shown.
    var pendingDirectories: [PluginDirectory] = []
    /// The watches of the folders, and the search that follows a change.
    var directoryWatches: [FolderWatch] = []
    var newSearch: Task<Void, Never>?
    /// The work that another program reports, and the name under which it is shown; nil without the option
    /// `--progress`. It is read after the window was shown.
    var progressTitle: (title: String, owner: String)?
    var progressInput: ProgressInput?
    /// Whether the search for plugins is not finished yet.
    let isSearching = BehaviorRelay(value: false)
    /// The backend that shows the shell; nil before it is shown.
    weak var backend: (any Backend)?
    /// The functions that create the flows of the pages. They return nil if the plugin of the page cannot
    /// create the flow.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow?] = [:]

    /// Keeps another process from writing the files of the shell and of its plugins; nil unless
    /// ``ShellOptions/claimsFolders``.
    private let claim: StateFolderClaim?
    /// Whether the shell saves anything. It does not if another process has its folders.
    var savesFiles: Bool { claim?.isHeld ?? true }
    /// The session whose banner has the messages of the shell; nil before the first window is open.
    weak var session: ApplicationSession?
    /// The writes that have failed, and are tried again.
    var retries: [ShellFile: RetriedWrite] = [:]
    /// The messages that are shown when there is a session.
    var pendingNotices: [SessionNotice] = []

    /// Creates a shell without plugins. Add them with `load(_:)` and ``load(from:)``.
    ///
    /// If the process of an earlier shell has ended while code of a plugin was running in it, that plugin is
    /// turned off.
    public init(_ options: ShellOptions = ShellOptions(application: "rxshell")) {
        self.options = options
        claim =
            options.claimsFolders
            ? StateFolderClaim(
                options.stateFolder,
                covering: [options.dataFolder]
                    + [options.settingsFile, options.shortcutsFile].compactMap { $0.map(Folder.parent) })
            : nil
        commands = CommandRegistry(file: options.shortcutsFile)
        palette = Palette(stateFolder: options.stateFolder)
        switches = PluginSwitches(in: options.stateFolder)
        permissions = PermissionDecisions(in: options.stateFolder)
        crashMarker = CrashMarker(in: options.stateFolder)
        reportFilesThatWereRead()
        commands.onSave = { [weak self] in self?.didSave(.shortcuts, $0) }
        palette.originalTitles = { [weak self] in self?.originalTitles ?? [:] }
        palette.add(CommandPaletteSource(self))
        palette.add(PagePaletteSource(self))
        palette.add(TabPaletteSource(self))
        palette.add(SettingPaletteSource(self))
        for (id, step) in crashMarker.takeCrashedPlugins() {
            didSave(.switches, switches.turnOff(id, because: "The application ended while \(step.text)."))
        }
        bisection = options.bisection.map { PluginBisection($0, in: options.stateFolder) }
        if case .found(let id) = bisection?.result {
            didSave(
                .switches,
                switches.turnOff(
                    id, because: "The search with --bisect has found that this plugin causes the fault."))
        }
    }

    isolated deinit {
        newSearch?.cancel()
        for file in retries.keys { _ = save(file) }
        let children = installed.compactMap(\.runner.child) + endingProcesses.values
        for plugin in installed.reversed() { plugin.runner.send(.removed, in: self) }
        // Each plugin is deactivated in its process, which the kernel ends with this one. All of them have the
        // same second for it.
        let end = ContinuousClock.now + .seconds(1)
        for child in children {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            child.endNow(within: Int32(max(0, left)))
        }
        // What the user has saved last must not be lost when the application ends.
        closingFiles.wait()
        if !savesFiles { Folder.remove("\(options.stateFolder)/files-\(getpid())") }
    }

    /// Publishes the records of all plugins if one of them has changed.
    func recordsDidChange() {
        let list = installed.map(\.record)
        updateExtensions()
        if list != records.value { records.accept(list) }
    }

    /// Passes the extensions of the plugins that are on to the plugins that have the extension points.
    private func updateExtensions() {
        guard installed.contains(where: { $0.manifest?.extensionPoints.isEmpty == false }) else { return }
        let manifests = installed.filter(\.isOn).compactMap(\.manifest)
        for plugin in installed {
            guard let context = plugin.context, let manifest = plugin.manifest else { continue }
            var extensions: [String: [PluginExtension]] = [:]
            for point in manifest.extensionPoints {
                extensions[point.id] = manifest.extensions(of: point.id, among: manifests)
            }
            if context.extensions.value != extensions { context.extensions.accept(extensions) }
        }
    }

    func set(_ state: PluginRecord.State, of plugin: InstalledPlugin) {
        plugin.record.state = state
        recordsDidChange()
    }
}
