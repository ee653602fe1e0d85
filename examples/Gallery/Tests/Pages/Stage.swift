// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

/// The window of the gallery without its program. At the end of a test the window is closed, and everything in it is released.
@MainActor
enum Stage {
    static let application: GalleryApplication? = {
        guard Gtk.initialize() else { return nil }
        let application = GalleryApplication(flags: .nonUnique)
        do {
            try application.register()
            return application
        } catch {
            Issue.record("The application does not start: \(error)")
            return nil
        }
    }()

    /// Opens a window with a page, calls the test, closes the window, and waits until window and page are released.
    static func open<Opened: Page>(
        _ type: Opened.Type, _ use: @MainActor (Opened, GalleryWindow) async throws -> Void
    ) async throws {
        let lesson = try #require(Lesson.all.first { $0.file == "\(Opened.self).swift" })
        try await open(lesson.title) { page, window in try await use(try #require(page as? Opened), window) }
    }

    static func open(_ title: String, _ use: @MainActor (Page, GalleryWindow) async throws -> Void)
        async throws
    {
        weak var deadPage: Page?
        weak var deadWindow: GalleryWindow?
        try await { @MainActor in
            let window = GalleryWindow(
                application: try #require(application, "No display: run under meson-helper/with-display."))
            window.present()
            window.show(try #require(Lesson.all.first { $0.title == title }))
            let page = try #require(window.page)
            (deadPage, deadWindow) = (page, window)
            await until { page.mapped }
            #expect(page.mapped)
            defer {
                for other in Gtk.Window.listToplevels() { (other as? Gtk.Window)?.destroy() }
            }
            try await use(page, window)
        }()
        await until { deadPage == nil && deadWindow == nil }
        #expect(deadPage == nil, "The page outlives its window: a handler captures it strongly.")
        #expect(deadWindow == nil, "The window outlives its closing: a handler captures it strongly.")
    }

    /// Runs GTK's main loop until a condition is met, for ten seconds at most.
    static func until(_ isSo: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(10)
        while !isSo(), ContinuousClock.now < end {
            MainQueue.iterate()
            await Task.yield()
        }
    }
}

extension Lesson {
    @MainActor static var titles: [String] { all.map(\.title) }
}
