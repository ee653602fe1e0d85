// SPDX-License-Identifier: MIT

import GObject
import Gdk
import Gtk
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Pages show and report the same on each backend: with tabs, with dots, and without either.
    @MainActor struct PagesContractTests {
        enum Kind: CaseIterable {
            case stack, tabs, pages

            @MainActor func make() -> Pages {
                switch self {
                case .stack: PageStack()
                case .tabs: TabView()
                case .pages: PageView()
                }
            }
        }

        private let titles = ["First", "Second", "Third"]

        private func labels() -> [Label] { titles.map { Label($0) } }

        @Test(arguments: Stage.allCases, [Kind.tabs, .pages])
        func whatTheUserChoosesIsReportedAndShownWhenAStateHasIt(on stage: Stage, kind: Kind) throws {
            stage.enter()
            let pages = kind.make()
            let labels = labels()
            pages.show(labels[0], among: labels, titles: titles)
            let chosen = Recorder(pages.selections)
            try stage.choosePage(2, of: pages)
            #expect(chosen.values == [2] && stage.visiblePage(of: pages) == 0)
            pages.show(labels[2], among: labels, titles: titles)
            #expect(stage.visiblePage(of: pages) == 2)
            try stage.choosePage(2, of: pages)
            #expect(chosen.values == [2])
        }

        @Test func theMenuOfAllTabsShowsUnderscores() throws {
            Stage.gtk.enter()
            let tabs = TabView()
            let labels = labels()
            tabs.show(labels[0], among: labels, titles: ["my_file_name.txt", "__init__", "Third"])
            let window = openWindow(tabs)
            let button = try #require(Stage.all(Gtk.MenuButton.self, in: widget(tabs)).first)
            button.popup()
            let titles = (0..<3).map {
                button.menuModel?.itemAttributeValue(at: $0, attribute: "label")?.get(String.self)
            }
            // GTK shows two underscores as one.
            #expect(titles == ["my__file__name.txt", "____init____", "Third"])
            button.popdown()
            window.close()
        }

        @Test(arguments: Stage.allCases, Kind.allCases)
        func whatDoesNotMoveIsInPlaceAtOnce(on stage: Stage, kind: Kind) {
            stage.enter()
            let pages = kind.make()
            let labels = labels()
            var count = 0
            pages.show(labels[0], among: labels, titles: titles) { count += 1 }
            #expect(count == 1)
            pages.show(labels[1], among: labels, titles: titles, animation: .crossfade) { count += 1 }
            #expect(count == 2)
            // Shown again, at the same position as before.
            pages.show(labels[1], among: labels, titles: titles) { count += 1 }
            pages.show(labels[2], among: [labels[0], labels[2]], titles: ["First", "Third"]) { count += 1 }
            pages.show(nil, among: []) { count += 1 }
            #expect(count == 5)
        }

        @Test(arguments: Stage.allCases, Kind.allCases)
        func pagesStayInTheirOrder(on stage: Stage, kind: Kind) throws {
            stage.enter()
            let pages = kind.make()
            let labels = labels()
            pages.show(labels[0], among: [labels[0], labels[2]], titles: ["First", "Third"])
            pages.show(labels[0], among: labels, titles: titles)
            #expect(stage.visiblePage(of: pages) == 0)
            guard kind != .stack else { return }
            #expect(stage.pageTitles(of: pages) == titles)
            let chosen = Recorder(pages.selections)
            try stage.choosePage(1, of: pages)
            #expect(chosen.values == [1])
        }

        @Test(arguments: Kind.allCases) func whatMovesIsInPlaceWhenItHasArrived(_ kind: Kind) async {
            Stage.gtk.enter()
            let settings = Gtk.Settings.default
            settings?.gtkEnableAnimations = true
            defer { settings?.gtkEnableAnimations = false }
            let pages = kind.make()
            let labels = labels()
            let window = Window()
            window.content = pages
            pages.show(labels[0], among: labels, titles: titles)
            window.present()
            await settle()
            var log: [Int] = []
            let animation = PageAnimation(.slide(.forward), milliseconds: 60)
            pages.show(labels[1], among: labels, titles: titles, animation: animation) { log.append(1) }
            let area = area(of: pages)
            #expect(area.isMoving && area.motion == animation.motion && log.isEmpty)
            while log.isEmpty { await settle() }
            #expect(!area.isMoving)
            // A window that closes ends the running transition, whose closure is called then.
            pages.show(labels[2], among: labels, titles: titles, animation: .cover(.up)) { log.append(2) }
            #expect(area.motion == PageAnimation.cover(.up).motion && log == [1])
            window.close()
            #expect(log == [1, 2])
        }

        @Test(arguments: [Kind.tabs, .pages]) func pagesAreReachedByKeyAndHaveNames(_ kind: Kind) throws {
            Stage.gtk.enter()
            let pages = kind.make()
            let labels = labels()
            pages.show(labels[0], among: labels, titles: titles)
            let chosen = Recorder(pages.selections)
            #expect(press(.pageDown, .controlMask, on: widget(pages)))
            #expect(!press(.pageUp, .controlMask, on: widget(pages)))
            #expect(!press(.pageDown, [], on: widget(pages)))
            #expect(chosen.values == [1])
            for button in Stage.buttons(of: pages) {
                #expect(button.focusable)
                #expect(button.accessibleRole == .tab)
            }
            #expect(area(of: pages).widget.focusable == false)
        }

        @Test func pagesAreLeafedThroughByArrowsAndBySwiping() throws {
            Stage.gtk.enter()
            let pages = PageView()
            let labels = labels()
            pages.show(labels[1], among: labels, titles: titles)
            let chosen = Recorder(pages.selections)
            let arrows = Stage.arrows(of: pages)
            arrows.last?.emit("clicked")
            arrows.first?.emit("clicked")
            #expect(chosen.values == [2, 0])
            let swipe = try #require(controller(of: area(of: pages).widget, Gtk.GestureSwipe.self))
            swipe.emit("swipe", -900.0, 10.0)
            swipe.emit("swipe", 900.0, 10.0)
            swipe.emit("swipe", 900.0, 900.0)
            #expect(chosen.values == [2, 0, 2, 0])
            area(of: pages).widget.direction = .rtl
            swipe.emit("swipe", 900.0, 10.0)
            #expect(chosen.values == [2, 0, 2, 0, 2])
            pages.show(labels[2], among: labels, titles: titles)
            #expect(arrows.map(\.sensitive) == [true, false])
        }

        @Test func onePageNeedsNoDots() {
            Stage.gtk.enter()
            let pages = PageView()
            let label = Label("Only")
            pages.show(label, among: [label], titles: ["Only"])
            #expect(widget(pages).lastChild?.visible == false)
        }
    }
}

/// Where the pages are on GTK.
@MainActor func area(of pages: Pages) -> PageArea {
    guard let view = pages.backendView as? GtkPageStackView else { fatalError("\(pages) is not on GTK") }
    return view.area
}

/// The controller of a type that listens to a widget.
@MainActor func controller<C: Gtk.EventController>(
    of widget: Gtk.Widget, _ type: C.Type, where condition: (C) -> Bool = { _ in true }
) -> C? {
    let controllers = widget.observeControllers()
    return (0..<controllers.nItems).lazy.compactMap { controllers.item(at: $0) as? C }.first(where: condition)
}

/// Presses a key that nothing in the widget takes.
@MainActor func press(_ key: Key, _ modifiers: Gdk.ModifierType, on widget: Gtk.Widget) -> Bool {
    let controllers = widget.observeControllers()
    return (0..<controllers.nItems).compactMap { controllers.item(at: $0) as? Gtk.EventControllerKey }
        .contains { $0.emit("key-pressed", key.rawValue, 0, modifiers, returning: Bool.self) ?? false }
}

// MARK: Actions and texts

extension Stage {
    @MainActor func choosePage(_ index: Int, of pages: Pages) throws {
        switch self {
        case .gtk: Self.buttons(of: pages)[index].emit("clicked")
        case .headless:
            guard let view = pages.backendView as? HeadlessPages else { return }
            try view.select(view.titles[index])
        }
    }

    @MainActor func visiblePage(of pages: Pages) -> Int? {
        switch self {
        case .gtk:
            let shown = (pages.backendView as? GtkPageStackView)?.area.page
            return pages.children.firstIndex { $0.gtkWidget === shown }
        case .headless: return (pages.backendView as? HeadlessPages)?.shown?.selected
        }
    }

    @MainActor func pageTitles(of pages: Pages) -> [String] {
        switch self {
        case .gtk:
            Self.buttons(of: pages).map { button in
                button.label ?? button.tooltipText.map { String($0.prefix { $0 != "," }) } ?? ""
            }
        case .headless: (pages.backendView as? HeadlessPages)?.titles ?? []
        }
    }

    /// The tabs or dots.
    @MainActor static func buttons(of pages: Pages) -> [Gtk.Button] {
        all(Gtk.Button.self, in: widget(pages)).filter { $0.hasCssClass("tab") || $0.hasCssClass("page-dot") }
    }

    @MainActor static func arrows(of pages: Pages) -> [Gtk.Button] {
        all(Gtk.Button.self, in: widget(pages)).filter { $0.hasCssClass("circular") }
    }

    @MainActor static func all<W: Gtk.Widget>(_ type: W.Type, in widget: Gtk.Widget) -> [W] {
        var found: [W] = []
        var child = widget.firstChild
        while let next = child {
            found += (next as? W).map { [$0] } ?? all(type, in: next)
            child = next.nextSibling
        }
        return found
    }
}
