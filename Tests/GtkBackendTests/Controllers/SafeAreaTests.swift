// SPDX-License-Identifier: MIT

import ControllerKit
import Gtk
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// Bars are beside the screen, and cover no part of it.
    @MainActor struct SafeAreaTests {
        /// A screen with a toolbar and a banner of its own, beside a label in its safe area.
        private final class Letter: ViewController {
            let content = ViewController()
            let label = ViewKit.Label("Dear Ada")
            let toolbar = ViewKit.Toolbar([.init("Send", action: "letter.send")])
            let banner = ViewKit.Banner("You are offline", isRevealed: true)

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Letter"
                content.view.expandsVertically = true
                content.view.addSubview(label)
                label.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor).isActive = true
                let box = ViewKit.Box(.vertical, [banner, content.view, toolbar])
                view.addSubview(box)
            }
        }

        @Test(arguments: [HeaderStyle.merged, .plain])
        func noBarCoversAScreen(_ header: HeaderStyle) async throws {
            Stage.gtk.enter()
            let navigation = NavigationController(root: ViewController())
            let letter = Letter()
            navigation.push(letter, animation: .instant)
            let window = WindowController(root: navigation, header: header)
            window.present()
            await settle()
            await settle()
            let outer = gtkWindow(window.window)
            let screen = try #require(widget(letter.view).computeBounds(outer))
            let content = try #require(widget(letter.content.view).computeBounds(outer))
            let banner = try #require(widget(letter.banner).computeBounds(outer))
            let toolbar = try #require(widget(letter.toolbar).computeBounds(outer))
            let label = try #require(widget(letter.label).computeBounds(outer))
            // The row with the back button is above the screen, in the window's bar or in the stack's.
            #expect(screen.origin.y > 20)
            #expect(banner.origin.y >= screen.origin.y)
            #expect(content.origin.y >= banner.origin.y + banner.size.height)
            #expect(toolbar.origin.y >= content.origin.y + content.size.height)
            #expect(toolbar.origin.y + toolbar.size.height <= screen.origin.y + screen.size.height)
            // So nothing is left for the safe area but what a container adds.
            #expect(letter.safeAreaInsets == Insets() && label.origin.y == content.origin.y)
            letter.content.additionalSafeAreaInsets = Insets(top: 30)
            await settle()
            await settle()
            #expect(widget(letter.label).computeBounds(outer)?.origin.y == content.origin.y + 30)
            window.close()
            await settle()
        }
    }
}
