// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import RxKernel
import ViewKit

/// The plugins of an application, and the pages and actions that they bring.
///
/// It loads the plugins, starts and stops them, and records the state of each; ``ShellFlow`` shows them. A plugin from a file runs in a
/// process of its own, so that no fault of it harms the shell or another plugin; see <doc:Faults>. Use it on the main thread only.
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
    /// Shows what the shell's own process consists of. It records from its first use on.
    private(set) lazy var inspector = ApplicationSession.current.map { Inspector(of: $0) }

    /// What the command palette finds.
    public let palette: Palette

    /// The items of the status bar.
    public let status = StatusArea()

    /// The folders in which plugins were searched for.
    public internal(set) var directories: [PluginDirectory] = []

    /// How plugins run, and where what belongs to them is kept.
    public let options: ShellOptions

    let records = BehaviorRelay<[PluginRecord]>(value: [])
    let registeredPages = BehaviorRelay<[ShellPage]>(value: [])
    var installed: [InstalledPlugin] = []
    /// The plugins that are turned off, also in later runs.
    var switches: PluginSwitches
    let journal: PluginJournal
    /// What the user has decided about permissions.
    var permissions: PermissionDecisions
    /// The values of the plugins' settings, which are read when the first plugin is found that has some.
    private(set) lazy var settings = PluginSettingsStore(options.settingsFile)
    /// The settings of the shell itself.
    private(set) lazy var preferences = ShellPreferences(options, in: settings)
    /// The notifications and the long work of the plugins.
    var notifications: ShellNotifications {
        if let notificationsIfUsed { return notificationsIfUsed }
        let notifications = ShellNotifications(preferences)
        notificationsIfUsed = notifications
        return notifications
    }
    private(set) var notificationsIfUsed: ShellNotifications?
    /// The screen with the notifications, while it is open.
    weak var notificationsWindow: NotificationsViewController?
    /// The screen with the settings, while it is open.
    weak var settingsWindow: SettingsViewController?
    /// The question for a permission that was asked last.
    var lastQuestion: Task<Bool?, Never>?
    /// Returns the window of the shell, above which questions are asked; nil if there is none.
    var window: @MainActor () -> Window? = { nil }
    /// Navigates a step of ``ShellFlow``.
    var navigate: @MainActor (ShellStep) -> Void = { _ in }
    /// Follows a link in the window.
    var open: @MainActor (DeepLink) -> Void = { _ in }
    let disposeBag = DisposeBag()
    /// The process that waits for a plugin.
    private(set) lazy var spare = SpareHost(options)
    /// The folders that are searched when the window is there.
    var pendingDirectories: [PluginDirectory] = []
    /// Whether plugins are searched for.
    let isSearching = BehaviorRelay(value: false)
    /// The backend that shows the shell; nil before it is shown.
    weak var backend: (any Backend)?
    /// What creates the flows of the pages; nil if the plugin of a page cannot.
    var makers: [ShellPage.ID: @MainActor () -> PageFlow?] = [:]

    /// Creates a shell without plugins. `load(_:)` adds them.
    ///
    /// A plugin in whose code an earlier shell has ended is turned off.
    public init(_ options: ShellOptions = ShellOptions(application: "rxshell")) {
        self.options = options
        commands = CommandRegistry(file: options.shortcutsFile)
        palette = Palette(stateFolder: options.stateFolder)
        switches = PluginSwitches(in: options.stateFolder)
        permissions = PermissionDecisions(in: options.stateFolder)
        journal = PluginJournal(in: options.stateFolder)
        palette.add(CommandPaletteSource(self))
        palette.add(PagePaletteSource(self))
        for (id, step) in journal.takeCulprits() {
            switches.turnOff(id, because: "The application ended while \(step.text).")
        }
    }

    isolated deinit {
        for plugin in installed.reversed() { end(plugin) }
    }

    /// Shows the records of the plugins as they are now.
    func recordsDidChange() {
        let list = installed.map(\.record)
        if list != records.value { records.accept(list) }
    }

    func set(_ state: PluginRecord.State, of plugin: InstalledPlugin) {
        plugin.record.state = state
        recordsDidChange()
    }
}
