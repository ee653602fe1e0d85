// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@MainActor struct PasteTests {
    private let backend = HeadlessBackend.install()
    private let window = Window()

    private func show<Peer>(_ view: any View, _ type: Peer.Type) throws -> Peer {
        window.content = Box(.vertical, [view])
        window.present()
        return try #require(view.backendView as? Peer)
    }

    @Test func aTextIsCutAndPasted() throws {
        let field = TextField("Ada Lovelace")
        let peer = try show(field, HeadlessTextField.self)
        try peer.select(3..<12)
        try peer.cut()
        #expect(field.text == "Ada")
        #expect(backend.clipboard == " Lovelace")
        try peer.select(0..<0)
        try peer.paste()
        #expect(field.text == " LovelaceAda")
        #expect(field.selectedRange == 9..<9)
    }

    @Test func keysCopyAndPasteInTheFocusedView() throws {
        let view = TextView("One\nTwo")
        let peer = try show(view, HeadlessTextView.self)
        try peer.select(0..<4)
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        try headless.press("<Primary>c")
        #expect(backend.clipboard == "One\n")
        try peer.select(7..<7)
        try headless.press("<Primary>v")
        #expect(view.text == "One\nTwoOne\n")
    }

    @Test func whatCannotBePastedOrCopiedSaysWhy() throws {
        let field = TextField("secret", purpose: .password).with { $0.accessibilityLabel = "Password" }
        let peer = try show(field, HeadlessTextField.self)
        #expect(
            throws: HeadlessError.other(
                "The clipboard has no text that a user could paste into the text field \"Password\". Set clipboardItems of the "
                    + "backend, or copy a text first.")
        ) { try peer.paste() }
        try peer.select(0..<6)
        #expect(
            throws: HeadlessError.other(
                "The text field \"Password\" is for a password, so a user could not copy its text.")
        ) { try peer.copy() }
    }

    @Test func anImageIsCopiedAndRead() async throws {
        let png = ImageData([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3])
        let clipboard = Clipboard()
        clipboard.write(png)
        #expect(backend.clipboardItems == [.image(png.bytes)])
        #expect(await clipboard.readImageData() == png)
    }

    @Test func anImageOfAnotherFormatIsReported() throws {
        let reports = reported { Clipboard().write(ImageData([0xFF, 0xD8, 0xFF, 0xE0])) }
        #expect(backend.clipboardItems.isEmpty)
        #expect(
            reports == [
                "Clipboard: an image in the format JPEG was not copied, since the clipboard takes PNG. Convert the image first."
            ])
    }
}
