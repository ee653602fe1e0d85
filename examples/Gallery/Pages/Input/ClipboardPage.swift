// SPDX-License-Identifier: MIT

import Gtk

/// The clipboard and drag and drop exchange values with other programs, in formats that both programs know.
final class ClipboardPage: Page {
    static let lesson = Lesson(
        "Clipboard and drag", in: .input,
        about:
            "Text, pictures, files and Swift objects are copied, dragged and dropped, within a program and between two.",
        words: "clipboard copy paste drag and drop dnd content formats texture files transferable mime"
    ) { ClipboardPage() }

    let entry = Gtk.Entry().takingOneLine()
    let copy = Gtk.Button(mnemonic: "_Copy")
    let paste = Gtk.Button(mnemonic: "_Paste")
    let copyPicture = Gtk.Button(mnemonic: "Copy a p_icture")
    let shown = Gtk.Label("")
    let picture = Gtk.Picture()
    let source = Gtk.DragSource()
    let drop: Gtk.DropTarget
    let basket = Gtk.Label("Drop a word or files here.")
    let recipe = Gtk.Label("")
    let copyRecipe = Gtk.Button(mnemonic: "Copy the _recipe")
    let pasteRecipe = Gtk.Button(mnemonic: "Paste a recip_e")
    private var work: Task<Void, Never>?

    init() {
        let basket = basket
        let report = WeakReport()
        drop = Gtk.DropTarget(of: String.self, actions: .copy) { [unowned basket] word, _, _ in
            basket.label = "“\(word)”"
            report("“\(word)” was dropped.")
            return true
        }
        super.init(Self.lesson)
        report.page = self
        entry.text = "Some words"
        entry.hexpand = true
        entry.update(.label, "Text to copy")
        copy.onClicked { [unowned self] in
            clipboard.set(entry.text)
            self.report("Copied.")
        }
        copyPicture.onClicked { [unowned self] in
            let pixels = [UInt8](repeating: 0, count: 48 * 48 * 4).enumerated().map {
                $0.offset % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0.offset * 5)
            }
            let texture = Gdk.MemoryTexture(
                width: 48, height: 48, format: .r8g8b8a8, bytes: Bytes(pixels), stride: 48 * 4)
            clipboard.set(texture as Gdk.Texture)
            self.report("A picture was copied.")
        }
        paste.onClicked { [unowned self] in work = Task { [weak self] in await self?.pasteAnything() } }
        shown.xalign = 0
        picture.canShrink = false
        picture.halign = .start
        picture.alternativeText = "What was pasted"
        section("Clipboard", nil, .row(entry, copy, copyPicture, paste), shown, picture)

        let words = Gtk.Box(orientation: .horizontal, spacing: 9)
        for word in ["red", "green", "blue"] {
            let label = Gtk.Label(word)
            label.addCssClass("tile")
            let source = word == "red" ? source : Gtk.DragSource()
            source.actions = .copy
            source.onPrepare { _, _ in Gdk.ContentProvider(word) }
            source.onDragBegin { [unowned label, unowned source] _ in
                source.setIcon(Gtk.WidgetPaintable(widget: label), hotX: 0, hotY: 0)
            }
            label.addController(source)
            words.append(label)
        }
        basket.addCssClass("tile")
        basket.setSizeRequest(width: -1, height: 90)
        basket.addController(drop)
        basket.addController(
            Gtk.DropTarget(of: Gdk.FileList.self, actions: .copy) { [unowned basket] list, _, _ in
                basket.label = list.files.compactMap(\.basename).joined(separator: ", ")
                report("\(list.files.count) files were dropped.")
                return true
            })
        section("Drag and drop", "Words go to other programs, too, and files come from them.", words, basket)
        section(
            "Swift values",
            "A struct says how it becomes bytes and back. Drag the recipe to another Gallery, or its text to an editor.",
            recipe, .row(copyRecipe, pasteRecipe))
        handRecipesAround()
    }

    /// A struct is copied, pasted, dragged and dropped in the same way as text.
    private func handRecipesAround() {
        var current = Recipe(name: "Tomato soup", steps: ["Chop", "Boil", "Season"])
        let take = { [unowned self] (taken: Recipe, how: String) in
            current = taken
            recipe.label = "\(taken.name), \(taken.steps.count) steps"
            report("“\(taken.name)” was \(how).")
        }
        recipe.label = "\(current.name), \(current.steps.count) steps"
        recipe.addCssClass("tile")
        recipe.halign = .start
        let source = Gtk.DragSource()
        source.actions = .copy
        source.onPrepare { _, _ in Gdk.ContentProvider(current) }
        recipe.addController(source)
        recipe.addController(
            Gtk.DropTarget(of: Recipe.self, actions: .copy) { dropped, _, _ in
                take(dropped, "dropped")
                return true
            })
        copyRecipe.onClicked { [unowned self] in
            clipboard.set(current)
            report("The recipe was copied.")
        }
        pasteRecipe.onClicked { [unowned self] in
            work = Task { [weak self] in
                do throws(GLibError) {
                    guard let recipe = try await self?.clipboard.read(Recipe.self) else { return }
                    take(recipe, "pasted")
                } catch {
                    self?.report("There is no recipe to paste: \(error.message)")
                }
            }
        }
    }

    isolated deinit { work?.cancel() }

    private func pasteAnything() async {
        let formats = clipboard.formats
        do {
            if formats.contains(Gdk.Texture.self) {
                picture.paintable = try await clipboard.readTexture()
                report("A picture of \(picture.paintable?.intrinsicWidth ?? 0) pixels was pasted.")
            } else {
                shown.label = try await clipboard.readText() ?? ""
                report("Pasted “\(shown.label)”.")
            }
        } catch {
            report("There is nothing to paste: \(error.message)")
        }
    }

    /// Calls a method of a page that does not exist yet.
    @MainActor private final class WeakReport {
        weak var page: Page?
        func callAsFunction(_ text: String) { page?.report(text) }
    }
}

/// A value of this program. Other programs receive a recipe as text, a line for each step.
struct Recipe: Gdk.Transferable, Equatable {
    struct NoRecipe: Error {}

    var name: String
    var steps: [String]

    static let transferFormats: [Gdk.TransferFormat<Recipe>] = [
        .init("application/x-gallery-recipe") { recipe in
            ([recipe.name] + recipe.steps).joined(separator: "\n").utf8
        } read: { bytes in
            let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            guard let name = lines.first else { throw NoRecipe() }
            return Recipe(name: name, steps: Array(lines.dropFirst()))
        },
        .init("text/plain;charset=utf-8") { recipe in
            ([recipe.name] + recipe.steps.map { "- \($0)" }).joined(separator: "\n").utf8
        },
    ]
}
