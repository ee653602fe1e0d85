// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

/// A screen that waits for an answer before it goes.
@MainActor private final class UnsavedScreen: ViewController {
    var questions = 0
    private var pending: [CheckedContinuation<Bool, Never>] = []
    let log: Log

    init(_ title: String, _ log: Log = Log()) {
        self.log = log
        super.init()
        self.title = title
    }

    override func mayDismiss() async -> Bool {
        questions += 1
        log.titles.append(title)
        return await withCheckedContinuation { pending.append($0) }
    }

    /// Answers, and waits until the condition is true, which is an effect of the answer. Fails after ten seconds.
    func answer(_ answer: Bool, until condition: () -> Bool) async {
        await self.answer(answer)
        let end = ContinuousClock.now + .seconds(10)
        while !condition() {
            guard ContinuousClock.now < end else {
                Issue.record("The answer of \"\(title)\" had no effect within ten seconds.")
                return
            }
            await Task.yield()
        }
    }

    /// Answers, and lets other tasks of the main actor run.
    func answer(_ answer: Bool) async {
        let waiting = pending
        pending = []
        for continuation in waiting { continuation.resume(returning: answer) }
        for _ in 0..<20 { await Task.yield() }
    }

    @MainActor final class Log {
        var titles: [String] = []
    }
}

@MainActor struct DismissalTests {
    init() { HeadlessBackend.install() }

    @Test func aMinimizedWindowIsShownIfItsScreenAsks() async {
        let screen = UnsavedScreen("Letter")
        let window = open(screen)
        window.headless.minimize()
        window.headless.requestClose()
        #expect(!window.headless.isMinimized && screen.phase == .visible)
        await screen.answer(false)
        #expect(window.isOpen)
        let calm = open(Screen("Calm"))
        calm.headless.minimize()
        calm.headless.requestClose()
        #expect(!calm.isOpen && calm.headless.isMinimized)
        window.close()
    }

    @Test func aWindowThatIsClosedTwiceAsksOnceAndTheAnswerClosesIt() async {
        let screen = UnsavedScreen("Letter")
        let window = open(screen)
        window.headless.requestClose()
        window.headless.requestClose()
        #expect(window.isOpen && screen.questions == 1)
        await screen.answer(false)
        #expect(window.isOpen && screen.phase == .visible)
        window.headless.requestClose()
        #expect(screen.questions == 2)
        await screen.answer(true) { !window.isOpen }
        #expect(!window.isOpen && screen.phase == .dismissed)
    }

    @Test func goingBackAsksTheTopScreenAndTheAnswerGoesBack() async {
        let first = UnsavedScreen("First")
        let second = UnsavedScreen("Second")
        let navigation = NavigationController(root: first)
        navigation.push(second)
        let window = open(navigation)
        window.headless.requestBack()
        #expect(navigation.topViewController === second)
        #expect(second.questions == 1 && first.questions == 0)
        await second.answer(true) { navigation.topViewController === first }
        #expect(navigation.topViewController === first && first.questions == 0)
        window.close()
    }

    @Test func anAnswerThatComesTooLateDoesNothing() async {
        let second = UnsavedScreen("Second")
        let navigation = NavigationController(root: Screen("First"))
        navigation.push(second)
        let window = open(navigation)
        window.headless.requestBack()
        let third = Screen("Third")
        navigation.push(third)
        await second.answer(true)
        #expect(navigation.topViewController === third)
        window.close()
    }

    @Test func aTabIsClosedWhenItsScreenAgreesLater() async throws {
        let (inbox, letter) = (Screen("Inbox"), UnsavedScreen("Letter"))
        for screen in [inbox, letter] { screen.tabItem.isClosable = true }
        letter.tabItem.isDetachable = true
        let tabs = TabController([inbox, letter])
        let window = open(tabs)
        let view = try window.headless.tabs()
        try view.closeTab("Letter")
        try view.closeTab("Letter")
        #expect(letter.questions == 1 && tabs.viewControllers.count == 2)
        await letter.answer(true) { tabs.viewControllers.count == 1 }
        #expect(letter.phase == .dismissed && tabs.selected === inbox)
        window.close()
    }

    @Test func aTabThatWasDetachedDuringTheQuestionIsNotClosed() async throws {
        let letter = UnsavedScreen("Letter")
        letter.tabItem.isClosable = true
        let tabs = TabController([Screen("Inbox"), letter])
        let window = open(tabs)
        try window.headless.tabs().closeTab("Letter")
        let detached = try #require(tabs.detachTab(letter))
        await letter.answer(true)
        #expect(letter.phase == .visible && detached.isOpen)

        // In its window the screen is asked again, and goes with the window.
        detached.headless.requestClose()
        #expect(letter.questions == 2 && detached.isOpen)
        await letter.answer(true) { !detached.isOpen }
        #expect(letter.phase == .dismissed && tabs.detachedViewControllers.isEmpty && window.isOpen)
        window.close()
    }

    @Test func quittingAsksEachScreenOnceInOrderAndThenEnds() async {
        let log = UnsavedScreen.Log()
        let session = ApplicationSession()
        let list = UnsavedScreen("List", log)
        let page = UnsavedScreen("Page", log)
        let other = UnsavedScreen("Other", log)
        let sheet = UnsavedScreen("Sheet", log)
        let navigation = NavigationController(root: list)
        navigation.push(page)
        session.perform {
            WindowController(root: navigation).present()
            WindowController(root: other).present()
            page.present(sheet)
        }
        session.requestQuit()
        for screen in [other, sheet, page, list] {
            #expect(log.titles.last == screen.title)
            #expect(session.windows.count == 3)
            await screen.answer(true) { log.titles.last != screen.title || session.windows.isEmpty }
        }
        #expect(log.titles == ["Other", "Sheet", "Page", "List"])
        #expect(session.windows.isEmpty)
    }

    /// A process that is started meanwhile waits for this: see `ProgramRunner`.
    @Test(arguments: [true, false])
    func itIsDecidedWhetherTheApplicationEndsWhenAllScreensHaveAnswered(byWindow: Bool) async {
        let session = ApplicationSession()
        let letter = UnsavedScreen("Letter")
        session.perform { WindowController(root: letter).present() }
        #expect(await session.endIsDecided(includingUser: false))
        for isEnd in [false, true] {
            var windows: [Int] = []
            if byWindow { session.windows[0].requestClose() } else { session.requestQuit() }
            let task = Task.immediate {
                #expect(await session.endIsDecided(includingUser: true))
                windows.append(session.windows.count)
            }
            #expect(windows.isEmpty)
            await letter.answer(isEnd) { !windows.isEmpty }
            await task.value
            #expect(windows == [isEnd ? 0 : 1])
        }
    }

    /// Such a process does not wait for the user, who may be somewhere else.
    @Test(arguments: [true, false])
    func theUserIsNotWaitedFor(byWindow: Bool) async {
        let session = ApplicationSession()
        let page = UnsavedScreen("Page")
        let question = RemoteQuestion()
        page.remoteQuestion = question
        session.perform { WindowController(root: page).present() }
        if byWindow { session.windows[0].requestClose() } else { session.requestQuit() }
        var isDecided: Bool?
        let task = Task.immediate { isDecided = await session.endIsDecided(includingUser: false) }
        #expect(isDecided == nil)
        // The screens of the other process did not ask until now.
        question.didAsk(nil)
        await task.value
        #expect(isDecided == false)
        #expect(await session.endIsDecided(includingUser: false) == false)
        await page.answer(true) { session.windows.isEmpty }
        #expect(await session.endIsDecided(includingUser: false))
    }

    @Test func anActionThatIsRepeatedDoesNotAskTheScreensThatHaveAgreed() async {
        let log = UnsavedScreen.Log()
        let session = ApplicationSession()
        let list = UnsavedScreen("List", log)
        let page = UnsavedScreen("Page", log)
        let navigation = NavigationController(root: list)
        navigation.push(page)
        session.perform { WindowController(root: navigation).present() }
        let window = session.windows[0]
        window.requestClose()
        await page.answer(true) { log.titles.last == "List" }
        window.requestClose()
        session.requestQuit()
        #expect(log.titles == ["Page", "List"])
        // A refusal ends all of them. The next action asks again.
        await list.answer(false)
        #expect(session.windows.count == 1)
        session.requestQuit()
        #expect(log.titles == ["Page", "List", "Page"])
        await page.answer(true) { log.titles.count == 4 }
        window.requestClose()
        await list.answer(true) { session.windows.isEmpty }
        #expect(log.titles == ["Page", "List", "Page", "List"])
    }

    @Test func aPageOfAnotherProcessThatAsksAlreadyEndsTheApplicationWithTheSession() async {
        let session = ApplicationSession()
        let page = UnsavedScreen("Page")
        page.remoteQuestion = RemoteQuestion()
        session.perform {
            WindowController(root: page).present()
            WindowController(root: Screen("List")).present()
        }
        session.windows[0].requestClose()
        page.remoteQuestion?.didAsk("The page is not saved.")
        var reason: String?
        session.querySessionEnd { reason = $0 }
        #expect(reason == "The page is not saved." && page.questions == 1)
        await page.answer(true) { session.windows.isEmpty }
        #expect(session.windows.isEmpty && reason == nil)
    }

    @Test func aScreenThatIsOpenedDuringAQuestionIsAskedToo() async {
        let log = UnsavedScreen.Log()
        let session = ApplicationSession()
        let letter = UnsavedScreen("Letter", log)
        let other = UnsavedScreen("Other", log)
        let closed = UnsavedScreen("Closed", log)
        session.perform {
            WindowController(root: closed).present()
            WindowController(root: letter).present()
        }
        session.requestQuit()
        session.perform { WindowController(root: other).present() }
        session.windows[0].close()
        await letter.answer(true) { log.titles.last == "Other" }
        #expect(session.windows.count == 2)
        await other.answer(true) { session.windows.isEmpty }
        #expect(log.titles == ["Letter", "Other"])
    }

    @Test func aScreenInAPopoverIsAskedBeforeTheScreenBelowIt() async {
        let log = UnsavedScreen.Log()
        let list = UnsavedScreen("List", log)
        let preview = UnsavedScreen("Preview", log)
        let window = open(list)
        list.presentPopover(preview)
        window.requestClose()
        #expect(log.titles == ["Preview"])
        await preview.answer(true) { log.titles.last == "List" }
        await list.answer(true) { !window.isOpen }
        #expect(preview.phase == .dismissed)
    }

    @Test func aScreenThatRefusesKeepsAllWindows() async {
        let session = ApplicationSession()
        let letter = UnsavedScreen("Letter")
        session.perform {
            WindowController(root: letter).present()
            WindowController(root: Screen("Other")).present()
        }
        session.requestQuit()
        session.requestQuit()
        #expect(letter.questions == 1)
        await letter.answer(false)
        #expect(session.windows.count == 2)
        session.closeAllWindows()
    }

    @Test func screensThatAgreeAtOnceGoAtOnce() {
        let session = ApplicationSession()
        let edit = Screen("Edit")
        session.perform { WindowController(root: edit).present() }
        edit.mayBeDismissed = false
        session.requestQuit()
        #expect(session.windows.count == 1)
        edit.mayBeDismissed = true
        session.requestQuit()
        #expect(session.windows.isEmpty)
    }

    @Test func aScreenWhoseQuestionIsOpenIsReleasedAfterItsWindow() async {
        weak var released: UnsavedScreen?
        do {
            let screen = UnsavedScreen("Letter")
            released = screen
            let window = open(screen)
            window.headless.requestClose()
            window.close()
            await screen.answer(true)
        }
        for _ in 0..<1_000 where released != nil { await Task.yield() }
        #expect(released == nil)
    }
}
