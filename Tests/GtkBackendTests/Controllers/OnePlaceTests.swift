// SPDX-License-Identifier: MIT

import ControllerKit
import Gtk
import HeadlessBackend
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A screen that is presented moves to a container with its widgets.
    @MainActor struct OnePlaceTests {
        private final class Page: ViewController {
            let label = Label("Page")
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(label)
            }
        }

        enum Origin: CaseIterable { case sheet, popover }

        @Test(arguments: Stage.allCases, Origin.allCases)
        func aPresentedScreenMovesToAStack(on stage: Stage, _ origin: Origin) async {
            stage.enter()
            let list = ViewController()
            list.view.addSubview(Button("Add"))
            let stack = NavigationController(root: list)
            let window = WindowController(root: stack)
            window.present()
            await settle()
            let page = Page()
            switch origin {
            case .sheet: list.present(page, as: .sheet)
            case .popover: list.presentPopover(page)
            }
            await settle()
            #expect(page.phase == .visible)
            stack.push(page, animation: .instant)
            await settle()
            #expect(page.phase == .visible && page.window === window && list.presentedViewController == nil)
            if stage == .gtk {
                #expect(page.label.gtkWidget?.window === gtkWindow(window.window))
                #expect(page.label.gtkWidget?.mapped == true)
            }
            stack.pop(animation: .instant)
            await settle()
            #expect(page.phase == .dismissed && list.phase == .visible)
            window.close()
            await settle()
        }

        @Test(arguments: Stage.allCases) func aDoubleClickPresentsASheetOnce(on stage: Stage) async {
            stage.enter()
            let handler = ViewReport.handler
            defer { ViewReport.handler = handler }
            var reports = 0
            ViewReport.handler = { _ in reports += 1 }
            let list = ViewController()
            let window = WindowController(root: list)
            window.present()
            await settle()
            let page = Page()
            list.present(page, as: .sheet)
            list.present(page, as: .sheet)
            await settle()
            #expect(list.presentedWindows.count == 1 && page.phase == .visible && reports == 1)
            page.window?.close()
            await settle()
            #expect(list.presentedWindows.isEmpty && page.phase == .dismissed && list.phase == .visible)
            window.close()
            await settle()
        }
    }
}
