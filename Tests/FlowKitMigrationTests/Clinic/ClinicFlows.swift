// SPDX-License-Identifier: MIT

// The application of a clinic, as a program for RxFlow would be: a window as root, an introduction in pages, a permission that is asked for
// on another thread, a service that emits steps in the background, and questions that are structs. Only its imports differ.

import Dispatch
import FlowKit
import RxKernel

enum ClinicStep: Step {
    case launch
    case introduction
    case introductionPage(Int)
    case introductionIsDone(skipped: Bool)
    case appointments
    case appointment(id: Int)
    case cancelAppointment(id: Int)
    case appointmentIsCancelled(id: Int)
    case scanner
    case scannerIsDenied(reason: String)
    case newReminders(count: Int)
    case sessionHasExpired
}

// MARK: - Services

final class ReminderService {
    let counts = PublishSubject<Int>()
}

enum Camera {
    struct Failure: Error {}
    case allowed, denied, broken

    /// Returns its result on another thread.
    func request() -> Single<Bool> {
        return Single.create { single in
            DispatchQueue.global().async {
                switch self {
                case .allowed: single(.success(true))
                case .denied: single(.success(false))
                case .broken: single(.failure(Failure()))
                }
            }
            return Disposables.create()
        }
    }
}

// MARK: - Steppers

/// Has the first step of the application, and emits the steps that the service finds in the background.
final class ReminderStepper: Stepper {
    let steps = PublishRelay<Step>()
    private let service: ReminderService
    private let disposeBag = DisposeBag()

    init(service: ReminderService) { self.service = service }

    func readyToEmitSteps() {
        service.counts
            .map { ClinicStep.newReminders(count: $0) }
            .bind(to: steps)
            .disposed(by: disposeBag)
    }
}

/// A base class which has the members of the protocol, so that its subclasses may override them.
class BaseViewModel: Stepper {
    let steps = PublishRelay<Step>()
    var initialStep: Step { return RxFlowStep.home }
    func readyToEmitSteps() {}
}

final class AppointmentsViewModel: BaseViewModel {
    private(set) var timesReady = 0
    override func readyToEmitSteps() { timesReady += 1 }
    func open(_ id: Int) { steps.accept(ClinicStep.appointment(id: id)) }
    func scan() { steps.accept(ClinicStep.scanner) }
}

/// A controller with steps of its own, beside those of its view model.
final class AppointmentsViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    let viewModel = AppointmentsViewModel()
    func expire() { steps.accept(ClinicStep.sessionHasExpired) }
}

final class PageViewController: UIViewController, Stepper {
    let steps = PublishRelay<Step>()
    let number: Int
    init(number: Int) { self.number = number }
    func next() { steps.accept(ClinicStep.introductionPage(number + 1)) }
    func back() { steps.accept(ClinicStep.introductionPage(number - 1)) }
    func skip() { steps.accept(ClinicStep.introductionIsDone(skipped: true)) }
}

/// A question, which is a presentable and a stepper by itself.
struct CancelQuestion: Presentable, Stepper {
    let id: Int
    let steps = PublishRelay<Step>()
    private let dismissal = PublishSubject<Void>()

    init(id: Int) { self.id = id }

    var rxVisible: Observable<Bool> { return .just(true) }
    var rxDismissed: Single<Void> { return dismissal.take(1).asSingle() }

    func answer(yes: Bool) {
        if yes { steps.accept(ClinicStep.appointmentIsCancelled(id: id)) }
        dismissal.onNext(())
    }
}

// MARK: - Flows

final class ClinicFlow: Flow {
    private let window: UIWindow
    private let reminders: ReminderService
    private let keepsPages: Bool
    var camera = Camera.allowed

    var root: Presentable { return window }

    init(window: UIWindow, reminders: ReminderService, keepsPages: Bool) {
        self.window = window
        self.reminders = reminders
        self.keepsPages = keepsPages
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ClinicStep else { return .none }
        switch step {
        case .launch:
            let introduction = IntroductionFlow(keepsPages: keepsPages)
            Flows.use(introduction, when: .ready) { [window] (root: UIPageViewController) in
                window.rootViewController = root
                window.makeKeyAndVisible()
            }
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: introduction,
                    withNextStepper: OneStepper(withSingleStep: ClinicStep.introduction)))
        case .introductionIsDone, .appointments:
            let appointments = AppointmentsFlow(
                reminders: reminders, camera: { [unowned self] in self.camera })
            Flows.use(appointments, when: .created) { [window] root in
                window.rootViewController?.leave()
                window.rootViewController = root
                window.makeKeyAndVisible()
            }
            return .one(
                flowContributor: .contribute(
                    withNextPresentable: appointments,
                    withNextStepper: OneStepper(withSingleStep: ClinicStep.appointments)))
        default:
            return .none
        }
    }
}

final class IntroductionFlow: Flow {
    private let pages = UIPageViewController()
    private let keepsPages: Bool
    private let controllers = (0..<3).map(PageViewController.init)

    var root: Presentable { return pages }

    init(keepsPages: Bool) { self.keepsPages = keepsPages }

    func navigate(to step: Step) -> FlowContributors {
        switch step as? ClinicStep {
        case .introduction:
            pages.setViewControllers([controllers[0]], animated: false)
            return .multiple(
                flowContributors: controllers.map {
                    .contribute(
                        withNextPresentable: $0, withNextStepper: $0, allowStepWhenDismissed: keepsPages)
                })
        case .introductionPage(let number) where controllers.indices.contains(number):
            pages.setViewControllers([controllers[number]], animated: true)
            return .none
        case .introductionPage:
            return .end(forwardToParentFlowWithStep: ClinicStep.introductionIsDone(skipped: false))
        case .introductionIsDone(let skipped):
            return .end(forwardToParentFlowWithStep: ClinicStep.introductionIsDone(skipped: skipped))
        default:
            return .none
        }
    }
}

final class AppointmentsFlow: Flow {
    private let rootViewController = UINavigationController()
    private let reminders: ReminderService
    private let camera: () -> Camera
    private(set) var question: CancelQuestion?
    private(set) var reminderCounts = [Int]()

    var root: Presentable { return rootViewController }

    init(reminders: ReminderService, camera: @escaping () -> Camera) {
        self.reminders = reminders
        self.camera = camera
    }

    func adapt(step: Step) -> Single<Step> {
        guard case .scanner? = step as? ClinicStep else { return .just(step) }
        return camera().request().map { isAllowed in
            isAllowed ? step : ClinicStep.scannerIsDenied(reason: "no permission")
        }
    }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? ClinicStep else { return .none }
        switch step {
        case .appointments:
            let list = AppointmentsViewController()
            rootViewController.pushViewController(list, animated: false)
            return .multiple(flowContributors: [
                .contribute(
                    withNextPresentable: list,
                    withNextStepper: CompositeStepper(steppers: [list, list.viewModel])),
                .contribute(
                    withNextPresentable: list, withNextStepper: ReminderStepper(service: reminders),
                    allowStepWhenNotPresented: true),
            ])
        case .appointment, .scanner:
            let screen = UIViewController()
            screen.title = "\(step)"
            rootViewController.pushViewController(screen, animated: true)
            return .none
        case .scannerIsDenied(let reason):
            let alert = UIViewController()
            alert.title = reason
            rootViewController.present(alert, animated: true)
            return .none
        case .cancelAppointment(let id):
            let question = CancelQuestion(id: id)
            self.question = question
            return .one(flowContributor: .contribute(withNext: question))
        case .appointmentIsCancelled:
            question = nil
            rootViewController.popViewController(animated: true)
            return .none
        case .newReminders(let count):
            reminderCounts.append(count)
            return .none
        case .sessionHasExpired:
            return .end(forwardToParentFlowWithStep: ClinicStep.launch)
        default:
            return .none
        }
    }
}
