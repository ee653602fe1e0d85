// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import Glibc
import PluginProcesses
import PluginRuntime
import ViewKit

/// The files of a shell: keeps other processes from them, shows the user which cannot be read or written, and writes again what was not
/// written.
@MainActor final class ShellFiles {
    private let options: ShellOptions
    /// Keeps another process from writing the files of the shell and of its plugins; nil unless
    /// ``ShellOptions/claimsFolders``.
    private let claim: StateFolderClaim?
    /// The session whose banner has the messages; nil before the first window is open.
    private weak var session: ApplicationSession?
    /// The messages that are shown when there is a session.
    private(set) var pendingNotices: [SessionNotice] = []
    /// The writes that have failed, and are tried again.
    private var retries: [ShellFile: (write: Write, timer: RetriedWrite)] = [:]

    /// Writes a file. Returns the error if that fails, otherwise nil.
    typealias Write = @MainActor () -> StateFileError?

    init(_ options: ShellOptions) {
        self.options = options
        let files = [options.settingsFile, options.shortcutsFile].compactMap { $0?.parentPath }
        claim =
            options.claimsFolders
            ? StateFolderClaim(options.stateFolder, covering: [options.dataFolder] + files) : nil
    }

    /// Whether the shell saves anything. It does not if another process has its folders.
    var savesFiles: Bool { claim?.isHeld ?? true }

    /// Reports that a file cannot be read or written; with nil, that it was written after that.
    func report(_ file: ShellFile, _ error: StateFileError?) {
        let path = file.path(options)
        guard let error else {
            session?.report(nil, of: path)
            return pendingNotices.removeAll { $0.kind == .writing(path) }
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
    func didSave(_ file: ShellFile, _ error: StateFileError?, again write: @escaping Write) {
        report(file, error)
        switch error?.reason {
        case .notWritten, .notEncoded: break
        // It is merged with what the file has when the system can read it again.
        case let reason? where reason.isTemporary: break
        default: return retries[file] = nil
        }
        guard retries[file] == nil else { return }
        let timer = RetriedWrite { [weak self] in
            let error = write()
            self?.didSave(file, error, again: write)
            return error == nil
        }
        retries[file] = (write, timer)
    }

    /// Writes what could not be written, for the last time.
    func writeAgain() { for retry in retries.values { _ = retry.write() } }

    private func show(_ notice: SessionNotice) {
        if let session { session.show(notice) } else { pendingNotices.append(notice) }
    }

    /// Shows the messages in the banner of a session, in whose window the shell is.
    func showNotices(in new: ApplicationSession?) {
        guard session == nil, let new else { return }
        session = new
        for notice in pendingNotices { new.show(notice) }
        pendingNotices = []
    }

    /// Returns a function that reports to the user a file that a plugin has written, and that could not be saved at
    /// the path that the user has chosen. It is no warning in the list of plugins: their number is limited, and they
    /// are removed with the plugin.
    func reportOfLosses(by name: String) -> @MainActor (String, String) -> Void {
        { [weak self] path, message in self?.show(SessionNotice(.reading(path), "\(name): \(message)")) }
    }

    /// Reports another process that has the folders of the shell, or else the files of plugins that an earlier run could not save.
    ///
    /// - Parameter newProfile: offers a profile, which has folders of its own.
    func reportUse(by processes: RunnerEnvironment, newProfile: @escaping @MainActor () -> Void) {
        guard !savesFiles else { return reportKeptFiles(processes) }
        let text = localized(
            "This application is already running, and nothing that changes in this window is saved. Use the other window, or open a profile, which has windows, settings and data of its own."
        )
        pendingNotices.append(
            SessionNotice(.inUse, text, button: localized("New Profile…"), perform: newProfile))
    }

    /// Says once what an earlier run could not copy to where the user has saved it.
    private func reportKeptFiles(_ processes: RunnerEnvironment) {
        // A folder that no process has claimed may be that of a shell that runs.
        for path in options.claimsFolders ? processes.keepLeftFiles() : [] { reportKeptFiles(of: path) }
        let folder = "\(options.stateFolder)/unsaved"
        for name in Folder.names(in: folder).sorted() {
            let path = "\(folder)/\(name)"
            let mark = "\(path)/\(FileCopies.mark)"
            guard !Folder.names(in: path).isEmpty, access(mark, F_OK) != 0 else { continue }
            Glibc.close(Glibc.open(mark, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600))
            reportKeptFiles(of: path)
        }
    }

    private func reportKeptFiles(of path: String) {
        let name = path.split(separator: "/").last.map(String.init) ?? ""
        let text = localized(
            "Files of %1 could not be saved where you wanted them. They are in %2.", name, path)
        pendingNotices.append(SessionNotice(.reading(path), text))
    }
}
