// SPDX-License-Identifier: MIT

import Editing
import GLib
import GObject
import Gdk
import Gio
import Glibc
import Gtk
import GtkSource
import Testing

/// The binding of GtkSourceView, in the window that uses it.
@MainActor
@Suite(.serialized)
struct EditorTests {
    private static let application: Gtk.Application? = {
        guard Gtk.initialize() else { return nil }
        GtkSource.initialize()
        let application = Gtk.Application(applicationId: "org.example.CodeEditorTests", flags: .nonUnique)
        try? application.register()
        return application
    }()

    private func editor() throws -> Editor {
        let application = try #require(EditorTests.application, "No display: run under with-display.")
        return Editor(application)
    }

    private func pump(until isSo: () -> Bool) {
        let end = ContinuousClock.now + .seconds(20)
        while !isSo(), ContinuousClock.now < end { MainQueue.iterate() }
    }

    @Test func theLanguageFollowsTheNameOfTheFile() throws {
        let editor = try editor()
        editor.show("int main(void) { return 0; }", named: "main.c")
        #expect(editor.buffer.language?.name == "C")
        editor.buffer.ensureHighlight(from: editor.buffer.startIter, to: editor.buffer.endIter)
        let word = editor.buffer.iter(atOffset: 1)
        #expect(!word.tags.isEmpty)
        editor.show("plain", named: "notes.txt")
        #expect(editor.buffer.language?.id != "c")
        editor.window.destroy()
    }

    @Test func theSearchCountsAndSelects() throws {
        let editor = try editor()
        editor.show("one two one", named: "a.txt")
        editor.find("one")
        pump { editor.search.occurrencesCount == 2 }
        #expect(editor.search.occurrencesCount == 2)
        let (start, end) = try #require(editor.buffer.selectionBounds)
        #expect(start.text(to: end) == "one")
        editor.window.destroy()
    }

    @Test func aTextThatCannotBeSavedAsksBeforeTheWindowIsClosed() async throws {
        let editor = try editor()
        let (file, _) = try await Gio.File.temporary("rxshell-XXXXXX.swift")
        let path = try #require(file.path)
        defer { unlink(path) }
        try await editor.open(file)
        #expect(await editor.mayClose { _ in .stay })
        // A text that the program sets is not one of the user.
        editor.buffer.text = "let b = 2"
        editor.buffer.modified = true
        #expect(await !editor.mayClose { _ in .stay })
        // The other place cannot be written, which is said.
        var reasons: [String?] = []
        var decisions: [Editor.Decision] = [
            .saveInAnotherPlace(Gio.File(path: "/proc/rxshell/b.swift")), .save,
        ]
        #expect(
            await editor.mayClose { reason in
                reasons.append(reason)
                return decisions.removeFirst()
            })
        #expect(reasons.count == 2 && reasons[0] == nil && reasons[1] != nil, "\(reasons)")
        let saved = try await file.loadContents().contents
        #expect(String(decoding: saved, as: UTF8.self).hasPrefix("let b = 2\n"))
        editor.buffer.modified = true
        #expect(await editor.mayClose { _ in .discard })
        editor.window.destroy()
    }

    @Test func aFileThatCannotBeReadLeavesTheTextAndTheFile() async throws {
        let editor = try editor()
        let (file, _) = try await Gio.File.temporary("rxshell-XXXXXX.swift")
        defer { unlink(file.path ?? "") }
        _ = try await file.replaceContents(Array("let a = 1\n".utf8))
        try await editor.open(file)
        let text = editor.buffer.text
        // A plain file of which nothing can be read, not even by the superuser.
        await #expect(throws: GLibError.self) { try await editor.open(Gio.File(path: "/proc/self/mem")) }
        #expect(editor.buffer.text == text && editor.window.title == file.basename)
        #expect(!editor.buffer.modified)
        editor.window.destroy()
    }

    @Test func anotherFileIsOpenedOnlyIfTheUserAgrees() async throws {
        let editor = try editor()
        let (file, _) = try await Gio.File.temporary("rxshell-XXXXXX.swift")
        defer { unlink(file.path ?? "") }
        _ = try await file.replaceContents(Array("let a = 1\n".utf8))
        editor.buffer.text = "let b = 2"
        editor.buffer.modified = true
        try await editor.replaceText(by: file) { _ in .stay }
        #expect(editor.buffer.text == "let b = 2" && editor.buffer.modified)
        try await editor.replaceText(by: file) { _ in .discard }
        #expect(editor.buffer.text.hasPrefix("let a = 1") && !editor.buffer.modified)
        editor.window.destroy()
    }

    @Test func aPipeIsNotOpened() async throws {
        let editor = try editor()
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let path = "\(folder)/rxshell-\(UInt64.random(in: 0 ... .max))"
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        await #expect(throws: GLibError.self) { try await editor.open(Gio.File(path: path)) }
        editor.window.destroy()
    }

    @Test func theFieldForTheSearchHasOneLine() throws {
        let editor = try editor()
        _ = editor.field.insertText("one\r\ntwo\n", at: 0)
        #expect(editor.field.text == "one two")
        editor.window.destroy()
    }

    @Test func aFileIsLoadedChangedAndSaved() async throws {
        let editor = try editor()
        let (file, _) = try await Gio.File.temporary("rxshell-XXXXXX.swift")
        _ = try await file.replaceContents(Array("let a = 1\n".utf8))
        try await editor.open(file)
        #expect(editor.buffer.text == "let a = 1\n" || editor.buffer.text == "let a = 1")
        #expect(editor.buffer.language?.id == "swift")
        editor.buffer.text = "let b = 2"
        try await editor.save()
        let saved = try await file.loadContents().contents
        #expect(String(decoding: saved, as: UTF8.self) == "let b = 2\n")
        try await file.delete()
        editor.window.destroy()
    }

    /// GtkSourceView calls the virtual functions of a Swift class that inherits from a class of this library.
    @Test func linesWithATaskAreMarked() throws {
        let editor = try editor()
        editor.show("// TODO: this\nlet a = 1\n// TODO: that", named: "a.swift")
        editor.window.present()
        pump { editor.tasks.marked == [0, 2] }
        #expect(editor.tasks.marked == [0, 2])
        #expect(editor.tasks.width > 0)
        editor.window.destroy()
    }

    /// GtkSourceView calls an interface of this library that is implemented in Swift, also through its own C function.
    @Test func aNewLineIsIndentedAfterABrace() throws {
        let editor = try editor()
        editor.show("    func f() {\n", named: "a.swift")
        let indenter = try #require(editor.view.indenter)
        #expect(indenter is BraceIndenter)
        let end = editor.buffer.endIter
        #expect(indenter.isTrigger(editor.view, location: end, state: [], keyval: .return))
        #expect(!indenter.isTrigger(editor.view, location: end, state: [], keyval: .space))
        let place = indenter.indent(editor.view, iter: end)
        #expect(place.lineOffset == 8)
        #expect(editor.buffer.text == "    func f() {\n        ")
        // A file that is indented with tabs.
        editor.show("\tfor {\n", named: "a.go")
        _ = indenter.indent(editor.view, iter: editor.buffer.endIter)
        #expect(editor.buffer.text == "\tfor {\n\t\t")
        editor.show("\tf()\nfor {\n", named: "a.go")
        _ = indenter.indent(editor.view, iter: editor.buffer.endIter)
        #expect(editor.buffer.text == "\tf()\nfor {\n\t")
        editor.show("\tf()\n", named: "a.go")
        _ = indenter.indent(editor.view, iter: editor.buffer.endIter)
        #expect(editor.buffer.text == "\tf()\n\t")
        editor.window.destroy()
    }

    /// Objects that only the library has created have the Swift class of this module.
    @Test func objectsOfCHaveTheClassOfTheModule() throws {
        _ = try editor()
        let builder = try Gtk.Builder(
            xml:
                #"<interface><object class="GtkSourceView" id="view"><property name="show-line-numbers">1</property></object></interface>"#
        )
        let widget = try builder.object("view", as: Gtk.Widget.self)
        let view = try #require(widget as? GtkSource.View)
        #expect(view.showLineNumbers)
        #expect(view.typeName == "GtkSourceView")
    }

    @Test func anErrorOfTheLibraryIsThrown() async throws {
        let editor = try editor()
        let file = Gio.File(path: "/nowhere/at-all.swift")
        await #expect(throws: GLibError.self) { try await editor.open(file) }
        editor.window.destroy()
    }
}
