// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

/// The file dialog of the desktop, by its portal where there is one.
final class GtkFileDialog: WindowDialog {
    var onEvent: (@MainActor (DialogEvent) -> Void)?
    private let chooser: Gtk.FileChooserNative
    private weak var owner: GtkWindowView?

    init(_ dialog: FileDialog, above parent: DialogParent) {
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

    func render(_ content: DialogContent) {}

    func dismiss() {
        owner?.dialogs.removeAll { $0 === self }
        CancelledReading.silence()
        chooser.destroy()
    }

    func cancel() { onEvent?(.closed) }

    private func receive(_ response: Int) {
        guard response == Int(Gtk.ResponseType.accept.rawValue) else { return cancel() }
        let files = chooser.files
        onEvent?(
            .chose((0..<files.nItems).compactMap { (files.item(at: $0) as? Gio.File).map { ChosenFile($0) } })
        )
    }
}

extension FileDialog.Purpose {
    fileprivate var action: Gtk.FileChooserAction {
        switch self {
        case .open, .openMany: .open
        case .save: .save
        case .folder: .selectFolder
        }
    }
}

extension ChosenFile {
    @MainActor init(_ file: Gio.File) { self.init(uri: file.uri, path: file.path) }
}

extension Gtk.FileFilter {
    convenience init(_ filter: FileDialog.Filter) {
        self.init()
        name = filter.name
        for pattern in filter.patterns { addPattern(pattern) }
    }
}
