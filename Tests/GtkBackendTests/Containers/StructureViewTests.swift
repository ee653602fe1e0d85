// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Overlays, frames, expanders, revealers and split views on GTK.
    @MainActor struct StructureViewTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: any View, width: Int = 640) -> Window {
            openWindow(view, Size(width: width, height: 300))
        }

        @Test func theViewsOfAnOverlayAreAboveItsContentInOrder() async {
            let content = TextField("Map"), zoom = Button("Zoom"), scale = Button("Scale")
            let overlay = Overlay(content, [zoom, scale])
            for view in overlay.views as? [Button] ?? [] { view.horizontalAlignment = .end }
            let gtk: Gtk.Overlay = widget(overlay)
            let window = show(overlay)
            await settle()
            #expect(gtk.child === widget(content))
            #expect(gtk.lastChild === widget(scale) && widget(scale).prevSibling === widget(zoom))
            zoom.focus()
            overlay.views = [scale, zoom]
            #expect(gtk.lastChild === widget(zoom))
            #expect(gtkWindow(window).focusWidget === widget(zoom))
            let other = Label("Other")
            overlay.content = other
            #expect(gtk.child === widget(other) && widget(content).parent == nil)
            #expect(gtkWindow(window).focusWidget === widget(zoom))
            overlay.views = []
            #expect(widget(zoom).parent == nil)
            window.close()
        }

        @Test func theViewsOfAWrapBoxAreInLines() async throws {
            let tags = (0..<6).map { index in Label("Tag \(index)").with { $0.minimumWidth = 100 } }
            let box = WrapBox(spacing: 10, lineSpacing: 4, tags)
            let window = show(Clamp(box, maximumWidth: 330))
            await settle()
            func origin(_ view: Label) throws -> (x: Int, y: Int) {
                let bounds = try #require(widget(view).computeBounds(widget(box)))
                return (Int(bounds.origin.x), Int(bounds.origin.y))
            }
            let height = widget(tags[0]).height
            #expect(try origin(tags[2]) == (220, 0))
            #expect(try origin(tags[3]) == (0, height + 4))
            #expect(widget(box).measure(.vertical, forSize: 330).minimum == 2 * height + 4)
            tags[0].isHidden = true
            box.append(tags[1])
            await settle()
            #expect(try origin(tags[2]) == (0, 0))
            #expect(try origin(tags[1]) == (110, height + 4))
            window.close()
        }

        @Test func viewsOfAWrapBoxThatExpandFillTheirLine() async throws {
            let cards = (0..<3).map { index in
                Label("Card \(index)").with {
                    $0.minimumWidth = 150
                    $0.expandsHorizontally = true
                }
            }
            let window = show(Clamp(WrapBox(spacing: 10, cards), maximumWidth: 331))
            await settle()
            #expect(cards.map { widget($0).width } == [161, 160, 331])
            cards[1].expandsHorizontally = false
            await settle()
            #expect(cards.map { widget($0).width } == [171, 150, 331])
            window.close()
        }

        @Test func aFrameHasItsTitle() {
            let frame = Frame("Delivery", Label("Street"))
            let gtk: Gtk.Frame = widget(frame)
            #expect(gtk.label == "Delivery")
            frame.title = ""
            #expect(gtk.label == nil)
            frame.content = nil
            #expect(gtk.child == nil)
        }

        @Test func theUserOpensAnExpander() {
            let expander = Expander("Advanced") { Label("Proxy") }
            let changes = Recorder(expander.rx.isExpanded)
            let gtk: Gtk.Expander = widget(expander)
            gtk.emit("activate")
            #expect(expander.isExpanded && expander.content != nil)
            #expect(gtk.child === expander.content?.gtkWidget)
            expander.isExpanded = false
            #expect(!gtk.expanded && changes.values == [false, true])
            expander.content = nil
            #expect(gtk.child == nil)
        }

        @Test func aRevealerHasTheAnimationThatItIsGiven() {
            let revealer = Revealer(Label("A"), animation: .slide(.forward))
            let gtk: Gtk.Revealer = widget(revealer)
            #expect(gtk.transitionType == .slideLeft && gtk.transitionDuration == 250 && !gtk.revealChild)
            revealer.animation = .instant
            revealer.isRevealed = true
            #expect(gtk.transitionType == .none && gtk.transitionDuration == 0 && gtk.revealChild)
        }

        // MARK: SplitView

        private func paned(_ split: SplitView) throws -> Gtk.Paned {
            try #require(widget(split).firstChild as? Gtk.Paned)
        }

        @Test func theBorderThatTheUserMovesIsReported() async throws {
            let sidebar = Button("A"), content = Button("B")
            let split = SplitView(sidebar: sidebar, content: content, sidebarWidth: 200)
            let widths = Recorder(split.rx.sidebarWidth)
            let window = show(split)
            await settle()
            let paned = try paned(split)
            #expect(paned.position == 200)
            // F6 moves the focus to the other view, F8 to the border, which the arrow keys then move.
            sidebar.focus()
            paned.emit("cycle-child-focus", false)
            #expect(gtkWindow(window).focusWidget === widget(content))
            paned.emit("cycle-handle-focus", false)
            #expect(gtkWindow(window).focusWidget === paned)
            paned.emit("move-handle", Gtk.ScrollType.stepRight)
            await settle()
            #expect(widths.count == 2 && split.sidebarWidth > 200)
            split.sidebarWidth = 150
            #expect(paned.position == 150 && widths.count == 2)
            split.minimumSidebarWidth = 180
            await settle()
            #expect((widget(sidebar).parent?.width ?? 0) >= 180)
            #expect(split.sidebarWidth == 150 && widths.count == 2)
            window.close()
        }

        @Test func theBorderOfAVerticalSplitViewIsBetweenItsViews() async throws {
            let top = Button("A"), bottom = Button("B")
            let split = SplitView(top: top, bottom: bottom, topHeight: 90)
            let window = show(split, width: 300)
            await settle()
            let paned = try paned(split)
            #expect(paned.orientation == .vertical && paned.position == 90)
            #expect(widget(top).parent?.height == 90 && widget(top).parent?.width == widget(split).width)
            paned.emit("cycle-handle-focus", false)
            paned.emit("move-handle", Gtk.ScrollType.stepDown)
            await settle()
            #expect(split.topHeight > 90)
            split.minimumSidebarWidth = 150
            await settle()
            #expect((widget(top).parent?.height ?? 0) >= 150)
            window.close()
        }

        @Test func aNarrowSplitViewShowsOneView() async throws {
            let sidebar = Button("A").with { $0.minimumWidth = 200 }
            let content = Button("B").with { $0.minimumWidth = 250 }
            let split = SplitView(sidebar: sidebar, content: content, sidebarWidth: 220, collapseWidth: 500)
            let changes = Recorder(split.rx.isCollapsed)
            let window = show(split, width: 640)
            await settle()
            #expect(changes.values == [false] && widget(sidebar).mapped && widget(content).mapped)
            gtkWindow(window).setDefaultSize(width: 300, height: 300)
            for _ in 0..<20 where !split.isCollapsed { await settle() }
            await settle()
            #expect(changes.values == [false, true])
            #expect(widget(sidebar).mapped && !widget(content).mapped)
            #expect(widget(sidebar).computeBounds(widget(split))?.size.width == 300)
            split.showsSidebar = false
            await settle()
            #expect(!widget(sidebar).mapped && widget(content).mapped)
            gtkWindow(window).setDefaultSize(width: 700, height: 300)
            for _ in 0..<20 where split.isCollapsed { await settle() }
            await settle()
            #expect(widget(sidebar).mapped && widget(content).mapped)
            #expect(try paned(split).position == 220 && split.sidebarWidth == 220)
            window.close()
        }

        @Test func aHiddenSideBarTakesNoSpace() async {
            let sidebar = Label("A"), content = Label("B")
            let split = SplitView(sidebar: sidebar, content: content)
            let window = show(split)
            sidebar.isHidden = true
            await settle()
            #expect(widget(content).width == widget(split).width)
            sidebar.isHidden = false
            await settle()
            #expect(widget(content).width < widget(split).width)
            window.close()
        }
    }
}
