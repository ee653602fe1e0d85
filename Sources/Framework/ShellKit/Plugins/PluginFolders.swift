// SPDX-License-Identifier: MIT

import PluginKit
import PluginProcesses
import RxKernel

/// The folders in which a shell looks for plugins, and the search for new ones in them.
@MainActor final class PluginFolders {
    /// All folders. An earlier one has precedence.
    var directories: [PluginDirectory] = []
    /// Whether the search for plugins is not finished yet.
    let isSearching = BehaviorRelay(value: false)
    /// The folders that are searched after the window was shown.
    private var pending: [PluginDirectory] = []
    /// Whether the window was shown.
    private(set) var hasBegun = false
    /// The number of searches that are not finished.
    private var searches = 0
    private var watches: [PluginDirectory: FolderWatch] = [:]
    private var changes: SettledChanges?
    private let disposeBag = DisposeBag()

    func add(_ new: [PluginDirectory]) { directories += new.filter { !directories.contains($0) } }

    /// Adds folders that are searched after the window was shown.
    func addLater(_ new: [PluginDirectory]) {
        add(new)
        pending += new
        updateIsSearching()
    }

    /// Calls `work` when the search is finished; at once if there is none.
    func whenSearched(_ work: @escaping @MainActor () -> Void) {
        isSearching.filter { !$0 }.take(1).subscribe(onNext: { _ in work() }).disposed(by: disposeBag)
    }

    /// Returns the folders of ``addLater(_:)``, which the caller searches now. It calls ``didSearch()`` afterwards, unless there are none.
    func takePending() -> [PluginDirectory] {
        hasBegun = true
        defer { pending = [] }
        if !pending.isEmpty { searches += 1 }
        return pending
    }

    func didSearch() {
        searches -= 1
        updateIsSearching()
    }

    private func updateIsSearching() { isSearching.accept(searches > 0 || !pending.isEmpty) }

    /// Watches the folders and their direct subfolders, so that a plugin appears as soon as its files are there: see ``SettledChanges``.
    /// A further call watches the folders that were added since.
    ///
    /// - Parameters:
    ///   - most: The time after which they are searched although they go on to change.
    ///   - known: returns the plugins that are linked into the application, and those that are turned off; nil if nothing has to be
    ///     searched any more.
    func watch(
        most: Duration = .seconds(2),
        _ known: @escaping @MainActor () -> (linked: Set<PluginID>, disabled: Set<PluginID>)?,
        found: @escaping @MainActor (PluginScan) -> Void
    ) {
        let changes =
            changes
            ?? SettledChanges(most: most) { [weak self] in
                guard let directories = self?.directories, let (linked, disabled) = known() else { return }
                let scan = await PluginScan.inBackground(directories, linked: linked, disabled: disabled)
                if !Task.isCancelled { found(scan) }
            }
        self.changes = changes
        // A change that a watch has reported, or has still to report, is not lost.
        let earlier = watches
        watches = [:]
        for directory in directories {
            watches[directory] =
                earlier[directory]
                ?? FolderWatch(directory.path, includingSubfolders: true) { changes.didChange() }
        }
    }

    // MARK: Packages

    /// The folder into which plugins are installed: the user's, or the first that is searched.
    var installDirectory: PluginDirectory? {
        // Without the name of an application, the folder of all applications, with a slash.
        let user = XDGFolders(application: "").data
        return directories.first { directory in user.map(directory.path.hasPrefix) == true }
            ?? directories.first
    }

    /// Returns where a plugin is, if it has precedence over a plugin with the same id in a directory.
    func precedence(of plugin: InstalledPlugin, over directory: PluginDirectory) -> String? {
        guard let manifest = plugin.manifest else {
            return plugin.make == nil ? nil : "linked into the application"
        }
        let isEarlier = directories.prefix { $0 != directory }.contains {
            manifest.file.hasPrefix("\($0.path)/")
        }
        return isEarlier ? manifest.file : nil
    }

    /// Whether the plugin can be removed: it was installed by ``Shell/install(_:)``, or by `shellctl`, for this user.
    func canRemove(_ plugin: InstalledPlugin) -> Bool {
        guard let manifest = plugin.manifest, let directory = installDirectory else { return false }
        return manifest.file.parentPath == PluginPackage.folder(of: manifest.id, in: directory)
    }
}
