// SPDX-License-Identifier: MIT

import Gio
import Gtk
import ViewKit

/// The desktop's own file dialog, by its portal where there is one.
@MainActor final class GtkFileDialog {
    private let chooser: Gtk.FileChooserNative
    private var answer: (@MainActor ([String]) -> Void)?
    /// Nobody else holds a native dialog while it is open.
    private var whileOpen: GtkFileDialog?

    init(
        _ dialog: FileDialog, above parent: Gtk.Window?, answer: @escaping @MainActor ([String]) -> Void
    ) {
        self.answer = answer
        chooser = Gtk.FileChooserNative(
            title: dialog.title, parent: parent, action: dialog.purpose == .save ? .save : .open,
            acceptLabel: nil,
            cancelLabel: nil)
        whileOpen = self
        chooser.modal = true
        chooser.selectMultiple = dialog.purpose == .openMany
        if let name = dialog.suggestedName, dialog.purpose == .save { chooser.setCurrentName(name) }
        for filter in dialog.filters { chooser.addFilter(Gtk.FileFilter(filter)) }
        chooser.onResponse { [weak self] response in self?.finish(response) }
        chooser.show()
    }

    /// Closes the dialog without an answer.
    func dismiss() {
        answer = nil
        chooser.destroy()
        whileOpen = nil
    }

    private func finish(_ response: Int) {
        let answer = answer
        let paths = response == Int(Gtk.ResponseType.accept.rawValue) ? chosenPaths : []
        dismiss()
        answer?(paths)
    }

    private var chosenPaths: [String] {
        let files = chooser.files
        return (0..<files.nItems).compactMap { (files.getItem($0) as? Gio.File)?.path }
    }
}

extension Gtk.FileFilter {
    convenience init(_ filter: FileDialog.Filter) {
        self.init()
        name = filter.name
        for pattern in filter.patterns { addPattern(pattern) }
    }
}
