// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import ViewKit

/// The file dialog of the desktop. The portal of the desktop shows it, if there is one.
final class GtkFileDialog: WindowDialog {
    var onEvent: (@MainActor (DialogEvent) -> Void)?
    private weak var owner: GtkWindowView?
    #if GTK_4_10
        private var answer: Task<Void, Never>?

        init(_ dialog: ViewKit.FileDialog, above parent: DialogParent) {
            let chooser = Gtk.FileDialog()
            chooser.title = dialog.title
            if let name = dialog.suggestedName, dialog.purpose == .save { chooser.initialName = name }
            if !dialog.filters.isEmpty {
                let filters = Gio.ListStore(itemType: Gtk.FileFilter.self)
                for filter in dialog.filters { filters.append(Gtk.FileFilter(filter)) }
                chooser.filters = filters
            }
            owner = parent.owner
            owner?.dialogs.append(self)
            // The dialog is shown before this returns.
            answer = Task.immediate { [weak self, window = parent.window, purpose = dialog.purpose] in
                let files = await chooser.files(purpose, above: window)
                guard !Task.isCancelled else { return }
                self?.onEvent?(files.isEmpty ? .closed : .chose(files))
            }
        }

        private func close() { answer?.cancel() }
    #else
        private let chooser: Gtk.FileChooserNative

        init(_ dialog: ViewKit.FileDialog, above parent: DialogParent) {
            chooser = Gtk.FileChooserNative(
                title: dialog.title, parent: parent.window, action: dialog.purpose.action, acceptLabel: nil,
                cancelLabel: nil)
            owner = parent.owner
            owner?.dialogs.append(self)
            chooser.modal = true
            chooser.selectMultiple = dialog.purpose == .openMany
            if let name = dialog.suggestedName, dialog.purpose == .save { chooser.setCurrentName(name) }
            for filter in dialog.filters { chooser.addFilter(Gtk.FileFilter(filter)) }
            chooser.onResponse { [weak self] response in self?.receive(response) }
            chooser.show()
        }

        private func close() { chooser.destroy() }

        private func receive(_ response: Int) {
            guard response == Int(Gtk.ResponseType.accept.rawValue) else { return cancel() }
            onEvent?(.chose(ChosenFile.all(in: chooser.files)))
        }
    #endif

    func render(_ content: DialogContent) {}

    func dismiss() {
        owner?.dialogs.removeAll { $0 === self }
        CancelledReading.silence()
        close()
    }

    func cancel() { onEvent?(.closed) }
}

#if GTK_4_10
    extension Gtk.FileDialog {
        /// Shows the dialog, and returns the files that the user chose; none if the user closed it.
        fileprivate func files(_ purpose: ViewKit.FileDialog.Purpose, above window: Gtk.Window?) async
            -> [ChosenFile]
        {
            do throws(GLibError) {
                switch purpose {
                case .open: return [try await open(parent: window)].compactMap { $0.map { ChosenFile($0) } }
                case .save: return [try await save(parent: window)].compactMap { $0.map { ChosenFile($0) } }
                case .folder:
                    return [try await selectFolder(parent: window)].compactMap { $0.map { ChosenFile($0) } }
                case .openMany:
                    guard let files = try await openMultiple(parent: window) else { return [] }
                    return ChosenFile.all(in: files)
                }
            } catch {
                return []
            }
        }
    }
#else
    extension ViewKit.FileDialog.Purpose {
        fileprivate var action: Gtk.FileChooserAction {
            switch self {
            case .open, .openMany: .open
            case .save: .save
            case .folder: .selectFolder
            }
        }
    }
#endif

extension ChosenFile {
    @MainActor init(_ file: Gio.File) { self.init(uri: file.uri, path: file.path) }

    @MainActor fileprivate static func all(in files: any Gio.ListModel) -> [ChosenFile] {
        // The class of a file is private to Gio, so that `as?` fails: the list is one of objects.
        (0..<files.nItems).compactMap { files.item(at: $0)?.as(Gio.File.self).map { ChosenFile($0) } }
    }
}

extension Gtk.FileFilter {
    convenience init(_ filter: ViewKit.FileDialog.Filter) {
        self.init()
        name = filter.name
        for pattern in filter.patterns {
            // GTK and the portal ignore the case of a suffix, as in the names that cameras give, but not that of a pattern.
            if let suffix = pattern.suffixOfAnyName { addSuffix(suffix) } else { addPattern(pattern) }
        }
    }
}

extension String {
    /// The suffix for which the pattern stands, such as `vcf` for `*.vcf`; nil for another pattern.
    fileprivate var suffixOfAnyName: String? {
        guard hasPrefix("*."), count > 2 else { return nil }
        let suffix = dropFirst(2)
        return suffix.contains { "*?[]\\".contains($0) } ? nil : String(suffix)
    }
}
