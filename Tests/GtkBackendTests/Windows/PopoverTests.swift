// SPDX-License-Identifier: MIT

import CGtk
import Gdk
import Gtk
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct PopoverTests {
        @Test(arguments: Stage.allCases) func aPopoverShowsItsContentUntilItIsClosed(on stage: Stage) async {
            stage.enter()
            let anchor = Button("Ada")
            let window = await openWindowAndSettle(Box(.vertical, [anchor]))
            for closing in [close, dismiss] {
                let popover = Popover()
                let label = Label("Ada Lovelace")
                popover.content = label
                var count = 0
                let subscription = popover.closed.subscribe(onNext: { count += 1 })
                popover.present(from: anchor, at: Point(x: 4, y: 4), title: "Ada")
                await settle()
                #expect(isSeen(label, in: window, on: stage))
                closing(popover, stage, window)
                await settle()
                #expect(count == 1)
                #expect(!isSeen(label, in: window, on: stage))
                popover.close()
                #expect(count == 1)
                subscription.dispose()
            }
            window.close()
        }

        @Test(arguments: Stage.allCases) func aPopoverShowsItsContentEachTimeItOpens(on stage: Stage) async {
            stage.enter()
            let anchors = [Button("Ada"), Button("Grace")]
            let window = await openWindowAndSettle(Box(.vertical, anchors))
            let popover = Popover()
            let label = Label("Lovelace")
            popover.content = label
            let count = Recorder(popover.closed)
            for number in 1...2 {
                popover.present(from: anchors[0])
                await settle()
                #expect(isSeen(label, in: window, on: stage))
                popover.close()
                await settle()
                #expect(!isSeen(label, in: window, on: stage) && count.count == number)
            }
            popover.present(from: anchors[0])
            await settle()
            // At another view, without being closed before.
            popover.present(from: anchors[1])
            await settle()
            #expect(isSeen(label, in: window, on: stage) && count.count == 3)
            let button = Button("Call")
            popover.content = button
            button.focus()
            await settle()
            #expect(!isSeen(label, in: window, on: stage) && hasFocus(button))
            popover.content = nil
            await settle()
            #expect(!hasFocus(button) && count.count == 4)
            popover.present(from: anchors[0])
            #expect(count.count == 5, "it has nothing to show")
            window.close()
        }

        private func hasFocus(_ button: Button) -> Bool {
            (button.backendView as? HeadlessView)?.isFocused ?? (button.gtkWidget?.isFocus == true)
        }

        private struct Row: Identifiable, Equatable {
            let id: String
        }

        /// GTK ends the program for a popover without a window.
        @Test func aPopoverAndAMenuOutsideOfAWindowAreNotOpened() async throws {
            Stage.gtk.enter()
            let closed = Window()
            let inClosed = Label("Ada")
            closed.content = inClosed
            let list = ListView<Row>(cell: { Label("") }, configure: { $0.text = $1.id })
            for anchor in [Label("Ada"), HeaderBar("Ada"), list, inClosed] as [PortableView] {
                let popover = Popover()
                popover.content = Label("Ada Lovelace")
                var count = 0
                let subscription = popover.closed.subscribe(onNext: { count += 1 })
                popover.present(from: anchor)
                anchor.backendView.showMenu(Menu(sections: [[.init("Open", action: "open")]]), at: nil)
                await settle()
                #expect(count == 1)
                subscription.dispose()
            }
            closed.close()
        }

        /// GTK moves the keyboard focus to the next widget that can have it, and there is none.
        @Test(arguments: [true, false]) func aPopoverClosesInAWindowWithNothingThatCanHaveTheFocus(
            byUser: Bool
        ) async {
            Stage.gtk.enter()
            let anchor = Label("Ada")
            let window = await openWindowAndSettle(Box(.vertical, [anchor]))
            for content in [Button("Call"), TextField("Ada"), Label("Ada Lovelace")] as [PortableView] {
                let popover = Popover()
                popover.content = content
                popover.present(from: anchor, title: "Ada")
                await settle()
                content.focus()
                await settle()
                if byUser { gtkPopover(in: window)?.popdown() } else { popover.close() }
                await settle()
            }
            window.close()
        }

        /// By the program.
        private func close(_ popover: Popover, _ stage: Stage, _ window: Window) { popover.close() }

        /// By the user.
        private func dismiss(_ popover: Popover, _ stage: Stage, _ window: Window) {
            switch stage {
            case .gtk: gtkPopover(in: window)?.popdown()
            case .headless: (window.backendWindow as? HeadlessWindow)?.popovers.last?.close()
            }
        }

        private func gtkPopover(in window: Window) -> Gtk.Popover? {
            window.content?.gtkWidget?.firstChild?.children.lazy.compactMap { $0 as? Gtk.Popover }.first
        }

        private func isSeen(_ label: Label, in window: Window, on stage: Stage) -> Bool {
            switch stage {
            case .gtk: label.gtkWidget?.mapped == true
            case .headless: (window.backendWindow as? HeadlessWindow)?.texts == [label.text]
            }
        }

        @Test func aPopoverPointsAtItsPlaceAndGoesWithItsAnchor() async throws {
            Stage.gtk.enter()
            weak var dead: Popover?
            weak var deadLabel: Label?
            let window = Window()
            var anchor: Button? = Button("Ada")
            let box = Box(.vertical, [anchor!])
            window.content = box
            window.present()
            await settle()
            var count = 0
            var popover: Popover? = Popover()
            var label: Label? = Label("Ada Lovelace")
            dead = popover
            deadLabel = label
            popover?.content = label
            let subscription = popover?.closed.subscribe(onNext: { count += 1 })
            popover?.present(from: anchor!, at: Point(x: 4, y: 5))
            await settle()
            let gtk = try #require(gtkPopover(in: window))
            #expect(gtk.pointingTo?.x == 4 && gtk.pointingTo?.y == 5)
            box.views = []
            anchor = nil
            await settle()
            #expect(count == 1)
            popover = nil
            label = nil
            await settle()
            #expect(dead == nil && deadLabel == nil)
            subscription?.dispose()
            window.close()
        }

        /// By a key, after the user has scrolled.
        @Test func aPopoverAndAMenuOpenAtAViewThatIsScrolledOutOfTheScreen() async throws {
            Stage.gtk.enter()
            let anchor = Button("Ada")
            let labels: [any View] = (0..<200).map { Label("\($0)") }
            let window = Window(WindowState { $0.defaultSize = Size(width: 300, height: 200) })
            window.content = ScrollView(Box(.vertical, labels + [anchor]))
            window.present()
            await settle()
            let bounds = try #require(widget(anchor).computeBounds(gtkWindow(window)))
            #expect(bounds.origin.y > 2_000)
            let popover = Popover()
            popover.content = Label("Ada Lovelace")
            for position in [nil, Point(x: 4, y: 4)] {
                // The test fails on a warning of GTK.
                popover.present(from: anchor, at: position, title: "Ada")
                await settle()
                #expect(widget(anchor).lastChild?.mapped == true)
                popover.close()
                await settle()
                anchor.backendView.showMenu(Menu(sections: [[.init("Open", action: "open")]]), at: position)
                await settle()
            }
            window.close()
        }

        /// By a click at the scroll bar, after which the field still has the focus.
        @Test func theListOfAComboFieldClosesWhenTheFieldIsScrolledOutOfTheScreen() async throws {
            Stage.gtk.enter()
            let field = ComboField("", options: ["Ada", "Grace"])
            let labels: [any View] = (0..<200).map { Label("\($0)") }
            let window = Window(WindowState { $0.defaultSize = Size(width: 300, height: 200) })
            window.content = ScrollView(Box(.vertical, [field] + labels))
            window.present()
            await settle()
            let peer = try #require(field.backendView as? GtkComboFieldView)
            let button = try #require(peer.entry.nextSibling as? Gtk.Button)
            let scrolled = try #require(peer.entry.ancestor(Gtk.ScrolledWindow.self) as? Gtk.ScrolledWindow)
            for (value, isOpen) in [(4.0, true), (2_000, false)] {
                scrolled.vadjustment?.value = 0
                await settle()
                button.emit("clicked")
                await settle()
                #expect(peer.popover.visible)
                // The test fails on a warning of GTK.
                scrolled.vadjustment?.value = value
                await settle()
                #expect(peer.popover.visible == isOpen)
                peer.popover.popdown()
            }
            window.close()
        }

        @Test(arguments: Stage.allCases) func aViewReportsThatTheUserOpensItsContextMenu(on stage: Stage)
            throws
        {
            stage.enter()
            let label = Label("Ada")
            let requests = Recorder(label.rx.contextRequested)
            switch stage {
            case .headless:
                let view = try #require(label.backendView as? HeadlessView)
                try view.requestContext(at: Point(x: 3, y: 4))
                try view.requestContext(at: Point(x: 5, y: 6))
                try view.requestContext()
                try view.requestContext()
            case .gtk:
                let click = controller(of: widget(label), Gtk.GestureClick.self) { $0.button == 3 }
                try #require(click).emit("pressed", 1, 3.0, 4.0)
                let hold = controller(of: widget(label), Gtk.GestureLongPress.self)
                try #require(hold).emit("pressed", 5.0, 6.0)
                #expect(press(.menu, [], on: widget(label)))
                #expect(press(.f10, .shiftMask, on: widget(label)))
                #expect(!press(.f10, [], on: widget(label)))
            }
            #expect(
                requests.values == [
                    ContextRequest(position: Point(x: 3, y: 4)), ContextRequest(position: Point(x: 5, y: 6)),
                    ContextRequest(), ContextRequest(),
                ])
        }

        @Test func aListReportsTheRowOfAContextMenu() async throws {
            Stage.gtk.enter()
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
            list.items = [Row(id: "Ada"), Row(id: "Grace")]
            let window = await openWindowAndSettle(list)
            var requests: [String] = []
            let subscription = list.rx.itemContextRequested.subscribe(onNext: { item, request in
                requests.append("\(item.id) \(request.position.map { $0.y > 0 } == true)")
            })
            let click = controller(of: widget(list), Gtk.GestureClick.self) { $0.button == 3 }
            try #require(click).emit("pressed", 1, 20.0, 8.0)
            _ = gtkList(list).firstChild?.nextSibling?.grabFocus()
            #expect(press(.menu, [], on: widget(list)))
            try #require(click).emit("pressed", 1, 20.0, 2000.0)
            #expect(requests == ["Ada true", "Grace true"])
            subscription.dispose()
            window.close()
        }
    }
}
