// SPDX-License-Identifier: MIT

// A mail program, as one for RxFlow would be: an application flow that is a stepper itself, five tabs that come up when they are all ready,
// a letter that is written in a flow of its own, settings three flows deep, and contributors that tests take apart.

import FlowKit
import RxKernel

enum MailStep: Step, Equatable {
    case start
    case signIn
    case isSignedIn(user: String)
    case mailbox(String)
    case letter(id: Int)
    case compose(to: String?)
    case letterIsSent(id: Int)
    case letterIsDiscarded
    case settings
    case accounts
    case account(id: Int)
    case accountIsDeleted(id: Int)
    case settingsAreDone
    case isSignedOut
    case isOffline
}

// MARK: - Screens

class MailViewModel: Stepper {
    let steps = PublishRelay<Step>()
    func emit(_ step: MailStep) { steps.accept(step) }
}

class MailViewController: UIViewController {
    let viewModel = MailViewModel()

    init(_ title: String) {
        super.init()
        self.title = title
    }
}

/// The contributors of this application, with a shorter name each.
extension FlowContributors {
    static func screen(_ controller: MailViewController) -> FlowContributors {
        return .one(
            flowContributor: .contribute(
                withNextPresentable: controller, withNextStepper: controller.viewModel))
    }

    static func start(_ flow: any Flow, with step: MailStep) -> FlowContributors {
        return .one(
            flowContributor: .contribute(
                withNextPresentable: flow, withNextStepper: OneStepper(withSingleStep: step)))
    }
}

// MARK: - Steppers

/// Starts with the step at which the last session ended, and emits the steps that the menu requests.
final class SessionStepper: Stepper {
    let steps = PublishRelay<Step>()
    private let user: String?
    private let menu: Stepper
    private let disposeBag = DisposeBag()

    init(user: String?, menu: Stepper) {
        self.user = user
        self.menu = menu
    }

    var initialStep: Step { return MailStep.start }

    func readyToEmitSteps() {
        steps.accept(user.map { MailStep.isSignedIn(user: $0) } ?? MailStep.signIn)
        menu.steps.bind(to: steps).disposed(by: disposeBag)
    }
}

/// Notifies every mailbox of changes on the network.
final class NetworkStepper: Stepper {
    let steps = PublishRelay<Step>()
    func goOffline() { steps.accept(MailStep.isOffline) }
}

/// Steppers of the framework in one, with a first step.
final class MailboxStepper: CompositeStepper {
    private let mailbox: String

    init(mailbox: String, network: NetworkStepper) {
        self.mailbox = mailbox
        super.init(steppers: [network])
    }

    override var initialStep: Step { return MailStep.mailbox(mailbox) }
}

// MARK: - Flows

/// A flow that is a stepper too: what a menu asks for is a step of its own.
final class MailFlow: Flow, Stepper {
    let steps = PublishRelay<Step>()
    let rootViewController = UINavigationController()
    let tabs = UITabBarController()
    let network = NetworkStepper()
    private(set) var mailboxes = [MailboxFlow]()
    var hasSignedOut = 0

    var root: Presentable { return rootViewController }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        switch step {
        case .start:
            rootViewController.setViewControllers([UIViewController()], animated: false)
            return .none
        case .signIn:
            let screen = MailViewController("Sign in")
            rootViewController.setViewControllers([screen], animated: false)
            return .screen(screen)
        case .isSignedIn:
            return showMailboxes()
        case .settings:
            return showSettings()
        case .settingsAreDone:
            rootViewController.dismiss(animated: true)
            return .none
        case .isSignedOut:
            hasSignedOut += 1
            rootViewController.dismiss(animated: true)
            mailboxes = []
            return navigate(to: MailStep.signIn)
        default:
            return .none
        }
    }

    private func showMailboxes() -> FlowContributors {
        mailboxes = ["Inbox", "Drafts", "Sent", "Junk", "Archive"].map(MailboxFlow.init)
        let flows = mailboxes
        Flows.use(flows[0], flows[1], flows[2], flows[3], flows[4], when: .ready) {
            [unowned self]
            (
                inbox: UINavigationController, drafts: UINavigationController, sent: UINavigationController,
                junk: UINavigationController, archive: UINavigationController
            ) in
            self.tabs.setViewControllers([inbox, drafts, sent, junk, archive], animated: false)
            self.rootViewController.setViewControllers([self.tabs], animated: false)
        }
        return .multiple(
            flowContributors: flows.map {
                .contribute(
                    withNextPresentable: $0,
                    withNextStepper: MailboxStepper(mailbox: $0.name, network: network))
            })
    }

    private func showSettings() -> FlowContributors {
        let settings = SettingsTreeFlow()
        Flows.use(settings, when: .created) { [unowned self] root in
            self.rootViewController.present(root, animated: true)
        }
        return .start(settings, with: .settings)
    }
}

final class MailboxFlow: Flow {
    let name: String
    let rootViewController = UINavigationController()
    private(set) var timesOffline = 0
    private(set) var log = [String]()

    var root: Presentable { return rootViewController }

    init(name: String) { self.name = name }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        log.append("\(step)")
        switch step {
        case .mailbox(let title):
            let screen = MailViewController(title)
            rootViewController.setViewControllers([screen], animated: false)
            return .screen(screen)
        case .letter(let id):
            let screen = MailViewController("Letter \(id)")
            rootViewController.pushViewController(screen, animated: true)
            return .screen(screen)
        case .compose(let recipient):
            let compose = ComposeFlow(recipient: recipient)
            Flows.use(compose, when: .created) { [unowned self] root in
                self.rootViewController.present(root, animated: true)
            }
            return .start(compose, with: step)
        case .letterIsSent, .letterIsDiscarded:
            rootViewController.dismiss(animated: true)
            return .none
        case .isOffline:
            timesOffline += 1
            return .none
        default:
            return .none
        }
    }
}

final class ComposeFlow: Flow {
    private let rootViewController = UINavigationController()
    private let recipient: String?

    var root: Presentable { return rootViewController }

    init(recipient: String?) { self.recipient = recipient }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        switch step {
        case .compose:
            let screen = MailViewController("To \(recipient ?? "")")
            rootViewController.pushViewController(screen, animated: false)
            return .screen(screen)
        case .letterIsSent, .letterIsDiscarded:
            return .end(forwardToParentFlowWithStep: step)
        default:
            return .none
        }
    }
}

/// Shows its screens in one stack, which the flows below it share.
final class SettingsTreeFlow: Flow {
    let rootViewController = UINavigationController()

    var root: Presentable { return rootViewController }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        switch step {
        case .settings:
            let screen = MailViewController("Settings")
            rootViewController.pushViewController(screen, animated: false)
            return .screen(screen)
        case .accounts:
            return .start(AccountsFlow(navigation: rootViewController), with: .accounts)
        case .settingsAreDone:
            return .end(forwardToParentFlowWithStep: step)
        case .isSignedOut:
            return .one(flowContributor: .forwardToParentFlow(withStep: step))
        default:
            return .none
        }
    }
}

final class AccountsFlow: Flow {
    private let navigation: UINavigationController

    var root: Presentable { return navigation }

    init(navigation: UINavigationController) { self.navigation = navigation }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? MailStep else { return .none }
        switch step {
        case .accounts:
            let screen = MailViewController("Accounts")
            navigation.pushViewController(screen, animated: true)
            return .screen(screen)
        case .account(let id):
            let screen = MailViewController("Account \(id)")
            navigation.pushViewController(screen, animated: true)
            return .screen(screen)
        case .accountIsDeleted(let id):
            navigation.popViewController(animated: true)
            return id == 1
                ? .multiple(flowContributors: [
                    .forwardToParentFlow(withStep: MailStep.isSignedOut),
                    .forwardToCurrentFlow(withStep: MailStep.letterIsDiscarded),
                ]) : .none
        default:
            return .none
        }
    }
}
