// SPDX-License-Identifier: MIT

import AppTesting
import Dispatch
import Foundation
import Gdk
import GdkPixbuf
import Gtk
import RxKernel
import Synchronization
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct GtkImageViewTests {
        init() { Stage.gtk.enter() }

        /// A picture as a PNG file.
        private func png(width: Int, height: Int) -> [UInt8] {
            let pixels = [UInt8](repeating: 120, count: width * height * 4)
            let texture = Gdk.MemoryTexture(
                width: width, height: height, format: .r8g8b8a8, bytes: .init(pixels), stride: width * 4)
            return texture.saveToPngBytes().array
        }

        @Test func aPictureIsDecodedInTheBackgroundAndScaledDown() async throws {
            let view = ImageView(.bytes(png(width: 400, height: 200)), size: 32)
            let image: Gtk.Image = widget(view)
            #expect(image.paintable == nil)
            try await wait(until: "the picture is decoded") { image.paintable != nil }
            let texture = image.paintable as? Gdk.Texture
            #expect(texture?.width == 32 * image.scaleFactor)
            #expect(texture?.height == 16 * image.scaleFactor)
            #expect(image.pixelSize == 32)
            // It is kept, so that the next view shows it at once.
            let second = ImageView(view.source, size: 32)
            #expect(widget(second, Gtk.Image.self).paintable === texture)
            view.source = .icon("document-open-symbolic")
            #expect(image.iconName == "document-open-symbolic")
        }

        @Test func aPictureThatCoversASquareIsNotMuchLongerThanIt() async throws {
            let loader = ImageLoader()
            func size(ofWidth width: Int, _ height: Int) async throws -> [Int] {
                var texture: Gdk.Texture?
                let request = loader.load(
                    .init(source: .bytes(png(width: width, height: height)), length: 32, fit: .shorterSide),
                    for: .application
                ) { texture = try? $0.get() }
                try await wait(until: "the picture is decoded") { texture != nil }
                withExtendedLifetime(request) {}
                return [texture?.width ?? 0, texture?.height ?? 0]
            }
            #expect(try await size(ofWidth: 400, 200) == [64, 32])
            #expect(try await size(ofWidth: 40, 400) == [32, 320])
            // All of it would take a thousand times as much memory as the plugin is charged for.
            #expect(try await size(ofWidth: 40, 32_000) == [1, 512])
        }

        /// A view of a file with a picture of 8 by 8 pixels, in a folder that is removed with its object.
        private func pictureOfAFile() throws -> (folder: TemporaryFolder, path: String, view: ImageView) {
            let folder = TemporaryFolder()
            let path = "\(folder.path)/picture.png"
            try Data(png(width: 8, height: 8)).write(to: URL(filePath: path))
            return (folder, path, ImageView(.file(path), size: 32))
        }

        @Test func aFileIsReadInTheBackground() async throws {
            let (folder, path, view) = try pictureOfAFile()
            let image: Gtk.Image = widget(view)
            try await wait(until: "the picture of \(path) is decoded") { image.paintable != nil }
            #expect((image.paintable as? Gdk.Texture)?.width == 8)
            withExtendedLifetime(folder) {}
        }

        @Test func aFileThatHasAnotherPictureSinceIsReadAgain() async throws {
            let (folder, path, view) = try pictureOfAFile()
            let image: Gtk.Image = widget(view)
            func width() -> Int? { (image.paintable as? Gdk.Texture)?.width }
            try await wait(until: "the picture is decoded") { width() == 8 }
            view.source = nil
            try Data(png(width: 9, height: 9)).write(to: URL(filePath: path))
            view.source = .file(path)
            // The earlier one is shown until then.
            #expect(width() == 8)
            try await wait(until: "the other picture is decoded") { width() == 9 }
            view.source = nil
            view.source = .file(path)
            #expect(width() == 9)
            withExtendedLifetime(folder) {}
        }

        @Test func whatIsNoImageIsReportedWithThePathOfTheView() async throws {
            let whole = png(width: 64, height: 64)
            // The beginning of a GIF file that claims to be 30,000 pixels wide and high.
            let huge: [UInt8] =
                Array("GIF89a".utf8) + [0x30, 0x75, 0x30, 0x75, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF]
                + [0x2C, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0, 2, 2, 0x44, 1, 0, 0x3B]
            let view = ImageView(size: 32)
            let box = Box([view])
            let handler = ViewReport.handler
            defer { ViewReport.handler = handler }
            var reports: [String] = []
            ViewReport.handler = { reports.append("\($0)") }
            view.source = .bytes([1, 2, 3])
            try await wait(until: "bytes are reported") { reports.count == 1 }
            view.source = .bytes(whole.prefix(8) + [UInt8](repeating: 7, count: 52))
            try await wait(until: "a damaged file is reported") { reports.count == 2 }
            view.source = .file("/no/such/image.png")
            try await wait(until: "a missing file is reported") { reports.count == 3 }
            view.source = .icon("no-such-icon")
            try await wait(until: "a missing icon is reported") { reports.count == 4 }
            view.source = .bytes(huge)
            try await wait(until: "a huge image is reported") { reports.count == 5 }
            #expect(
                reports[0]
                    == "Box > ImageView[0]: the image of 3 bytes is not shown, since it has none of the formats PNG, JPEG, GIF, WebP, "
                    + "BMP, TIFF, SVG. Convert the image.")
            #expect(
                reports[1].hasPrefix(
                    "Box > ImageView[0]: the image of 60 bytes is not shown, since it cannot be decoded: "))
            #expect(reports[2].contains("cannot be read: No such file or directory"))
            #expect(reports[3].contains("the icon \"no-such-icon\" is not shown"))
            #expect(reports[4].contains("it has 30000 × 30000 pixels; at most 100000000 are decoded"))
            #expect(widget(view, Gtk.Image.self).iconName == "image-missing")
            withExtendedLifetime(box) {}
        }

        @Test(arguments: [
            "avatar-default-symbolic", "application-x-addon-symbolic", "system-users-symbolic",
            "image-missing",
        ])
        func anIconThatTheThemeLacksHasAFallback(name: String) async throws {
            let settings = try #require(Gtk.Settings.default)
            let theme = settings.gtkIconThemeName
            settings.gtkIconThemeName = "no-such-theme"
            await settle()
            defer { settings.gtkIconThemeName = theme }
            let image: Gtk.Image = widget(ImageView(icon: name))
            let shown = try #require(image.iconName)
            #expect(shown == name)
            #expect(Gtk.IconTheme.for(image.display).hasIcon(shown))
        }

        @Test func aCellThatShowsAnotherImageDoesNotDecodeTheFirst() async throws {
            let loader = ImageLoader()
            let first = ImageLoader.Key(
                source: .bytes(png(width: 8, height: 8)), length: 8, fit: .longerSide)
            let second = ImageLoader.Key(
                source: .bytes(png(width: 9, height: 9)), length: 8, fit: .longerSide)
            var shown: [Int] = []
            var request: ImageLoader.Request? = loader.load(first, for: .application) { _ in shown.append(1) }
            request = loader.load(second, for: .application) { _ in shown.append(2) }
            try await wait(until: "the second is shown") { !shown.isEmpty }
            #expect(shown == [2])
            #expect(loader.texture(second) != nil)
            withExtendedLifetime(request) {}
        }

        private final class Log: Sendable {
            let entries = Mutex<[String]>([])
        }

        @Test func manyImagesOfAPluginDoNotDelayThoseOfTheOthers() async throws {
            let turns = DecodingTurns(most: 1)
            let (plugin, log, start) = (ViewOwner(), Log(), DispatchSemaphore(value: 0))
            turns.perform(for: plugin) { start.wait() }
            for number in 1...3 {
                turns.perform(for: plugin) { log.entries.withLock { $0.append("\(number)") } }
            }
            turns.perform(for: .application) { log.entries.withLock { $0.append("shell") } }
            start.signal()
            try await wait(until: "all are decoded") { log.entries.withLock { $0.count } == 4 }
            let order = log.entries.withLock { $0 }
            #expect(order == ["1", "shell", "2", "3"])
        }

        /// The first image of a plugin takes long.
        @Test func anImageOfAPluginDoesNotWaitForOneOfAnother() async throws {
            let turns = DecodingTurns(most: 2)
            let (log, end) = (Log(), DispatchSemaphore(value: 0))
            let plugin = ViewOwner()
            for _ in 0..<2 { turns.perform(for: plugin) { end.wait() } }
            turns.perform(for: ViewOwner()) { log.entries.withLock { $0.append("other") } }
            try await wait(until: "the other one is decoded") { log.entries.withLock { $0.count } == 1 }
            for _ in 0..<2 { end.signal() }
        }

        @Test func theImagesThatAreKeptAreBounded() async throws {
            let loader = ImageLoader(capacity: 10 * 16 * 16 * 4)
            let picture = ImageData(png(width: 64, height: 64))
            var keys: [ImageLoader.Key] = []
            for index in 0..<30 {
                // Each file has other bytes behind its end.
                let data = ImageData(picture.bytes + [UInt8(index)])
                let key = ImageLoader.Key(source: .bytes(data), length: 16, fit: .longerSide)
                keys.append(key)
                var isShown = false
                let request = loader.load(key, for: .application) { _ in isShown = true }
                try await wait(until: "the image is decoded") { isShown }
                withExtendedLifetime(request) {}
            }
            let kept = keys.filter { loader.texture($0) != nil }
            #expect(kept.count <= 10 && kept.count >= 5)
            #expect(kept.last == keys.last)
        }
    }
}
