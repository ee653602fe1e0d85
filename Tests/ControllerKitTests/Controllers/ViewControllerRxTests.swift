// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct ViewControllerRxTests {
    private let bag = DisposeBag()

    @Test func displayedFollowsWhatIsSeenWithoutAFirstValue() {
        let screen = Screen("Screen")
        var states: [Bool] = []
        screen.rx.displayed.subscribe(onNext: { states.append($0) }).disposed(by: bag)
        #expect(states.isEmpty)
        let navigation = NavigationController(root: screen)
        let window = WindowController(root: navigation)
        window.present()
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
        let window = WindowController(root: navigation)
        window.present()
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
        let window = WindowController(root: navigation)
        window.present()
        navigation.push(detail)
        navigation.pop()
        #expect(dismissals == ["detail true"])
        detail.rx.dismissed.subscribe(onNext: { _ in dismissals.append("late") }).disposed(by: bag)
        window.close()
        #expect(dismissals == ["detail true", "list false"])
    }

    @Test func isDismissingIsSentBeforeAnythingChanges() {
        let presenter = Screen("Presenter")
        let window = WindowController(root: presenter)
        window.present()
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
}
