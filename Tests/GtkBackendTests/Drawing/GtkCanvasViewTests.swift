// SPDX-License-Identifier: MIT

import Cairo
import Gdk
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct GtkCanvasViewTests {
        init() { Stage.gtk.enter() }

        /// The pixels of a canvas of 40 × 20 logical pixels, as `0xAARRGGBB`.
        private func pixels(of canvas: Canvas) async throws -> (Int, Int) -> UInt32 {
            canvas.minimumWidth = 40
            canvas.minimumHeight = 20
            canvas.horizontalAlignment = .start
            canvas.verticalAlignment = .start
            let window = openWindow(canvas)
            try await wait(until: "the canvas has a size") { canvas.size == Size(width: 40, height: 20) }
            await settle()
            let area: Gtk.DrawingArea = widget(canvas)
            let snapshot = Gtk.Snapshot()
            Gtk.WidgetPaintable(widget: area).snapshot(snapshot, width: 40, height: 20)
            let node = try #require(snapshot.toNode())
            let surface = try Cairo.ImageSurface(width: 40, height: 20)
            node.draw(Cairo.Context(surface))
            let bytes = surface.pixels
            let stride = surface.stride
            window.close()
            return { x, y in
                let position = y * stride + x * 4
                return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << (8 * UInt32($1)) }
            }
        }

        @Test func shapesGradientsTransformsAndClipsAreDrawn() async throws {
            let red = ViewKit.Color(red: 1, green: 0, blue: 0)
            let blue = ViewKit.Color(red: 0, green: 0, blue: 1)
            let canvas = Canvas { context, _ in
                context.fill(.rectangle(.init(x: 0, y: 0, width: 10, height: 10)), with: .color(red))
                context.saved { context in
                    context.transform(.translation(x: 10, y: 0))
                    context.clip(to: .rectangle(.init(x: 0, y: 0, width: 5, height: 5)))
                    context.fill(.rectangle(.init(x: 0, y: 0, width: 10, height: 10)), with: .color(blue))
                }
                context.fill(
                    .rectangle(.init(x: 20, y: 0, width: 20, height: 10)),
                    with: .linearGradient(
                        [.init(red, at: 0), .init(blue, at: 1)], from: .init(x: 20, y: 0),
                        to: .init(x: 40, y: 0)))
                context.stroke(
                    .line(from: .init(x: 0, y: 15), to: .init(x: 10, y: 15)), with: .color(blue),
                    style: .init(width: 4))
            }
            let pixel = try await pixels(of: canvas)
            #expect(pixel(5, 5) == 0xFFFF_0000)
            #expect(pixel(12, 2) == 0xFF00_00FF)
            #expect(pixel(12, 7) == 0)
            #expect(pixel(21, 5) >> 16 & 0xFF > 200 && pixel(38, 5) & 0xFF > 200)
            #expect(pixel(5, 15) == 0xFF00_00FF)
            #expect(pixel(5, 19) == 0)
        }

        @Test func textsAndImagesAreDrawnInTheColourOfTheTheme() async throws {
            let texture = Gdk.MemoryTexture(
                width: 1, height: 1, format: .r8g8b8a8, bytes: .init([0, 255, 0, 255]), stride: 4)
            let image = ImageData(texture.saveToPngBytes().array)
            let canvas = Canvas { context, _ in
                context.draw("█", at: .init(x: 0, y: 0), attributes: TextAttributes(size: 12))
                context.draw(image, in: .init(x: 30, y: 10, width: 10, height: 10))
            }
            _ = try await pixels(of: canvas)
            let view = try #require(canvas.backendView as? GtkCanvasView)
            try await wait(until: "the image is decoded") { view.areImagesShown }
            let pixel = try await pixels(of: canvas)
            #expect((0..<20).contains { pixel(3, $0) >> 24 == 0xFF })
            #expect(pixel(35, 15) == 0xFF00_FF00)
        }

        @Test func aCanvasIsAnImageWithAName() {
            let canvas = Canvas().with { $0.accessibilityLabel = "Sales of the year" }
            let area: Gtk.DrawingArea = widget(canvas)
            #expect(area.accessibleRole == .img)
            #expect((canvas.backendView as? WidgetView)?.accessibleName == "Sales of the year")
        }
    }
}
