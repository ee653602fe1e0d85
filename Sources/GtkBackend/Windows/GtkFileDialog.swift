// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

/// The desktop's own file dialog, by its portal where there is one.
final class GtkFileDialog: WindowDialog {
    private let chooser: Gtk.FileChooserNative
    private var answer: (@MainActor ([String]) -> Void)?
    /// Nobody else holds a native dialog while it is open.
    private var whileOpen: GtkFileDialog?
    private weak var owner: GtkWindowView?

    init(
        _ dialog: FileDialog, above parent: DialogParent, answer: @escaping @MainActor ([String]) -> Void
    ) {
        self.answer = answer
        chooser = Gtk.FileChooserNative(
            title: dialog.title, parent: parent.window, action: dialog.purpose == .save ? .save : .open,
            acceptLabel: nil,
            cancelLabel: nil)
        owner = parent.owner
        whileOpen = self
        owner?.dialogs.append(self)
        chooser.modal = true
        chooser.selectMultiple = dialog.purpose == .openMany
        if let name = dialog.suggestedName, dialog.purpose == .save { chooser.setCurrentName(name) }
        for filter in dialog.filters { chooser.addFilter(Gtk.FileFilter(filter)) }
        chooser.onResponse { [weak self] response in
            guard let self else { return }
            finish(response == Int(Gtk.ResponseType.accept.rawValue) ? chosenPaths : [])
        }
        chooser.show()
    }

    /// Closes the dialog without an answer.
    func dismiss() {
        answer = nil
        owner?.dialogs.removeAll { $0 === self }
        CancelledReading.silence()
        chooser.destroy()
        whileOpen = nil
    }

    func cancel() { finish([]) }

    private func finish(_ paths: [String]) {
        let answer = answer
        dismiss()
        answer?(paths)
    }

    private var chosenPaths: [String] {
        let files = chooser.files
        return (0..<files.nItems).compactMap { (files.item(at: $0) as? Gio.File)?.path }
    }
}

extension Gtk.FileFilter {
    convenience init(_ filter: FileDialog.Filter) {
        self.init()
        name = filter.name
        for pattern in filter.patterns { addPattern(pattern) }
    }
}
