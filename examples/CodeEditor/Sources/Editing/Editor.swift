// SPDX-License-Identifier: MIT

import GLib
import Gio
import Gtk
import GtkSource

/// The window of one file: its text in colours, a search, and the marks beside lines.
@MainActor
public final class Editor {
    public let window: Gtk.ApplicationWindow
    public let buffer = GtkSource.Buffer()
    public let view: GtkSource.View
    public let search: GtkSource.SearchContext
    /// The lines that are marked because they have a task in them.
    public let tasks = TaskMarks()
    public let field = Gtk.SearchEntry()
    private let count = Gtk.Label("")
    private var file: GtkSource.File?

    public init(_ application: Gtk.Application) {
        window = Gtk.ApplicationWindow(application: application)
        view = GtkSource.View(buffer: buffer)
        search = GtkSource.SearchContext(buffer: buffer)
        window.title = "Untitled"
        window.setDefaultSize(width: 760, height: 520)
        setUpView()
        setUpHeader()
        window.onCloseRequest { [weak self] in
            guard let self, buffer.modified else { return false }
            Task { if await self.mayClose() { self.window.destroy() } }
            return true
        }
        let scrolled = Gtk.ScrolledWindow()
        scrolled.child = view
        scrolled.vexpand = true
        window.child = scrolled
    }

    private func setUpView() {
        view.monospace = true
        view.showLineNumbers = true
        view.highlightCurrentLine = true
        view.showRightMargin = true
        view.rightMarginPosition = 80
        view.tabWidth = 4
        view.insertSpacesInsteadOfTabs = true
        view.autoIndent = true
        view.indenter = BraceIndenter()
        view.sourceGutter(.left).insert(tasks, at: 10)
        let words = GtkSource.CompletionWords(title: "Words of this file")
        words.register(buffer)
        view.completion.addProvider(words)
        search.settings.wrapAround = true
        view.update(.label, "Text")
    }

    private func setUpHeader() {
        let header = Gtk.HeaderBar()
        let open = Gtk.Button(label: "Open")
        open.onClicked { [weak self] in Task { await self?.choose() } }
        let save = Gtk.Button(label: "Save")
        save.onClicked { [weak self] in Task { await self?.saveOrSaySo() } }
        header.packStart(open)
        header.packStart(save)
        let schemes = GtkSource.StyleSchemeChooserButton()
        schemes.onNotify("style-scheme") { [weak self, unowned schemes] in
            self?.buffer.styleScheme = schemes.styleScheme
        }
        header.packEnd(schemes)
        header.packEnd(count)
        header.packEnd(field)
        field.takeOneLine()
        field.onSearchChanged { [weak self] in
            guard let self else { return }
            find(field.text)
        }
        search.onNotify("occurrences-count") { [weak self] in
            guard let self else { return }
            let found = search.occurrencesCount
            count.label = found < 0 || search.settings.searchText == nil ? "" : "\(found)"
        }
        window.titlebar = header
    }

    /// Shows text, in the colours of the language that the name of a file means.
    public func show(_ text: String, named name: String) {
        buffer.language = GtkSource.LanguageManager.default.guessLanguage(name)
        buffer.text = text
        buffer.placeCursor(buffer.startIter)
        window.title = name
    }

    /// Loads a file.
    public func open(_ location: Gio.File) async throws(GLibError) {
        // A pipe or a device would be read for ever, and a text of gigabytes cannot be shown.
        let info = try await location.queryInfo("standard::type,standard::size")
        guard info.fileType == .regular, info.size <= Self.sizeLimit else {
            throw GLibError(
                Gio.IOErrorEnum.notRegularFile,
                "\(location.path ?? location.uri) is not a plain file of at most 64 MiB")
        }
        let file = GtkSource.File()
        file.location = location
        let before = (text: buffer.text, isModified: buffer.modified)
        do throws(GLibError) {
            try await GtkSource.FileLoader(buffer: buffer, file: file).load()
        } catch {
            // The buffer has what could be read, which must not be saved to the file that was open before.
            buffer.text = before.text
            buffer.modified = before.isModified
            throw error
        }
        buffer.modified = false
        buffer.language = GtkSource.LanguageManager.default.guessLanguage(location.basename)
        buffer.placeCursor(buffer.startIter)
        self.file = file
        window.title = location.basename ?? "Untitled"
    }

    /// Loads a file, unless the user wants to keep changes of the present text that are not saved.
    public func replaceText(
        by location: Gio.File, asking ask: (@MainActor (String?) async -> Decision)? = nil
    ) async throws(GLibError) {
        if await mayClose(asking: ask) { try await open(location) }
    }

    /// The greatest size of a file that is opened, in bytes.
    private static let sizeLimit = 64 << 20

    /// Writes the text to the file that was loaded; does nothing if there is none.
    public func save() async throws(GLibError) {
        guard let file else { return }
        try await write(to: file)
    }

    /// Writes the text to another file, which is that of the window from then on.
    public func save(to location: Gio.File) async throws(GLibError) {
        let file = GtkSource.File()
        file.location = location
        try await write(to: file)
        self.file = file
        window.title = location.basename ?? "Untitled"
    }

    private func write(to file: GtkSource.File) async throws(GLibError) {
        let saved = buffer.text
        try await GtkSource.FileSaver(buffer: buffer, file: file).save()
        // The saver takes what the user has typed meanwhile for saved, too.
        buffer.modified = buffer.text != saved
    }

    // MARK: Changes that are not saved

    /// What the user decides about changes that are not saved.
    public enum Decision: Sendable, Hashable {
        case save
        case saveInAnotherPlace(Gio.File)
        case discard
        case stay
    }

    /// Returns whether the window may be closed. Asks the user as long as the text has changes that could not be saved.
    ///
    /// - Parameter ask: returns the decision of the user. Its parameter is the reason why the last attempt to save has failed; nil before
    ///   the first one.
    public func mayClose(asking ask: (@MainActor (String?) async -> Decision)? = nil) async -> Bool {
        var reason: String?
        while buffer.modified {
            do throws(GLibError) {
                let decision = if let ask { await ask(reason) } else { await self.ask(reason) }
                switch decision {
                case .save where file != nil: try await save()
                case .save:
                    guard let location = await chooseForSaving() else { continue }
                    try await save(to: location)
                case .saveInAnotherPlace(let location): try await save(to: location)
                case .discard: return true
                case .stay: return false
                }
            } catch {
                reason = error.message
            }
        }
        return true
    }

    private func ask(_ reason: String?) async -> Decision {
        let text = "“\(window.title ?? "Untitled")” is not saved" + (reason.map { ": \($0)" } ?? "")
        let question = Gtk.MessageDialog(parent: window, type: .question, buttons: .none, text: text)
        question.addButton("Cancel", response: .cancel)
        question.addButton("Discard", response: .no)
        question.addButton("Save in Another Place…", response: .apply)
        question.addButton("Save", response: .yes)
        switch await question.run() {
        case .yes: return .save
        case .no: return .discard
        case .apply: return await chooseForSaving().map { .saveInAnotherPlace($0) } ?? .stay
        default: return .stay
        }
    }

    private func chooseForSaving() async -> Gio.File? {
        let chooser = Gtk.FileChooserNative(title: "Save", parent: window, action: .save)
        guard await chooser.run() == .accept else { return nil }
        return chooser.file
    }

    private func saveOrSaySo() async {
        do {
            if file == nil {
                guard let location = await chooseForSaving() else { return }
                try await save(to: location)
            } else {
                try await save()
            }
        } catch {
            let message = Gtk.MessageDialog(
                parent: window, type: .error, buttons: .close,
                text: "The text could not be saved: \(error.message). It stays in this window.")
            _ = await message.run()
        }
    }

    /// Marks all places that have the text, and selects the next one.
    public func find(_ text: String) {
        search.settings.searchText = text.isEmpty ? nil : text
        guard !text.isEmpty, let match = search.forward(buffer.iter(at: buffer.insertMark)) else { return }
        buffer.selectRange(match.matchStart, bound: match.matchEnd)
        view.scroll(to: buffer.insertMark)
    }

    private func choose() async {
        let chooser = Gtk.FileChooserNative(title: "Open", parent: window, action: .open)
        guard await chooser.run() == .accept, let location = chooser.file else { return }
        await openOrSaySo(location)
    }

    /// Loads a file instead of the text, or shows why it cannot be loaded.
    public func openOrSaySo(_ location: Gio.File) async {
        do {
            try await replaceText(by: location)
        } catch {
            let message = Gtk.MessageDialog(
                parent: window, type: .error, buttons: .close,
                text: "\(location.path ?? location.uri) could not be opened: \(error.message).")
            _ = await message.run()
        }
    }
}
