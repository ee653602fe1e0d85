// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct InputTests {
        @Test func theStatusShowsEachGesture() async throws {
            try await Stage.open(GesturesPage.self) { page, _ in
                page.click.emit("released", 2, 5.0, 5.0)
                #expect(page.status.label.hasPrefix("2 clicks"))
                #expect(page.scroll.emit("scroll", 0.0, 1.0, returning: Bool.self) == true)
                #expect(page.status.label == "Scrolled down.")
                page.motion.emit("motion", 12.0, 34.0)
                #expect(page.position.label == "The pointer is at 12, 34.")
            }
        }

        @Test func keysAreNamed() async throws {
            try await Stage.open(KeysPage.self) { page, window in
                let press = { (key: Gdk.Key) in
                    page.keys.emit("key-pressed", key.rawValue, 0, Gdk.ModifierType(), returning: Bool.self)
                }
                #expect(press(.escape) == true)
                #expect(page.status.label == "The key is called “Escape”.")
                #expect(press(Gdk.Key(named: "eacute") ?? .escape) == true)
                #expect(page.status.label == "It types “é”.")
                #expect(press(.tab) == false)
                page.jump.emit("clicked")
                #expect(window.focusWidget === page.pad)
            }
        }

        @Test func textAndPicturesAreCopiedAndPasted() async throws {
            try await Stage.open(ClipboardPage.self) { page, _ in
                page.entry.text = "Some other words"
                page.copy.emit("clicked")
                page.paste.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("Pasted") }
                #expect(page.shown.label == "Some other words")
                page.copyPicture.emit("clicked")
                page.paste.emit("clicked")
                await Stage.until { page.picture.paintable != nil }
                #expect(page.status.label == "A picture of 48 pixels was pasted.")
                let content = page.source.emit("prepare", 0.0, 0.0, returning: Gdk.ContentProvider.self)
                let dragged = try content?.get(String.self)
                #expect(dragged == "red")
                #expect(page.drop.emit("drop", Value("red"), 0.0, 0.0, returning: Bool.self) == true)
                #expect(page.basket.label == "“red”")
            }
        }

        @Test func aRecipeIsCopiedAndPasted() async throws {
            try await Stage.open(ClipboardPage.self) { page, _ in
                let clipboard = page.clipboard
                page.copyRecipe.emit("clicked")
                #expect(clipboard.has(Recipe.self) && !clipboard.has(Gdk.Texture.self))
                clipboard.setContent(
                    Gdk.ContentProvider(
                        mimeType: "application/x-gallery-recipe", bytes: Bytes(Array("Tea\nWait".utf8))))
                page.pasteRecipe.emit("clicked")
                await Stage.until { page.status.label == "“Tea” was pasted." }
                #expect(page.recipe.label == "Tea, 1 steps")
                clipboard.set("no recipe")
                page.pasteRecipe.emit("clicked")
                await Stage.until { page.status.label.hasPrefix("There is no recipe to paste") }
            }
        }

        @Test func whatIsDrawnHasARoleAndAValue() async throws {
            try await Stage.open(AccessibilityPage.self) { page, _ in
                #expect(page.stars.accessibleRole == .slider)
                page.stars.rating = 5
                #expect(page.status.label == "5 of 5 stars.")
                page.quantity.text = "100"
                #expect(page.status.label == "That is not between 1 and 99.")
                page.expand.emit("clicked")
                #expect(page.more.visible)
            }
        }
    }
}
