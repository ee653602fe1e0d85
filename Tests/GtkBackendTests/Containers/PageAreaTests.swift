// SPDX-License-Identifier: MIT

import GObject
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The positions of the pages during an animation.
    @MainActor struct PageAreaTests {
        private let labels: [Label]
        private let pages: PageStack
        private let window: Window

        init() async {
            Stage.gtk.enter()
            Gtk.Settings.default?.gtkEnableAnimations = true
            labels = ["First", "Second", "Third"].map { Label($0) }
            pages = PageStack()
            window = Window()
            window.content = pages
            pages.show(labels[0], among: labels)
            window.present()
            await settle()
        }

        private func end() {
            window.close()
            Gtk.Settings.default?.gtkEnableAnimations = false
        }

        /// The left edge of a page, in widths of the page.
        private func x(of index: Int) throws -> Double {
            let page = widget(labels[index])
            let bounds = try #require(page.computeBounds(area(of: pages).widget))
            return bounds.origin.x / Double(area(of: pages).widget.width)
        }

        private func isClose(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 0.01 }

        @Test func aDrivenChangeIsShownAtItsProgress() async throws {
            defer { end() }
            var ended: [Bool] = []
            let driver = try #require(
                pages.beginTransition(to: labels[1], animation: .slide(.forward)) { ended.append($0) })
            driver.update(0.25)
            await settle()
            #expect(try isClose(x(of: 0), -0.25) && isClose(x(of: 1), 0.75))
            #expect(widget(labels[0]).mapped && widget(labels[1]).mapped && !widget(labels[2]).mapped)
            widget(labels[0]).parent?.direction = .rtl
            driver.update(0.5)
            await settle()
            #expect(try isClose(x(of: 0), 0.5) && isClose(x(of: 1), -0.5))
            driver.finish()
            #expect(ended == [] && area(of: pages).isMoving)
            while ended.isEmpty { await settle() }
            await settle()
            #expect(try ended == [true] && isClose(x(of: 1), 0) && !widget(labels[0]).mapped)
        }

        @Test func aCancelledChangeRunsBackFromWhereItIs() async throws {
            defer { end() }
            var ended: [Bool] = []
            let driver = try #require(
                pages.beginTransition(to: labels[1], animation: .slide(.forward)) { ended.append($0) })
            driver.update(0.3)
            driver.cancel()
            #expect(isClose(area(of: pages).progress, 0.7) && area(of: pages).page === widget(labels[0]))
            while ended.isEmpty { await settle() }
            await settle()
            #expect(try ended == [false] && isClose(x(of: 0), 0) && !widget(labels[1]).mapped)
        }

        @Test func anAnimationThatIsInterruptedGoesBackFromWhereItIs() async throws {
            defer { end() }
            var log: [Int] = []
            pages.show(
                labels[1], among: labels, animation: PageAnimation(.slide(.forward), milliseconds: 400)
            ) { log.append(1) }
            while area(of: pages).progress < 0.2 { await settle() }
            let progress = area(of: pages).progress
            pages.show(
                labels[0], among: labels, animation: PageAnimation(.slide(.backward), milliseconds: 400)
            ) { log.append(2) }
            #expect(isClose(area(of: pages).progress, 1 - progress) && log == [1])
            while log.count < 2 { await settle() }
            await settle()
            #expect(try isClose(x(of: 0), 0) && !area(of: pages).isMoving)
        }

        /// Such as the second click of a double click, when the first one has opened a screen.
        @Test func aPageThatLeavesReceivesNoClicks() async throws {
            defer { end() }
            var log: [Int] = []
            func canBeClicked() -> [Bool] { labels.prefix(2).map { widget($0).canTarget } }
            for (index, isBack) in [(1, false), (0, true)] {
                pages.show(
                    labels[index], among: labels,
                    animation: PageAnimation(.slide(isBack ? .backward : .forward), milliseconds: 400)
                ) { log.append(index) }
                #expect(area(of: pages).isMoving && canBeClicked() == [isBack, !isBack])
                while area(of: pages).progress < 0.2 { await settle() }
            }
            while log.count < 2 { await settle() }
            await settle()
            pages.show(labels[1], among: labels)
            #expect(canBeClicked()[1])
        }

        @Test func aCustomAnimationIsShown() async throws {
            defer { end() }
            let motion = PageMotion(
                newPage: .init(y: 0.5, scale: 0.5, degrees: 90, opacity: 0.2), oldPage: .init(opacity: 0),
                isNewPageAbove: false, curve: .linear)
            let driver = try #require(pages.beginTransition(to: labels[1], animation: .custom(motion)))
            driver.update(0.5)
            await settle()
            #expect(isClose(widget(labels[1]).opacity, 0.6) && isClose(widget(labels[0]).opacity, 0.5))
            #expect(area(of: pages).widget.lastChild === widget(labels[0]))
            let bounds = try #require(widget(labels[1]).computeBounds(area(of: pages).widget))
            let (width, height) = (
                Double(area(of: pages).widget.width), Double(area(of: pages).widget.height)
            )
            let (centreX, centreY) = (
                bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2
            )
            #expect(isClose(centreX / width, 0.5) && isClose(centreY / height, 0.75))
            driver.finish()
            while area(of: pages).isMoving { await settle() }
            #expect(widget(labels[1]).opacity == 1 && widget(labels[0]).opacity == 1)
        }

        @Test func nothingMovesWhereTheSettingsDisableAnimations() async throws {
            defer { end() }
            Gtk.Settings.default?.gtkEnableAnimations = false
            var ended: [Bool] = []
            let driver = try #require(
                pages.beginTransition(to: labels[1], animation: .slide(.forward)) { ended.append($0) })
            driver.update(0.7)
            await settle()
            #expect(try isClose(x(of: 0), 0))
            driver.finish()
            #expect(ended == [true])
            await settle()
            #expect(try isClose(x(of: 1), 0))
        }

        @Test func aFingerDragsAPage() async throws {
            defer { end() }
            var log: [String] = []
            pages.allowsDraggingBackward = true
            pages.onDrag = { [unowned pages, labels] direction in
                log.append("\(direction)")
                return pages.beginTransition(to: labels[1], animation: .slide(direction)) {
                    log.append("\($0)")
                }
            }
            let gesture = try #require(controller(of: area(of: pages).widget, Gtk.GestureDrag.self))
            let width = Double(area(of: pages).widget.width)
            gesture.emit("drag-update", -width / 2, 0.0)
            #expect(log == [])
            gesture.emit("drag-update", 10.0, 0.0)
            gesture.emit("drag-update", width / 4, 200.0)
            #expect(log == [])
            gesture.emit("drag-update", width / 4, 10.0)
            await settle()
            #expect(try log == ["backward"] && isClose(x(of: 0), 0.25) && isClose(x(of: 1), -0.75))
            gesture.emit("drag-update", width * 0.6, 10.0)
            gesture.emit("drag-end", width * 0.6, 10.0)
            while log.count < 2 { await settle() }
            #expect(log == ["backward", "true"])
            pages.allowsDraggingBackward = false
            #expect(controller(of: area(of: pages).widget, Gtk.GestureDrag.self) == nil)
        }

        @Test func theKeyboardFocusFollowsThePages() async throws {
            defer { end() }
            let fields = (0..<4).map { TextField("\($0)") }
            let boxes = [Box([fields[0], fields[1]]), Box([fields[2], fields[3]])]
            pages.show(boxes[0], among: boxes)
            fields[1].focus()
            pages.show(boxes[1], among: boxes)
            let window = try #require(area(of: pages).widget.window)
            #expect(window.focusWidget?.isAncestor(widget(fields[2])) == true)
            pages.show(boxes[0], among: boxes)
            #expect(window.focusWidget?.isAncestor(widget(fields[1])) == true)
            // While a page is dragged in, the old one has the focus.
            let driver = try #require(pages.beginTransition(to: boxes[1], animation: .slide(.forward)))
            driver.update(0.5)
            #expect(window.focusWidget?.isAncestor(widget(fields[1])) == true)
            driver.finish()
            #expect(window.focusWidget?.isAncestor(widget(fields[2])) == true)
            while area(of: pages).isMoving { await settle() }
        }
    }
}
