// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginKit
import PluginProcesses
import PluginRuntime
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
    public var plugins: Observable<[PluginRecord]> { installed.records.asObservable() }

    /// The pages of the plugins, in the order in which they were registered.
    public var pages: Observable<[ShellPage]> { pageRegistry.pages.asObservable() }

    /// The actions of the plugins.
    public var actions: Observable<[Action]> {
        commands.actions.map { [weak commands] _ in commands?.pluginActions ?? [] }
    }

    /// The folders that were searched for plugins.
    public internal(set) var directories: [PluginDirectory] {
        get { installed.folders.directories }
        set { installed.folders.directories = newValue }
    }

    /// All commands: the shell's own and those of the plugins, with their shortcuts.
    public let commands: CommandRegistry

    /// The sources and searches of the command palette.
    public let palette: Palette

    /// The items of the status bar.
    public let status = StatusArea()

    /// The options with which the shell was created.
    public let options: ShellOptions

    let installed = InstalledPlugins()
    let pageRegistry = PageRegistry()
    let exclusions: PluginExclusions
    let permissions: PluginPermissions
    let windows: ShellWindows
    let files: ShellFiles
    let settings: ShellSettings
    /// The notifications and the long work of the plugins.
    let notifications: ShellNotifications
    /// The arrangement of the side bar and of the tabs, which is read when the first window opens.
    private(set) lazy var workspace = WorkspaceStore(in: options.stateFolder) { [files] in
        files.report($0, $1)
    }
    /// What the runners of the plugins share.
    let processes: RunnerEnvironment

    var preferences: ShellPreferences { settings.preferences }
    var crashMarker: CrashMarker { processes.crashMarker }

    /// Creates a shell without plugins. Add them with `load(_:)` and ``load(from:)``.
    ///
    /// If the process of an earlier shell has ended while code of a plugin was running in it, that plugin is
    /// turned off.
    public init(_ options: ShellOptions = ShellOptions(application: "rxshell")) {
        self.options = options
        files = ShellFiles(options)
        windows = ShellWindows(options)
        settings = ShellSettings(options, files)
        notifications = ShellNotifications(settings, files, in: options.stateFolder)
        commands = CommandRegistry(file: options.shortcutsFile)
        palette = Palette(stateFolder: options.stateFolder)
        exclusions = PluginExclusions(options, files)
        permissions = PluginPermissions(in: options.stateFolder, files, installed, windows)
        processes = RunnerEnvironment(
            options, savesFiles: files.savesFiles, crashMarker: CrashMarker(in: options.stateFolder))
        let errors = [
            (ShellFile.permissions, permissions.error), (.switches, exclusions.error),
            (.shortcuts, commands.userShortcuts.error), (.palette, palette.usage.error),
        ]
        for case (let file, let error?) in errors { files.report(file, error) }
        files.reportUse(by: processes) { [weak windows] in windows?.navigate(.newProfile) }
        commands.onSave = { [files, weak commands] error in
            files.didSave(.shortcuts, error) { commands?.userShortcuts.save() }
        }
        palette.originalTitles = { [weak self] in self?.originalTitles ?? [:] }
        palette.add(CommandPaletteSource(self))
        palette.add(PagePaletteSource(self))
        palette.add(TabPaletteSource(self))
        palette.add(SettingPaletteSource(self))
        // If the files belong to another process, this one cannot save which plugins are off.
        exclusions.turnOff(crashed: files.savesFiles ? crashMarker.takeCrashedPlugins() : [:])
    }

    isolated deinit {
        files.writeAgain()
        let children = installed.all.compactMap(\.runner.child) + processes.endingProcesses.values
        for plugin in installed.all {
            plugin.endingShell = self
            plugin.context?.owner = nil
        }
        for plugin in installed.all.reversed() { plugin.runner.send(.removed) }
        for plugin in installed.all { plugin.endingShell = nil }
        // Each plugin is deactivated in its process, which the kernel ends with this one. They have one second together.
        let end = ContinuousClock.now + .seconds(1)
        for child in children {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            child.endNow(within: Int32(max(0, left)))
        }
        // What the user has saved last must not be lost when the application ends.
        processes.closingFiles.wait()
        if !files.savesFiles { processes.removeOwnFiles() }
    }
}
