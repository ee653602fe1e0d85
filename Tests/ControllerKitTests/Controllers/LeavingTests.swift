// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A screen that waits for an answer before it goes.
@MainActor private final class LetterScreen: ViewController {
    var questions = 0
    var isSaved = false
    private var pending: CheckedContinuation<Bool, Never>?

    private let reason: String

    init(_ reason: String = "The letter to Ada is not saved.") {
        self.reason = reason
        super.init()
    }

    override var reasonToStay: String? { reason }

    override func mayDismiss() async -> Bool {
        if isSaved { return true }
        questions += 1
        return await withCheckedContinuation { pending = $0 }
    }

    /// Replies to the question, and waits for the effect.
    func answer(_ answer: Bool, until condition: () -> Bool) async {
        pending?.resume(returning: answer)
        await until(condition)
    }
}

/// The end of the session of the desktop.
@MainActor struct SessionEndTests {
    private let letter = LetterScreen()
    private let session: ApplicationSession

    init() {
        HeadlessBackend.install()
        session = ApplicationSession()
    }

    @Test func aScreenThatIsNotSavedGivesTheReasonAndTheAnswerEndsTheApplication() async {
        session.perform { WindowController(root: letter).present() }
        var reasons: [String?] = []
        session.querySessionEnd { reasons.append($0) }
        #expect(reasons == ["The letter to Ada is not saved."])
        #expect(letter.questions == 1 && session.windows.count == 1)
        session.querySessionEnd { reasons.append($0) }
        #expect(letter.questions == 1)
        await letter.answer(true) { session.windows.isEmpty }
        #expect(session.windows.isEmpty && reasons.last == .some(nil))
    }

    @Test func theReasonIsThatOfTheScreenThatIsNotSaved() async {
        let saved = LetterScreen("The other letter is not saved.")
        saved.isSaved = true
        session.perform {
            WindowController(root: letter).present()
            WindowController(root: saved).present()
        }
        var reason: String?
        session.querySessionEnd { reason = $0 }
        #expect(reason == "The letter to Ada is not saved.")
        await letter.answer(false) { true }
        session.closeAllWindows()
    }

    @Test func aRefusalKeepsTheReasonUntilTheNextRequest() async {
        session.perform { WindowController(root: letter).present() }
        var reason: String?
        session.querySessionEnd { reason = $0 }
        var yields = 0
        await letter.answer(false) {
            yields += 1
            return yields > 50
        }
        #expect(reason == "The letter to Ada is not saved." && session.windows.count == 1)
        letter.isSaved = true
        session.querySessionEnd { reason = $0 }
        #expect(reason == nil)
        session.closeAllWindows()
    }

    @Test func withoutAQuestionNothingIsClosedSinceTheSessionMayContinue() {
        session.perform { WindowController(root: Screen("List")).present() }
        var reasons: [String?] = []
        session.querySessionEnd { reasons.append($0) }
        #expect(reasons == [nil] && session.windows.count == 1)
        session.closeAllWindows()
    }

    @Test func aScreenWithoutAReasonHasAGeneralOne() {
        let screen = Screen("List")
        screen.mayBeDismissed = false
        session.perform { WindowController(root: NavigationController(root: screen)).present() }
        var reasons: [String?] = []
        session.querySessionEnd { reasons.append($0) }
        #expect(reasons == ["There are unsaved changes."])
        session.closeAllWindows()
    }
}

/// Windows that are shown one after the other.
@MainActor struct PresentationTests {
    private let backend = HeadlessBackend.install()
    private let home = Screen("Home")
    private let window: WindowController

    init() {
        window = open(home)
        backend.isAnimated = true
    }

    @Test func aPresentationIsCompleteWhenItsWindowIsOnTheScreen() async {
        var isDone = false
        let transition = ScreenTransition.present(Screen("Sheet"), above: home)
        let task = Task { @MainActor in
            await transition.perform()
            isDone = true
        }
        while home.presentedWindows.isEmpty { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(!isDone)
        home.presentedWindows.first?.headless.finishPresentation()
        await task.value
        #expect(isDone)
        window.close()
    }

    @Test func aWindowThatIsClosedFirstCompletesItsPresentation() {
        var log: [String] = []
        home.present(Screen("Sheet")) { log.append("sheet") }
        #expect(log.isEmpty)
        home.presentedWindows.first?.close()
        #expect(log == ["sheet"])
        window.close()
    }

    @Test func aPresentationWaitsForTheOneBeforeIt() throws {
        var log: [String] = []
        home.present(Screen("First")) { log.append("first") }
        home.present(Screen("Second")) { log.append("second") }
        home.present(Screen("Third")) { log.append("third") }
        for number in 1...3 {
            #expect(home.presentedWindows.count == number && log.count == number - 1)
            home.presentedWindows.last?.headless.finishPresentation()
        }
        #expect(home.presentedWindows.map(\.root.title) == ["First", "Second", "Third"])
        #expect(log == ["first", "second", "third"])
        window.close()
    }

    @Test func aPresentationWaitsForThatOfAnotherScreenInTheSameWindow() throws {
        let child = Screen("Child")
        home.addChild(child)
        var log: [String] = []
        home.present(Screen("First")) { log.append("first") }
        child.present(Screen("Second")) { log.append("second") }
        #expect(home.presentedWindows.count == 1 && child.presentedWindows.isEmpty && log.isEmpty)
        home.presentedWindows.last?.headless.finishPresentation()
        #expect(child.presentedWindows.count == 1 && log == ["first"])
        child.presentedWindows.last?.headless.finishPresentation()
        #expect(log == ["first", "second"])
        // A window that was closed before it was on the screen is not waited for.
        home.present(Screen("Third")) { log.append("third") }
        home.presentedWindows.last?.close()
        child.present(Screen("Fourth"))
        #expect(child.presentedWindows.map(\.root.title) == ["Second", "Fourth"])
        window.close()
    }

    @Test func aPresentationThatWaitsEndsWithItsPresenter() {
        var log: [String] = []
        weak var dead: Screen?
        do {
            let second = Screen("Second")
            dead = second
            home.present(Screen("First")) { log.append("first") }
            home.present(second) { log.append("second") }
            window.close()
            #expect(second.phase == .dismissed)
        }
        #expect(log == ["second", "first"] || log == ["first", "second"])
        #expect(dead == nil)
    }
}
