// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// Overlays, frames, expanders, revealers, spacers and split views.
@MainActor @Suite(.serialized) struct StructureTests {
    private let backend = HeadlessBackend.install()

    private func peer<Peer>(_ view: any View, _ type: Peer.Type = Peer.self) throws -> Peer {
        try #require(view.backendView as? Peer)
    }

    // MARK: Overlay

    @Test func anOverlayHasItsContentBelowItsViews() throws {
        let content = Label("Map"), zoom = Button("Zoom"), scale = Label("1:100")
        let overlay = Overlay(content, [zoom])
        overlay.append(scale)
        #expect(overlay.content === content)
        #expect(overlay.views.map(ObjectIdentifier.init) == [zoom, scale].map(ObjectIdentifier.init))
        #expect(try peer(overlay, HeadlessView.self).visibleTexts == ["Map", "1:100"])
    }

    @Test func theContentOfAnOverlayChangesBelowItsViews() {
        let zoom = Button("Zoom"), other = Label("Other")
        let overlay = Overlay(Label("Map"), [zoom])
        overlay.content = other
        #expect(overlay.content === other && overlay.views.count == 1)
        overlay.content = nil
        #expect(overlay.content == nil && overlay.views.first === zoom)
        overlay.content = zoom
        #expect(overlay.content === zoom && overlay.views.isEmpty)
    }

    @Test func aContentThatIsAddedElsewhereLeavesTheViewsOfItsOverlay() {
        let content = Label("Map"), zoom = Button("Zoom")
        let overlay = Overlay(content, [zoom])
        _ = Box([content])
        #expect(overlay.content == nil && overlay.views.first === zoom)
        overlay.insertChild(Label("first"), at: 0)
        #expect(overlay.content == nil && overlay.views.count == 2)
    }

    // MARK: Expander

    @Test func anExpanderLoadsItsContentWhenItIsOpened() throws {
        var loads = 0
        let expander = Expander("Advanced") {
            loads += 1
            return Label("Proxy")
        }
        let view: HeadlessExpander = try peer(expander)
        var changes: [Bool] = []
        let subscription = expander.rx.isExpanded.subscribe(onNext: { changes.append($0) })
        #expect(loads == 0 && expander.content == nil)
        try view.tap()
        #expect(loads == 1 && expander.isExpanded && view.visibleTexts == ["Proxy"])
        try view.tap()
        #expect(!expander.isExpanded && view.visibleTexts == [])
        expander.isExpanded = true
        #expect(loads == 1 && changes == [false, true, false])
        subscription.dispose()
    }

    @Test func anExpanderThatIsDisabledCannotBeOpened() throws {
        let expander = Expander("Advanced", content: Label("Proxy"))
        expander.isEnabled = false
        let view: HeadlessExpander = try peer(expander)
        #expect(
            throws: HeadlessError.disabled(role: .expander, name: "Advanced", action: "open")
        ) { try view.tap() }
        #expect(expander.content != nil && !expander.isExpanded)
    }

    // MARK: Revealer and frame

    @Test func aRevealerShowsItsContentWhileItIsRevealed() throws {
        let revealer = Revealer(Label("Details"), animation: .crossfade)
        let view: HeadlessView = try peer(revealer)
        #expect(view.visibleTexts == [])
        Observable.just(true).bind(to: revealer.rx.isRevealed).dispose()
        #expect(view.visibleTexts == ["Details"])
        let report = reported { revealer.animation = PageAnimation(.slide(.up), milliseconds: -1) }
        #expect(
            report == [
                "Revealer: animation.milliseconds is -1; it must be from 0 to 60000. The view keeps its previous state. Set a valid "
                    + "value."
            ])
    }

    @Test func aFrameIsCalledByItsTitle() throws {
        let frame = Frame("Delivery", Label("Street"))
        let view: HeadlessView = try peer(frame)
        #expect(view.name == "Delivery" && view.visibleTexts == ["Street"])
        frame.content = nil
        #expect(frame.content == nil && view.visibleTexts == [])
    }

    @Test func aSpacerExpandsAlongItsAxis() {
        let spacer = Spacer(minimumLength: 12)
        #expect(spacer.expandsHorizontally == true && spacer.expandsVertically == nil)
        #expect(spacer.minimumWidth == 12)
        #expect(Spacer(.vertical).expandsVertically == true)
    }

    // MARK: SplitView

    private func makeSplit() throws -> (SplitView, HeadlessSplitView) {
        let split = SplitView(
            sidebar: Label("Folders"), content: Label("Messages"), sidebarWidth: 200, collapseWidth: 500)
        return (split, try peer(split))
    }

    @Test func aSplitViewReportsTheWidthThatTheUserChooses() throws {
        let (split, view) = try makeSplit()
        split.minimumSidebarWidth = 150
        var widths: [Int] = []
        let subscription = split.rx.sidebarWidth.subscribe(onNext: { widths.append($0) })
        try view.dragBorder(toWidth: 260)
        try view.dragBorder(toWidth: 20)
        split.sidebarWidth = 180
        #expect(widths == [200, 260, 150])
        #expect(view.shown?.sidebarWidth == 180)
        subscription.dispose()
    }

    @Test func aVerticalSplitViewReportsTheHeightThatTheUserChooses() throws {
        let split = SplitView(top: Label("Editor"), bottom: Label("Terminal"), topHeight: 200)
        let view: HeadlessSplitView = try peer(split)
        var heights: [Int] = []
        let subscription = split.rx.topHeight.subscribe(onNext: { heights.append($0) })
        try view.dragBorder(toHeight: 120)
        #expect(heights == [200, 120])
        #expect(split.topHeight == 120 && view.shown?.axis == .vertical)
        subscription.dispose()
    }

    @Test func aNarrowSplitViewShowsOneOfItsViews() throws {
        let (split, view) = try makeSplit()
        let window = openWindow(split)
        var changes: [Bool] = []
        let subscription = split.rx.isCollapsed.subscribe(onNext: { changes.append($0) })
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        headless.resize(to: Size(width: 400, height: 300))
        #expect(split.isCollapsed && view.visibleTexts == ["Folders"])
        split.showsSidebar = false
        #expect(view.visibleTexts == ["Messages"])
        #expect(throws: HeadlessError.self) { try view.dragBorder(toWidth: 100) }
        headless.resize(to: Size(width: 600, height: 300))
        #expect(view.visibleTexts == ["Folders", "Messages"])
        #expect(changes == [false, true, false])
        subscription.dispose()
    }

    @Test func theViewsAreFoundByTheirNames() throws {
        let window = Window()
        window.content = ToastView(
            SplitView(
                sidebar: Expander("Advanced", content: Label("Proxy")),
                content: Box([Banner("Offline", isRevealed: true), Banner("Hidden")])))
        window.present()
        let headless = try #require(window.backendWindow as? HeadlessWindow)
        try headless.expander("Advanced").tap()
        #expect(try headless.splitView().expander().isExpanded)
        #expect(try headless.toasts().banner().name == "Offline")
    }

    // MARK: Lifetime

    @Test func nothingOfTheseViewsSurvives() {
        let makers: [() -> PortableView] = [
            { Overlay(Label("A"), [Label("B")]) }, { Frame("A", Label("B")) },
            { Expander("A", isExpanded: true) { Label("B") } }, { Revealer(Label("A"), isRevealed: true) },
            { Spacer() }, { SplitView(sidebar: Label("A"), content: Label("B")) },
            { HeaderBar("A", leading: [Button("B")]) },
            { Toolbar([.init("A", action: "a"), .separator]) }, { Banner("A", button: "B") },
            { ToastView(Label("A")).with { $0.show(Toast("B", action: "C")) {} } },
            { StatusView.error("A") {} }, { StatusView.loading() },
        ]
        for make in makers {
            weak var view: PortableView?
            weak var peer: (any BackendView)?
            do {
                let made = make()
                view = made
                peer = made.backendView
            }
            #expect(view == nil && peer == nil)
        }
    }
}
