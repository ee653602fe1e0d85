// SPDX-License-Identifier: MIT

import Dispatch
import FlowKit
import RxKernel
import XCTest

final class ClinicMigrationTests: XCTestCase {
    private let reminders = ReminderService()
    private let window = UIWindow()
    private var coordinator: FlowCoordinator! = FlowCoordinator()
    private var clinic: ClinicFlow!
    private var disposeBag = DisposeBag()
    private var navigations = [String]()
    private weak var introduction: IntroductionFlow?
    private weak var appointments: AppointmentsFlow?

    private var navigation: UINavigationController? {
        return window.rootViewController as? UINavigationController
    }
    private var pages: UIPageViewController? { return window.rootViewController as? UIPageViewController }
    private var page: PageViewController? { return pages?.viewControllers?.first as? PageViewController }
    private var list: AppointmentsViewController? {
        return navigation?.viewControllers.first as? AppointmentsViewController
    }

    override func tearDown() {
        coordinator = nil
        clinic = nil
        disposeBag = DisposeBag()
        XCTAssertNil(introduction)
        XCTAssertNil(appointments)
        super.tearDown()
    }

    private func start(with step: Step, keepsPages: Bool = true) {
        clinic = ClinicFlow(window: window, reminders: reminders, keepsPages: keepsPages)
        coordinator.rx.willNavigate
            .subscribe(onNext: { [unowned self] (flow, step) in
                self.navigations.append("\(type(of: flow)) \(step)")
                if let flow = flow as? IntroductionFlow { self.introduction = flow }
                if let flow = flow as? AppointmentsFlow { self.appointments = flow }
            })
            .disposed(by: disposeBag)
        coordinator.coordinate(flow: clinic, with: OneStepper(withSingleStep: step))
        turn()
    }

    /// Waits until another step was navigated.
    private func waitForNavigation(_ action: () -> Void) {
        let expectation = self.expectation(description: "navigated")
        coordinator.rx.didNavigate.take(1)
            .subscribe(onNext: { _ in expectation.fulfill() })
            .disposed(by: disposeBag)
        action()
        waitForExpectations(timeout: 10)
    }

    func testAFlowWithAWindowAsItsRootShowsItsChildWhenThatIsReady() {
        start(with: ClinicStep.launch)
        XCTAssertEqual(navigations, ["ClinicFlow launch", "IntroductionFlow introduction"])
        XCTAssertEqual(page?.number, 0)
        XCTAssertEqual(page?.isVisible, true)
    }

    func testPagesThatMayEmitWhenDismissedContinue() {
        start(with: ClinicStep.launch)
        page?.next()
        page?.next()
        page?.back()
        page?.back()
        XCTAssertEqual(page?.number, 0)
        page?.next()
        XCTAssertEqual(page?.number, 1)
    }

    func testPagesThatMayNotDieWithTheFirstSwitch() {
        start(with: ClinicStep.launch, keepsPages: false)
        page?.next()
        page?.back()
        XCTAssertEqual(page?.number, 0)
        // This page was dismissed when the next one was shown.
        page?.next()
        XCTAssertEqual(page?.number, 0)
    }

    func testTheIntroductionEndsAndTheAppointmentsTakeItsPlaceInTheWindow() {
        start(with: ClinicStep.launch)
        page?.next()
        page?.next()
        page?.next()
        XCTAssertEqual(
            navigations.suffix(4),
            [
                "IntroductionFlow introductionPage(3)", "ClinicFlow introductionIsDone(skipped: false)",
                "AppointmentsFlow appointments", "AppointmentsFlow home",
            ])
        turn()
        XCTAssertNil(introduction)
        XCTAssertEqual(list?.isVisible, true)
    }

    func testAPageMaySkipTheRest() {
        start(with: ClinicStep.launch)
        page?.skip()
        turn()
        XCTAssertEqual(navigations.last, "AppointmentsFlow home")
        XCTAssertTrue(navigations.contains("ClinicFlow introductionIsDone(skipped: true)"))
        XCTAssertNil(introduction)
    }

    func testAControllerAndItsViewModelEmitThroughOneStepper() {
        start(with: ClinicStep.appointments)
        XCTAssertEqual(list?.viewModel.timesReady, 1)
        list?.viewModel.open(7)
        XCTAssertEqual(navigation?.topViewController?.title, "appointment(id: 7)")
        navigation?.popViewController(animated: true)
        XCTAssertEqual(
            navigations,
            [
                "ClinicFlow appointments", "AppointmentsFlow appointments", "AppointmentsFlow home",
                "AppointmentsFlow appointment(id: 7)",
            ])
    }

    func testAServiceEmitsWhileItsScreenIsHiddenAndFromAnotherThread() {
        start(with: ClinicStep.appointments)
        list?.viewModel.open(7)
        reminders.counts.onNext(1)
        XCTAssertEqual(appointments?.reminderCounts, [1])
        waitForNavigation {
            DispatchQueue.global().async { self.reminders.counts.onNext(2) }
        }
        XCTAssertEqual(appointments?.reminderCounts, [1, 2])
        navigation?.leave()
        reminders.counts.onNext(3)
        turn()
        XCTAssertNil(appointments)
    }

    func testAPermissionIsAskedForOnAnotherThread() {
        start(with: ClinicStep.appointments)
        waitForNavigation { list?.viewModel.scan() }
        XCTAssertEqual(navigation?.topViewController?.title, "scanner")
        navigation?.popViewController(animated: true)
        clinic.camera = .denied
        waitForNavigation { list?.viewModel.scan() }
        XCTAssertEqual(navigation?.presentedViewController?.title, "no permission")
    }

    func testAnAdaptThatFailsIsNavigatedAsNoStep() {
        start(with: ClinicStep.appointments)
        clinic.camera = .broken
        waitForNavigation { list?.viewModel.scan() }
        XCTAssertEqual(navigations.last, "AppointmentsFlow NoneStep()")
        XCTAssertTrue(navigation?.topViewController === list)
    }

    func testAScreenThatIsHiddenWhileItsStepIsAdaptedStillNavigates() {
        start(with: ClinicStep.appointments)
        waitForNavigation {
            list?.viewModel.scan()
            navigation?.pushViewController(UIViewController(), animated: false)
        }
        XCTAssertEqual(navigations.last, "AppointmentsFlow scanner")
    }

    func testAQuestionThatIsAStructIsAskedOnce() throws {
        start(with: ClinicStep.appointments)
        coordinator.navigate(to: ClinicStep.appointment(id: 3))
        coordinator.navigate(to: ClinicStep.cancelAppointment(id: 3))
        let question = try XCTUnwrap(appointments?.question)
        question.answer(yes: true)
        XCTAssertEqual(navigations.last, "AppointmentsFlow appointmentIsCancelled(id: 3)")
        XCTAssertTrue(navigation?.topViewController === list)
        let count = navigations.count
        question.answer(yes: true)
        XCTAssertEqual(navigations.count, count)
    }

    func testAnExpiredSessionStartsAgain() {
        start(with: ClinicStep.appointments)
        list?.expire()
        turn()
        XCTAssertEqual(
            navigations.suffix(3),
            ["AppointmentsFlow sessionHasExpired", "ClinicFlow launch", "IntroductionFlow introduction"])
        XCTAssertNil(appointments)
    }

    func testAnotherCoordinatorStartsTheApplicationAgain() {
        start(with: ClinicStep.appointments)
        XCTAssertNotNil(appointments)
        coordinator = FlowCoordinator()
        XCTAssertNil(appointments)
        disposeBag = DisposeBag()
        navigations = []
        start(with: ClinicStep.launch)
        XCTAssertEqual(navigations, ["ClinicFlow launch", "IntroductionFlow introduction"])
    }
}
