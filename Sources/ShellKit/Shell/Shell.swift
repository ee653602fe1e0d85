// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import RxKernel
import ViewKit

/// The plugins of an application, with their pages and actions.
///
/// ```swift
/// let shell = Shell(ShellOptions(application: "org.example.Workbench"))
/// shell.load(ContactsPlugin.self)
/// shell.load(from: PluginDirectory.standard(for: "org.example.Workbench"))
/// ```
/// It loads the plugins, starts and stops them, and records the state of each; ``ShellFlow`` shows them. A plugin from a file usually runs in a
/// process of its own, so that its faults do not affect the shell and other plugins; see <doc:Faults>. **Lifetime**: when it is released, all plugins are
/// deactivated. **Threading**: the main thread only.
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
    /// The inspector of the application, with the messages of the plugins' processes. It records from its first use on.
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
    private(set) lazy var places = PlacesStore(in: options.stateFolder)
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
    private(set) lazy var settings = PluginSettingsStore(options.settingsFile)
    /// The settings of the shell itself.
    private(set) lazy var preferences = ShellPreferences(options, in: settings)
    /// The profiles of the shell, of which this run has one or none.
    private(set) lazy var profiles = Profiles(in: options.profilesFolder, current: options.profile)
    /// The notifications and the long work of the plugins.
    var notifications: ShellNotifications {
        if let notificationsIfUsed { return notificationsIfUsed }
        let notifications = ShellNotifications(preferences, in: options.stateFolder)
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
    /// The folder for the copies of files that plugins may use. What an earlier run has left in it is removed.
    private(set) lazy var userFilesFolder: String = {
        let folder = "\(options.stateFolder)/files"
        Folder.make(folder)
        for name in Folder.names(in: folder) { Folder.remove("\(folder)/\(name)") }
        return folder
    }()
    /// The copies of processes that are ending, which are removed when the processes have ended.
    let closingFiles = ClosingFiles()
    /// The folders that are searched after the window was shown.
    var pendingDirectories: [PluginDirectory] = []
    /// Whether the search for plugins is not finished yet.
    let isSearching = BehaviorRelay(value: false)
    /// The backend that shows the shell; nil before it is shown.
    weak var backend: (any Backend)?
    /// The functions that create the flows of the pages. They return nil if the plugin of the page cannot create the flow.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow?] = [:]

    /// Creates a shell without plugins. Add them with `load(_:)` and ``load(from:)``.
    ///
    /// If the process of an earlier shell has ended while code of a plugin was running in it, that plugin is turned off.
    public init(_ options: ShellOptions = ShellOptions(application: "rxshell")) {
        self.options = options
        commands = CommandRegistry(file: options.shortcutsFile)
        palette = Palette(stateFolder: options.stateFolder)
        switches = PluginSwitches(in: options.stateFolder)
        permissions = PermissionDecisions(in: options.stateFolder)
        crashMarker = CrashMarker(in: options.stateFolder)
        palette.originalTitles = { [weak self] in self?.originalTitles ?? [:] }
        palette.add(CommandPaletteSource(self))
        palette.add(PagePaletteSource(self))
        palette.add(TabPaletteSource(self))
        palette.add(SettingPaletteSource(self))
        for (id, step) in crashMarker.takeCrashedPlugins() {
            switches.turnOff(id, because: "The application ended while \(step.text).")
        }
        bisection = options.bisection.map { PluginBisection($0, in: options.stateFolder) }
        if case .found(let id) = bisection?.result {
            switches.turnOff(
                id, because: "The search with --bisect has found that this plugin causes the fault.")
        }
    }

    isolated deinit {
        for plugin in installed.reversed() { end(plugin) }
        // What the user has saved last must not be lost when the application ends.
        closingFiles.wait()
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
