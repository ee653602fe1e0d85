// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import ViewKit

/// A file of the shell, and what its loss means for the user.
enum ShellFile {
    /// The arrangement of the pages.
    case workspace
    /// The history of notifications.
    case notifications
    /// The settings of the shell and of the plugins.
    case settings
    /// The decisions about permissions.
    case permissions
    /// The plugins that are turned off.
    case switches
    /// The shortcuts of the user.
    case shortcuts
    /// The entries of the palette that the user has opened.
    case palette

    /// The sentence about a file that cannot be read.
    @MainActor var loss: String {
        switch self {
        case .workspace: localized("The arrangement of the pages cannot be read, and is the initial one.")
        case .notifications: localized("The earlier notifications cannot be read.")
        case .settings: localized("The settings cannot be read, and have their defaults.")
        case .permissions:
            localized(
                "The permissions of the plugins cannot be read, and all of them are refused. Grant them again on the page of each plugin."
            )
        case .switches:
            localized(
                "The list of the plugins that are turned off cannot be read, and all plugins are turned off. Turn them on again on the page Plugins."
            )
        case .palette:
            localized(
                "The list of the entries that you have opened in the palette cannot be read, and is empty now."
            )
        case .shortcuts: localized("Not all of your shortcuts can be read. The others have their defaults.")
        }
    }
}

extension Shell {
    /// Reports that a file cannot be read or written; with nil, that it was written after that.
    func report(_ file: ShellFile, _ error: StateFileError?) {
        guard let error else {
            session?.report(nil, of: path(of: file))
            return pendingNotices.removeAll { $0.kind == .writing(path(of: file)) }
        }
        error.log()
        switch error.reason {
        case .notWritten, .notEncoded, .inUse:
            if let notice = SessionNotice(error), notice.kind != .inUse || savesFiles { show(notice) }
        case .damaged, .newer, .unreadable, .notRegular, .tooLarge, .partlyUsed, .invalidEdit, .noFolder:
            let fate =
                error.newName.map { localized("The file was kept as %1.", $0) }
                ?? (error.wouldOverwrite ? SessionNotice.notOverwritten(error) : "")
            show(SessionNotice(.reading(error.path), "\(file.loss) \(fate)"))
        }
    }

    /// Called when a file that is written at each change was written. A write that has failed is tried again,
    /// and when the shell is released.
    func didSave(_ file: ShellFile, _ error: StateFileError?) {
        report(file, error)
        switch error?.reason {
        case .notWritten, .notEncoded: break
        default: return retries[file] = nil
        }
        guard retries[file] == nil else { return }
        retries[file] = RetriedWrite { [weak self] in
            guard let self else { return true }
            let error = save(file)
            didSave(file, error)
            return error == nil
        }
    }

    /// Writes a file again. Returns the error if that fails, otherwise nil.
    func save(_ file: ShellFile) -> StateFileError? {
        switch file {
        case .permissions: permissions.save()
        case .switches: switches.save()
        case .shortcuts: commands.userShortcuts.save()
        case .workspace, .notifications, .settings, .palette: nil
        }
    }

    private func path(of file: ShellFile) -> String {
        switch file {
        case .workspace: "\(options.stateFolder)/workspace.json"
        case .notifications: "\(options.stateFolder)/notifications.json"
        case .settings: options.settingsFile ?? ""
        case .permissions: "\(options.stateFolder)/permissions"
        case .switches: "\(options.stateFolder)/turned-off"
        case .shortcuts: options.shortcutsFile ?? ""
        case .palette: "\(options.stateFolder)/palette"
        }
    }

    private func show(_ notice: SessionNotice) {
        if let session { session.show(notice) } else { pendingNotices.append(notice) }
    }

    /// Returns what tells the user of files that a plugin has written, and that are not where the user has
    /// saved them. The warnings in the list of plugins may be too many, and end with the plugin.
    func reportOfLosses(by plugin: InstalledPlugin) -> @MainActor (String, String) -> Void {
        let name = plugin.record.name
        return { [weak self] path, message in
            self?.show(SessionNotice(.reading(path), "\(name): \(message)"))
        }
    }

    /// Says once what an earlier run could not copy to where the user has saved it.
    private func reportKeptFiles() {
        let folder = "\(options.stateFolder)/unsaved"
        for name in Folder.names(in: folder).sorted() {
            let path = "\(folder)/\(name)"
            let mark = "\(path)/\(FileCopies.mark)"
            guard !Folder.names(in: path).isEmpty, access(mark, F_OK) != 0 else { continue }
            Glibc.close(Glibc.open(mark, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600))
            let text = localized(
                "Files of %1 could not be saved where you wanted them. They are in %2.", name, path)
            pendingNotices.append(SessionNotice(.reading(path), text))
        }
    }

    /// Reports the files that were read when the shell was created, and another process that has the folders of the shell.
    func reportFilesThatWereRead() {
        if let error = permissions.error { report(.permissions, error) }
        if let error = switches.error { report(.switches, error) }
        if let error = commands.userShortcuts.error { report(.shortcuts, error) }
        if let error = palette.usage.error { report(.palette, error) }
        guard !savesFiles else { return reportKeptFiles() }
        let text = localized(
            "This application is already running, and nothing that changes in this window is saved. Use the other window, or open a profile, which has windows, settings and data of its own."
        )
        pendingNotices.append(
            SessionNotice(.inUse, text, button: localized("New Profile…")) { [weak self] in
                self?.navigate(.newProfile)
            })
    }

    /// Shows the messages in the banner of a session, in whose window the shell is.
    func showNotices(in new: ApplicationSession?) {
        guard session == nil, let new else { return }
        session = new
        for notice in pendingNotices { new.show(notice) }
        pendingNotices = []
    }
}
