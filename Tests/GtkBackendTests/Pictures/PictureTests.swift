// SPDX-License-Identifier: MIT

import Cairo
import Gdk
import Glibc
import Graphene
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The pictures of the views in the documentation. With RXSHELL_PICTURES, they are saved in the folder that it names:
    /// see `meson-helper/pictures`.
    @MainActor struct PictureTests {
        init() { Stage.gtk.enter() }

        @Test func snippetsAreShownWithoutReports() async throws {
            for (name, make) in Snippets.all { try await show(name, make) }
        }

        private func show(_ name: String, _ make: () -> any View) async throws {
            var reports: [String] = []
            let handler = ViewReport.handler
            ViewReport.handler = { reports.append("\($0)") }
            defer { ViewReport.handler = handler }
            let view = make()
            let box = Box(.vertical, [view])
            box.margins = Insets(16)
            box.expandsHorizontally = true
            let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 1) })
            window.content = box
            let widget = gtkWindow(window)
            widget.decorated = false
            window.present()
            await settle()
            try await wait(until: "the window has a size") { widget.width > 0 && widget.height > 0 }
            await settle()
            let shown: Gtk.Widget? = view.gtkWidget
            #expect((shown?.width ?? 0) > 0, "\(name) has no size")
            #expect(reports == [], "\(name) has a mistake")
            if let folder = getenv("RXSHELL_PICTURES") {
                // Animations have ended.
                for _ in 0..<30 { await settle() }
                try save(widget, String(cString: folder) + "/\(name).png")
            }
            window.close()
        }

        private func save(_ window: Gtk.Window, _ path: String) throws {
            let snapshot = Gtk.Snapshot()
            let (width, height) = (Double(window.width), Double(window.height))
            Gtk.WidgetPaintable(widget: window).snapshot(snapshot, width: width, height: height)
            let node = try #require(snapshot.toNode())
            let texture = try #require(window.renderer).renderTexture(
                node, viewport: Graphene.Rect(x: 0, y: 0, width: width, height: height))
            #expect(texture.saveToPng(path), "\(path) cannot be written")
        }
    }
}
