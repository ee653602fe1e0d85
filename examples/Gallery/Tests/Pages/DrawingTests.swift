// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct DrawingTests {
        @Test func aChartAndASketchAreDrawn() async throws {
            try await Stage.open(CairoPage.self) { page, _ in
                page.count.value = 5
                #expect(page.status.label == "5 bars.")
                page.clear.emit("clicked")
                #expect(page.status.label == "Clean.")
            }
        }

        @Test func aStarIsHitTextIsBentAndDocumentsAreMade() async throws {
            try await Stage.open(PatternsPage.self) { page, _ in
                await Stage.until { page.star.height > 0 }
                let (width, height) = (Double(page.star.width), Double(page.star.height))
                page.press.emit("pressed", 1, width / 2, height / 2)
                #expect(page.status.label == "That is the star.")
                page.press.emit("pressed", 1, width / 2 - height / 2 + 5, 5.0)
                #expect(page.status.label == "That is beside the star.")
                page.bend.value = 0
                #expect(page.status.label == "It is straight.")
                page.bend.value = -1
                #expect(page.status.label == "It is bent.")
                page.export.emit("clicked")
                #expect(page.documents["pdf"]?.starts(with: Array("%PDF".utf8)) == true)
                #expect(page.documents["png"]?.starts(with: [0x89, 0x50]) == true)
                #expect(
                    page.documents["svg"].map { String(decoding: $0, as: UTF8.self) }?.contains("<svg")
                        == true)
                #expect(page.status.label.hasPrefix("PDF of "))
            }
        }

        @Test func aGaugeAndAPieChartShowTheirValues() async throws {
            try await Stage.open(SnapshotPage.self) { page, _ in
                page.level.value = 1
                #expect(page.gauge.level == 1)
                #expect(page.status.label == "The tank is full.")
                #expect(page.gauge.accessibleRole == .meter)
                page.share.value = 0.75
                #expect(page.pie.share == 0.75)
                #expect(page.pie.intrinsicWidth == 120)
            }
        }

        @Test func aBallMovesWithTheFrames() async throws {
            try await Stage.open(AnimationPage.self) { page, _ in
                page.play.active = true
                await Stage.until { page.seconds > 0.1 }
                #expect(page.seconds > 0.1)
                page.play.active = false
                let rested = page.seconds
                for _ in 0..<50 { MainQueue.iterate() }
                #expect(page.seconds == rested)
                page.reveal.active = true
                await Stage.until { page.revealer.childRevealed }
                #expect(page.status.label == "There it is.")
            }
        }

        @Test func aStyleSheetIsTriedOut() async throws {
            try await Stage.open(StylePage.self) { page, _ in
                #expect(page.errorLabel.label.isEmpty)
                page.editor.buffer.text = "#preview { color: no-such-thing(; }"
                #expect(!page.errorLabel.label.isEmpty)
                page.editor.buffer.text = "#preview { color: #ff0000; }"
                #expect(page.errorLabel.label.isEmpty)
                await Stage.until { page.preview.styleContext.color == Gdk.RGBA("#ff0000") }
                #expect(page.preview.styleContext.color == Gdk.RGBA("#ff0000"))
            }
        }
    }
}
