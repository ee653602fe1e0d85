// SPDX-License-Identifier: MIT

import HeadlessBackend
import RxKernel
import RxKernelTesting
import Testing
import ViewKit

/// Changes of pages that a driver controls.
@MainActor struct TransitionDriverTests {
    private let backend = HeadlessBackend.install()
    private let pages: PageStack
    private let labels = ["First", "Second", "Third"].map { Label($0) }
    private let log = Log()

    private final class Log {
        var ended: [Bool] = []
    }

    init() {
        pages = PageStack()
        openWindow(pages)
        pages.show(labels[0], among: labels)
    }

    private var peer: HeadlessPages { pages.backendView as! HeadlessPages }

    private func begin(_ index: Int = 1) throws -> TransitionDriver {
        let driver = pages.beginTransition(to: labels[index], animation: .slide(.forward)) { [log] in
            log.ended.append($0)
        }
        return try #require(driver)
    }

    @Test func theChangeHasTheProgressOfItsDriver() throws {
        let driver = try begin()
        #expect(driver.isActive && peer.progress == 0 && peer.animation == .slide(.forward))
        #expect(peer.visibleTexts.contains("First") && peer.visibleTexts.contains("Second"))
        driver.update(0.25)
        #expect(driver.progress == 0.25 && peer.progress == 0.25)
        driver.update(7)
        driver.update(.nan)
        #expect(driver.progress == 1 && peer.progress == 1)
        #expect(log.ended == [])
        driver.finish()
        #expect(log.ended == [true] && !driver.isActive && pages.visiblePage === labels[1])
        #expect(peer.animation == nil && !peer.visibleTexts.contains("First"))
        driver.update(0.5)
        driver.cancel()
        #expect(log.ended == [true] && peer.progress == 1)
    }

    @Test func aCancelledChangeGoesBackToThePageBefore() throws {
        let driver = try begin()
        driver.update(0.9)
        driver.cancel()
        #expect(log.ended == [false] && pages.visiblePage === labels[0] && peer.shown?.selected == 0)
    }

    @Test func aDriverThatIsReleasedCancelsItsChange() throws {
        weak var weakDriver: TransitionDriver?
        do {
            let driver = try begin()
            driver.update(0.9)
            weakDriver = driver
        }
        #expect(weakDriver == nil && log.ended == [false] && pages.visiblePage === labels[0])
    }

    @Test(arguments: [(0.6, 0.0, true), (0.4, 0, false), (0.2, 3, true), (0.9, -4, false)])
    func howADragEndsDependsOnItsProgressAndVelocity(
        _ progress: Double, _ velocity: Double, _ isFinished: Bool
    )
        throws
    {
        let driver = try begin()
        driver.update(progress)
        driver.end(velocity: velocity)
        #expect(log.ended == [isFinished])
    }

    @Test func aChangeThatIsNotPossibleHasNoDriver() {
        #expect(pages.beginTransition(to: labels[0], animation: .crossfade) == nil)
        #expect(pages.beginTransition(to: labels[1], animation: .instant) == nil)
        #expect(pages.beginTransition(to: Label("Elsewhere"), animation: .crossfade) == nil)
        #expect(PageStack().beginTransition(to: labels[1], animation: .crossfade) == nil)
    }

    @Test func anotherPageThatIsShownEndsTheChange() throws {
        let driver = try begin()
        driver.update(0.5)
        pages.show(labels[2], among: labels)
        #expect(log.ended == [false] && !driver.isActive && pages.visiblePage === labels[2])
        driver.finish()
        #expect(pages.visiblePage === labels[2])
    }

    @Test func aPageThatIsRemovedEndsTheChange() throws {
        let driver = try begin()
        driver.update(0.5)
        pages.show(labels[0], among: [labels[0], labels[2]])
        #expect(log.ended == [false] && !driver.isActive && pages.visiblePage === labels[0])
        #expect(peer.progress == 1)
    }

    @Test func aContainerThatShowsItsPagesAgainDoesNotEndTheChange() throws {
        let driver = try begin()
        driver.update(0.5)
        pages.show(labels[0], among: labels, titles: ["A", "B", "C"])
        #expect(driver.isActive && peer.progress == 0.5 && peer.titles == ["A", "B", "C"])
        driver.finish()
        #expect(log.ended == [true] && pages.visiblePage === labels[1])
    }

    @Test func aContainerThatShowsTheNewPageFinishesTheChange() throws {
        let driver = try begin()
        driver.update(0.5)
        pages.show(labels[1], among: [labels[1], labels[2]])
        #expect(log.ended == [true] && !driver.isActive && pages.visiblePage === labels[1])
    }

    @Test func theRestOfAnAnimationTakesTheRestOfItsTime() async throws {
        let clock = HistoricalScheduler()
        backend.virtualTime = clock
        backend.isAnimated = true
        let driver = try begin()
        driver.update(0.6)
        driver.finish()
        #expect(log.ended == [] && !driver.isActive)
        clock.advance(milliseconds: 99)
        #expect(log.ended == [])
        clock.advance(milliseconds: 2)
        #expect(log.ended == [true])
        // The way back takes as long as the way to this progress.
        let other = try #require(pages.beginTransition(to: labels[0], animation: .slide(.backward)))
        other.update(0.2)
        other.cancel()
        #expect(peer.animation == .slide(.forward))
        clock.advance(milliseconds: 49)
        #expect(peer.animation != nil)
        clock.advance(milliseconds: 2)
        #expect(peer.animation == nil)
    }

    @Test func anAnimationThatIsInterruptedGoesBackFromWhereItIs() {
        let clock = HistoricalScheduler()
        backend.virtualTime = clock
        backend.isAnimated = true
        pages.show(labels[1], among: labels, animation: .slide(.forward))
        clock.advance(milliseconds: 100)
        #expect(abs(peer.progress - 0.4) < 0.001)
        pages.show(labels[0], among: labels, animation: .slide(.backward))
        #expect(abs(peer.progress - 0.6) < 0.001)
        clock.advance(milliseconds: 101)
        #expect(peer.progress == 1 && peer.animation == nil)
    }

    @Test func nothingRunsWhereTheSettingsDisableAnimations() throws {
        backend.virtualTime = HistoricalScheduler()
        backend.isAnimated = true
        backend.desktopAppearance.reducesMotion = true
        let driver = try begin()
        driver.update(0.6)
        driver.finish()
        #expect(log.ended == [true])
        pages.show(labels[0], among: labels, animation: .crossfade)
        #expect(peer.animation == nil)
    }

    @Test func theUserDragsWhereThePagesAllowIt() throws {
        pages.onDrag = { [pages, labels, log] direction in
            pages.beginTransition(to: labels[direction == .forward ? 1 : 2], animation: .slide(direction)) {
                log.ended.append($0)
            }
        }
        defer { pages.onDrag = nil }
        let error = #expect(throws: HeadlessError.self) { try peer.drag(.forward, to: 0.2) }
        #expect(
            error?.description.contains(
                "cannot be dragged forward. Set allowsDraggingForward or allowsDraggingBackward of the pages, or drag in the other "
                    + "direction.") == true)
        pages.allowsDraggingForward = true
        #expect(throws: HeadlessError.self) { try peer.drag(.backward, to: 0.2) }
        try peer.drag(.forward, to: 0.2)
        #expect(peer.progress == 0.2)
        peer.cancelDrag()
        #expect(log.ended == [false])
        try peer.drag(.forward, to: 0.3)
        peer.release(velocity: 2)
        #expect(log.ended == [false, true])
        pages.allowsDraggingBackward = true
        try peer.drag(.backward, to: 0.6)
        peer.release()
        #expect(log.ended == [false, true, true] && pages.visiblePage === labels[2])
    }

    @Test func aDragForWhichThereIsNoDriverDoesNothing() throws {
        pages.allowsDraggingBackward = true
        try peer.drag(.backward, to: 0.9)
        peer.release()
        #expect(pages.visiblePage === labels[0] && peer.progress == 1)
    }
}

@MainActor struct PageMotionTests {
    @Test func aCustomAnimationIsReversedAndDescribed() {
        let motion = PageMotion(
            newPage: .init(scale: 0.9, opacity: 0), oldPage: .init(x: -0.3), isNewPageAbove: true)
        let animation = PageAnimation.custom(motion, milliseconds: 300)
        #expect(animation.isAnimated && animation.milliseconds == 300 && "\(animation)" == "custom")
        #expect(animation.reversed == .custom(motion.reversed, milliseconds: 300))
        #expect(motion.reversed.newPage.x == -0.3 && !motion.reversed.isNewPageAbove)
        #expect(animation.reversed.reversed == animation)
    }

    @Test(arguments: [
        PageAnimation.crossfade, .slide(.forward), .slide(.up), .cover(.backward), .uncover(.down),
    ])
    func theMotionOfTheReverseIsTheReverseOfTheMotion(_ animation: PageAnimation) throws {
        let motion = try #require(animation.motion)
        var reversed = try #require(animation.reversed.motion)
        // If both pages move or fade, it does not matter which page is above.
        if motion.newPage != .init(), motion.oldPage != .init() {
            reversed.isNewPageAbove = motion.reversed.isNewPageAbove
        }
        #expect(reversed == motion.reversed)
    }

    @Test(arguments: [
        (PageMotion(newPage: .init(x: .nan)), "newPage.x is nan; it must be from -10.0 to 10.0"),
        (PageMotion(oldPage: .init(scale: -1)), "oldPage.scale is -1.0; it must be from 0.0 to 10.0"),
        (PageMotion(oldPage: .init(opacity: 2)), "oldPage.opacity is 2.0; it must be from 0.0 to 1.0"),
    ])
    func aMotionThatCannotBeShownIsRefused(_ motion: PageMotion, _ message: String) {
        #expect(PagesState { $0.animation = .custom(motion) }.validationError == message)
    }

    @Test func aProgressIsFromZeroToOne() {
        #expect(
            PagesState { $0.progress = 1.5 }.validationError == "progress is 1.5; it must be from 0.0 to 1.0")
        #expect(PagesState { $0.progress = 1 }.validationError == nil)
    }

    @Test(arguments: [PageMotion.Curve.linear, .easeIn, .easeOut, .easeInOut])
    func aCurveBeginsAtZeroAndEndsAtOne(_ curve: PageMotion.Curve) {
        #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
        #expect(
            stride(from: 0, to: 1, by: 0.1).allSatisfy {
                curve.progress(at: $0) <= curve.progress(at: $0 + 0.1)
            })
    }
}

extension HistoricalScheduler {
    fileprivate func advance(milliseconds: Double) {
        advanceTo(clock.addingTimeInterval(milliseconds / 1_000))
    }
}
