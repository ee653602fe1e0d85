// SPDX-License-Identifier: MIT

import Gtk

/// Files, colours and fonts, chosen in the dialogs of the desktop.
final class ChoosersPage: Page {
    static let lesson = Lesson(
        "Choosers", in: .windows,
        about: "The desktop has dialogs for files, colours and fonts. In a sandbox, portals show them.",
        words: "file open save folder portal color colour font filechoosernative"
    ) { ChoosersPage() }

    let open = Gtk.Button(mnemonic: "_Open…")
    let save = Gtk.Button(mnemonic: "_Save as…")
    let color = Gtk.Button(mnemonic: "_Colour…")
    let font = Gtk.Button(mnemonic: "_Font…")
    let sample = Gtk.Label("The quick brown fox jumps over the lazy dog.")
    let colorButton = Gtk.ColorButton()
    let fontButton = Gtk.FontButton()
    private var work: Task<Void, Never>?

    init() {
        super.init(Self.lesson)
        for (button, ask) in [
            (open, ChoosersPage.chooseFiles), (save, ChoosersPage.chooseName),
            (color, ChoosersPage.chooseColor),
            (font, ChoosersPage.chooseFont),
        ] as [(Gtk.Button, @MainActor (ChoosersPage) -> () async -> Void)] {
            button.onClicked { [unowned self] in
                work = Task { [weak self] in if let self { await ask(self)() } }
            }
        }
        sample.addCssClass("tile")
        section("Dialogs", nil, .row(open, save, color, font), sample)

        colorButton.rgba = Gdk.RGBA(hex: 0x3584e4)
        colorButton.title = "A Colour"
        colorButton.onColorSet { [weak self] in
            if let self { show(colorButton.rgba) }
        }
        fontButton.font = "Sans 12"
        fontButton.onFontSet { [weak self] in
            if let self, let font = fontButton.fontDesc { show(font) }
        }
        section(
            "Buttons that open them", nil, .labelled("C_olour", colorButton), .labelled("Fo_nt", fontButton))
    }

    isolated deinit { work?.cancel() }

    private func chooseFiles() async {
        let chooser = Gtk.FileChooserNative(title: "Open Files", parent: window, action: .open)
        chooser.selectMultiple = true
        let texts = Gtk.FileFilter()
        texts.name = "Texts"
        texts.addMimeType("text/plain")
        chooser.addFilter(texts)
        guard await chooser.run() == .accept else { return report("No file was opened.") }
        let files = chooser.files
        let names = (0..<files.nItems).compactMap { files.item(at: $0)?.as(Gio.File.self)?.basename }
        report("Chosen: \(names.joined(separator: ", "))")
    }

    private func chooseName() async {
        let chooser = Gtk.FileChooserNative(
            title: "Save", parent: window, action: .save, acceptLabel: "_Save")
        chooser.setCurrentName("untitled.txt")
        guard await chooser.run() == .accept, let file = chooser.file else {
            return report("Nothing was saved.")
        }
        report("This would go to \(file.path ?? file.uri).")
    }

    private func chooseColor() async {
        let chooser = Gtk.ColorChooserDialog(title: "A Colour", parent: window)
        chooser.modal = true
        guard let rgba = await chooser.run({ $0 == .ok ? chooser.rgba : nil }) else {
            return report("No colour was chosen.")
        }
        show(rgba)
    }

    private func chooseFont() async {
        let chooser = Gtk.FontChooserDialog(title: "A Font", parent: window)
        chooser.modal = true
        guard let font = await chooser.run({ $0 == .ok ? chooser.fontDesc : nil }) else {
            return report("No font was chosen.")
        }
        show(font)
    }

    func show(_ rgba: Gdk.RGBA) {
        let attributes = Pango.AttrList()
        attributes.add(.foreground(red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue)))
        sample.attributes = attributes
        report("The colour is \(rgba).")
    }

    func show(_ font: Pango.FontDescription) {
        let attributes = Pango.AttrList()
        attributes.add(.font(font))
        sample.attributes = attributes
        report("The font is \(font.toString()).")
    }
}
