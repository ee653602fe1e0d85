// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

@MainActor struct ViewControllerRxTests {
    private let bag = DisposeBag()

    @Test func displayedFollowsWhatIsSeenWithoutAFirstValue() {
        let screen = Screen("Screen")
        var states: [Bool] = []
        screen.rx.displayed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
        #expect(states.isEmpty)
        let navigation = NavigationController(root: screen)
        let window = open(navigation)
        #expect(states == [true])
        // It ends when the screen is about to disappear, and so before the screen above it appears.
        let above = Screen("Above")
        above.rx.viewWillAppear.subscribe(onNext: { _ in #expect(states == [true, false]) }).disposed(by: bag)
        navigation.push(above)
        navigation.pop()
        #expect(states == [true, false, true])
        window.close()
        #expect(states == [true, false, true, false])
    }

    @Test func theFirstAppearanceIsSentOnce() {
        let screen = Screen("Screen")
        var appearances = 0
        screen.rx.firstTimeViewDidAppear.subscribe(onSuccess: { appearances += 1 }).disposed(by: bag)
        let navigation = NavigationController(root: screen)
        let window = open(navigation)
        navigation.push(Screen("Above"))
        navigation.pop()
        #expect(appearances == 1)
        screen.rx.firstTimeViewDidAppear.subscribe(onSuccess: { appearances += 1 }).disposed(by: bag)
        #expect(appearances == 2)
        window.close()
    }

    @Test func dismissedSaysWhetherItWasAnimatedAndIsNotReplayed() {
        let list = Screen("List")
        let detail = Screen("Detail")
        var dismissals: [String] = []
        list.rx.dismissed.subscribe(onNext: { dismissals.append("list \($0)") }).disposed(by: bag)
        detail.rx.dismissed.subscribe(onNext: { dismissals.append("detail \($0)") }).disposed(by: bag)
        let navigation = NavigationController(root: list)
        let window = open(navigation)
        navigation.push(detail)
        navigation.pop()
        #expect(dismissals == ["detail true"])
        detail.rx.dismissed.subscribe(onNext: { _ in dismissals.append("late") }).disposed(by: bag)
        window.close()
        #expect(dismissals == ["detail true", "list false"])
    }

    @Test func isDismissingIsSentBeforeAnythingChanges() {
        let presenter = Screen("Presenter")
        let window = open(presenter)
        let sheet = Screen("Sheet")
        presenter.present(sheet)
        var phases: [ViewController.Phase] = []
        sheet.rx.isDismissing.subscribe(onNext: { _ in phases.append(sheet.phase) }).disposed(by: bag)
        sheet.dismiss()
        #expect(phases == [.visible])
        #expect(sheet.phase == .dismissed)
        window.close()
    }

    @Test func aTestOfAViewModelSendsTheSignalsItself() {
        let viewModel = RxViewModel()
        var moments: [String] = []
        for (name, signal) in [
            ("didLoad", viewModel.viewDidLoad), ("willAppear", viewModel.viewWillAppear),
            ("isAppearing", viewModel.viewIsAppearing), ("didAppear", viewModel.viewDidAppear),
            ("willDisappear", viewModel.viewWillDisappear), ("didDisappear", viewModel.viewDidDisappear),
            ("willLayout", viewModel.viewWillLayoutSubviews), ("didLayout", viewModel.viewDidLayoutSubviews),
        ] {
            signal.subscribe(onNext: { moments.append(name) }).disposed(by: bag)
        }
        for subject in [
            viewModel.viewDidLoadSubject, viewModel.viewWillAppearSubject, viewModel.viewIsAppearingSubject,
            viewModel.viewDidAppearSubject, viewModel.viewWillDisappearSubject,
            viewModel.viewDidDisappearSubject,
            viewModel.viewWillLayoutSubviewsSubject, viewModel.viewDidLayoutSubviewsSubject,
        ] {
            subject.onNext(())
        }
        #expect(
            moments == [
                "didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
                "willLayout",
                "didLayout",
            ])
    }

    // MARK: When an event is sent

    @Test func visibilityIsSentOnceForEachChangeAlsoToASubscriberFromMeanwhile() {
        final class Observed: ViewController {
            var states: [String: [Bool]] = [:]
            let bag = DisposeBag()
            private func observe(_ moment: String) {
                rx.isVisible.subscribe(onNext: { [unowned self] in states[moment, default: []].append($0) })
                    .disposed(by: bag)
            }
            override func viewWillAppear(_ animated: Bool) { observe("willAppear") }
            override func viewIsAppearing(_ animated: Bool) { observe("isAppearing") }
            override func viewDidAppear(_ animated: Bool) { observe("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { observe("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { observe("didDisappear") }
        }
        HeadlessBackend.install()
        let screen = Observed()
        let window = open(screen)
        window.close()
        #expect(
            screen.states == [
                "willAppear": [false, true, false], "isAppearing": [true, false], "didAppear": [true, false],
                "willDisappear": [true, false], "didDisappear": [false],
            ])
    }

    @Test func theFirstAppearanceIsSentAlsoToASubscriberThatComesAfterIt() {
        let screen = Screen("Screen")
        let first = screen.rx.firstTimeViewDidAppear
        let window = open(screen)
        var appearances = 0
        first.subscribe(onSuccess: { appearances += 1 }).disposed(by: bag)
        #expect(appearances == 1)
        window.close()
    }

    @Test func aDismissalIsSentAlsoToASubscriberThatComesAfterIt() {
        let screen = Screen("Screen")
        let dismissed = screen.rxDismissed
        let window = WindowController(root: screen)
        let closed = window.rxDismissed
        window.present()
        window.close()
        var count = 0
        dismissed.subscribe(onSuccess: { count += 1 }).disposed(by: bag)
        closed.subscribe(onSuccess: { count += 1 }).disposed(by: bag)
        #expect(count == 2)
    }

    @Test func aSizeOfTheWindowIsSentOnce() {
        let window = WindowController(root: Screen("Screen"))
        var widths: [Int] = []
        window.sizes.subscribe(onNext: { widths.append($0.width) }).disposed(by: bag)
        window.present()
        for width in [500, 500, 400, 500] { window.headless.resize(to: Size(width: width, height: 300)) }
        #expect(widths == [500, 400, 500])
        window.close()
    }

    @Test func aPresentationIsCompleteOnceAlsoIfItsWindowIsClosedMeanwhile() {
        let backend = HeadlessBackend.install()
        backend.isAnimated = true
        defer { backend.isAnimated = false }
        let list = Screen("List")
        let window = open(list)
        window.headless.finishPresentation()
        var completed: [String] = []
        let (first, second) = (Screen("First"), Screen("Second"))
        list.present(first) { completed.append("first") }
        list.present(second) { completed.append("second") }
        #expect(completed.isEmpty)
        first.window?.close()
        #expect(completed == ["first"] && second.phase == .visible)
        second.window?.close()
        #expect(completed == ["first", "second"])
        list.present(list) { completed.append("refused") }
        #expect(completed == ["first", "second", "refused"])
        window.close()
        list.present(Screen("Late")) { completed.append("late") }
        #expect(completed == ["first", "second", "refused", "late"])
    }

    /// A screen that removes itself while it appears changes the container in the middle of another change.
    @Test func theScreensOfAContainerAreSentOnceForEachChange() {
        final class Fleeting: ViewController {
            override func viewWillAppear(_ animated: Bool) { removeFromParent() }
        }
        let stack = NavigationController(root: Screen("List"))
        let tabs = TabController([stack])
        let window = open(tabs)
        var counts: [String] = []
        stack.rx.viewControllers.subscribe(onNext: { counts.append("stack \($0.count)") }).disposed(by: bag)
        tabs.rx.viewControllers.subscribe(onNext: { counts.append("tabs \($0.count)") }).disposed(by: bag)
        tabs.rx.selected.subscribe(onNext: { counts.append("selected \(type(of: $0))") }).disposed(by: bag)
        counts = []
        stack.push(Fleeting())
        #expect(stack.viewControllers.count == 1 && counts.isEmpty || counts == ["stack 2", "stack 1"])
        counts = []
        stack.pop()
        stack.set(stack.viewControllers)
        tabs.set(tabs.viewControllers)
        tabs.select(stack)
        #expect(counts.isEmpty)
        window.close()
        #expect(counts.isEmpty)
    }
}
