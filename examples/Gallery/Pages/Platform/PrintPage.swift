// SPDX-License-Identifier: MIT

import Gtk

/// Printing: the pages are drawn with Cairo and Pango, for paper or for a PDF file.
final class PrintPage: Page {
    static let lesson = Lesson(
        "Printing", in: .platform,
        about:
            "A print operation asks how many pages there are and draws each of them, on paper or into a PDF file.",
        words: "print pdf export paper page setup cairo pango paginate"
    ) { PrintPage() }

    let text = Gtk.TextView()
    let print = Gtk.Button(mnemonic: "_Print…")
    let export = Gtk.Button(mnemonic: "_Export as PDF")
    let file = Gio.File(path: GLib.userCacheDir).child("org.example.Gallery.pdf")
    private static let linesOnPage = 40

    init() {
        super.init(Self.lesson)
        text.buffer.text = (1...100).map { "This is line \($0) of a text that takes three pages." }.joined(
            separator: "\n")
        text.acceptsTab = false
        for side in [\Gtk.TextView.leftMargin, \.rightMargin, \.topMargin, \.bottomMargin] {
            text[keyPath: side] = 9
        }
        text.update(.label, "Text to print")
        section("A text", nil, .scrolling(text, height: 220), .row(print, export))
        print.onClicked { [unowned self] in run(.printDialog) }
        export.onClicked { [unowned self] in run(.export) }
    }

    private func run(_ action: Gtk.PrintOperationAction) {
        let lines = text.buffer.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let operation = Gtk.PrintOperation()
        operation.jobName = "A text of the gallery"
        operation.unit = .points
        operation.nPages = (lines.count + Self.linesOnPage - 1) / Self.linesOnPage
        operation.onDrawPage { context, page in
            let part = lines.dropFirst(page * Self.linesOnPage).prefix(Self.linesOnPage)
            let layout = context.createPangoLayout()
            layout.fontDescription = Pango.FontDescription(string: "Serif 11")
            layout.setText(part.joined(separator: "\n"))
            context.cairoContext.show(layout)
        }
        if action == .export { operation.exportFilename = file.path }
        do {
            let result = try operation.run(action, parent: window)
            report(result == .apply ? "\(operation.nPages) pages were printed." : "Nothing was printed.")
        } catch {
            report("It cannot be printed: \(error.message)")
        }
    }
}
