// SPDX-License-Identifier: MIT

import FlowKit
import RxKernel
import XCTest

final class MailMigrationTests: XCTestCase {
    private var coordinator: FlowCoordinator! = FlowCoordinator()
    private var mail: MailFlow! = MailFlow()
    private var window: UIWindow! = UIWindow()
    private var disposeBag = DisposeBag()
    private var navigations = [String]()
    private weak var releasedFlow: MailFlow?
    private weak var releasedTabs: UITabBarController?

    override func setUp() {
        super.setUp()
        coordinator.rx.didNavigate
            .map { (flow, step) in "\((flow as? MailboxFlow)?.name ?? "\(type(of: flow))") \(step)" }
            .subscribe(onNext: { [unowned self] in self.navigations.append($0) })
            .disposed(by: disposeBag)
    }

    override func tearDown() {
        releasedFlow = mail
        releasedTabs = mail.tabs
        disposeBag = DisposeBag()
        coordinator = nil
        window = nil
        mail = nil
        XCTAssertNil(releasedFlow)
        XCTAssertNil(releasedTabs)
        super.tearDown()
    }

    private func start(user: String?, turns: Bool = true) {
        window.rootViewController = mail.rootViewController
        window.makeKeyAndVisible()
        coordinator.coordinate(flow: mail, with: SessionStepper(user: user, menu: mail))
        if turns { turn(8) }
        navigations = turns ? [] : navigations
    }

    private func top(_ controller: UIViewController?) -> MailViewController? {
        return (controller as? UINavigationController)?.topViewController as? MailViewController
    }

    private var presented: UIViewController? { return mail.rootViewController.presentedViewController }

    func testTheTabsComeUpWhenAllFiveAreReady() {
        start(user: "ada", turns: false)
        XCTAssertEqual(
            navigations, ["MailFlow start", "MailFlow isSignedIn(user: \"ada\")", "Inbox mailbox(\"Inbox\")"])
        XCTAssertNil(mail.tabs.viewControllers)
        turn(8)
        XCTAssertEqual(
            navigations.suffix(4),
            ["Drafts", "Sent", "Junk", "Archive"].map { "\($0) mailbox(\"\($0)\")" })
        XCTAssertEqual(mail.tabs.viewControllers?.count, 5)
        XCTAssertEqual(mail.mailboxes[0].rootViewController.topViewController?.isVisible, true)
        XCTAssertEqual(mail.mailboxes[1].rootViewController.topViewController?.isVisible, false)
    }

    func testAStepperThatFiveFlowsShareReachesThemAll() {
        start(user: "ada")
        mail.network.goOffline()
        XCTAssertEqual(mail.mailboxes.map { $0.timesOffline }, [1, 1, 1, 1, 1])
        XCTAssertEqual(navigations.count, 5)
    }

    func testALetterIsWrittenInAFlowThatEnds() {
        start(user: "ada")
        let inbox = mail.mailboxes[0]
        for step in [MailStep.letterIsSent(id: 1), .letterIsDiscarded] {
            top(inbox.rootViewController)?.viewModel.emit(.compose(to: "bob"))
            let screen = top(inbox.rootViewController.presentedViewController)
            XCTAssertEqual(screen?.title, "To bob")
            screen?.viewModel.emit(step)
            XCTAssertNil(inbox.rootViewController.presentedViewController)
            XCTAssertEqual(screen?.isDismissed, true)
        }
        XCTAssertEqual(
            navigations,
            [
                "Inbox compose(to: Optional(\"bob\"))", "ComposeFlow compose(to: Optional(\"bob\"))",
                "ComposeFlow letterIsSent(id: 1)", "Inbox letterIsSent(id: 1)",
                "Inbox compose(to: Optional(\"bob\"))", "ComposeFlow compose(to: Optional(\"bob\"))",
                "ComposeFlow letterIsDiscarded", "Inbox letterIsDiscarded",
            ])
    }

    func testALetterThatIsClosedByTheUserLeavesNothing() {
        start(user: "ada")
        weak var screen: MailViewController?
        autoreleased {
            let inbox = mail.mailboxes[0]
            top(inbox.rootViewController)?.viewModel.emit(.compose(to: nil))
            screen = top(inbox.rootViewController.presentedViewController)
            XCTAssertNotNil(screen)
            inbox.rootViewController.dismiss(animated: true)
        }
        turn(8)
        XCTAssertNil(screen)
        XCTAssertEqual(navigations.last, "ComposeFlow compose(to: nil)")
        coordinator.navigate(to: MailStep.letterIsSent(id: 1))
        XCTAssertFalse(navigations.contains("ComposeFlow letterIsSent(id: 1)"))
    }

    func testTheFlowOfTheApplicationIsAStepperToo() {
        start(user: "ada")
        mail.steps.accept(MailStep.settings)
        XCTAssertEqual(navigations, ["MailFlow settings", "SettingsTreeFlow settings"])
        XCTAssertEqual(top(presented)?.title, "Settings")
        top(presented)?.viewModel.emit(.settingsAreDone)
        XCTAssertEqual(
            navigations.suffix(2), ["SettingsTreeFlow settingsAreDone", "MailFlow settingsAreDone"])
        XCTAssertNil(presented)
    }

    /// Opens the settings, its accounts and one of these.
    private func openAccount(_ id: Int) {
        start(user: "ada")
        mail.steps.accept(MailStep.settings)
        top(presented)?.viewModel.emit(.accounts)
        top(presented)?.viewModel.emit(.account(id: id))
    }

    func testFlowsShareTheStackOfTheFlowAboveThem() {
        openAccount(3)
        XCTAssertEqual(top(presented)?.title, "Account 3")
        XCTAssertEqual(
            (presented as? UINavigationController)?.viewControllers.map { $0.title },
            ["Settings", "Accounts", "Account 3"])
    }

    func testAFlowInTheStackOfItsParentIsRetainedAfterItsScreensArePopped() {
        openAccount(3)
        let stack = presented as? UINavigationController
        stack?.popViewController(animated: true)
        stack?.popViewController(animated: true)
        XCTAssertEqual(top(stack)?.title, "Settings")
        navigations = []
        coordinator.navigate(to: MailStep.account(id: 4))
        XCTAssertTrue(navigations.contains("AccountsFlow account(id: 4)"))
    }

    func testTheLastAccountSignsOutThroughThreeFlows() {
        openAccount(1)
        navigations = []
        top(presented)?.viewModel.emit(.accountIsDeleted(id: 1))
        XCTAssertEqual(
            navigations,
            ["AccountsFlow accountIsDeleted(id: 1)", "SettingsTreeFlow isSignedOut", "MailFlow isSignedOut"])
        turn(8)
        // The forward of a flow that was dismissed meanwhile is ignored.
        XCTAssertEqual(navigations.count, 3)
        XCTAssertEqual(mail.hasSignedOut, 1)
        XCTAssertEqual(top(mail.rootViewController)?.title, "Sign in")
        navigations = []
        top(mail.rootViewController)?.viewModel.emit(.isSignedIn(user: "bob"))
        XCTAssertEqual(navigations.first, "MailFlow isSignedIn(user: \"bob\")")
        turn(8)
        XCTAssertEqual(mail.tabs.viewControllers?.count, 5)
    }

    func testAHundredLettersLeaveNoFlowBehind() {
        start(user: "ada")
        let inbox = mail.mailboxes[0]
        for id in 0..<100 {
            top(inbox.rootViewController)?.viewModel.emit(.compose(to: "bob"))
            top(inbox.rootViewController.presentedViewController)?.viewModel.emit(.letterIsSent(id: id))
        }
        turn(8)
        navigations = []
        coordinator.navigate(to: MailStep.letterIsSent(id: 100))
        XCTAssertEqual(navigations.count, 6)
    }

    private func autoreleased(_ body: () -> Void) { body() }
}

// MARK: - Tests of single flows

/// What the tests of a flow look at.
extension FlowContributors {
    fileprivate var contributors: [FlowContributor] {
        switch self {
        case .multiple(let contributors): return contributors
        case .one(let contributor): return [contributor]
        case .end, .none: return []
        case .triggerParentFlow(let step): return [.forwardToParentFlow(withStep: step)]
        }
    }

    fileprivate var lastStep: Step? {
        if case .end(let step) = self { return step }
        return nil
    }
}

extension FlowContributor {
    fileprivate var presentable: Presentable? {
        guard case .contribute(let presentable, _, _, _) = self else { return nil }
        return presentable
    }

    fileprivate var forward: Step? {
        switch self {
        case .contribute: return nil
        case .forwardToCurrentFlow(let step), .forwardToParentFlow(let step): return step
        }
    }
}

final class MailFlowTests: XCTestCase {
    func testAMailboxContributesItsScreenWithItsViewModel() throws {
        let flow = MailboxFlow(name: "Inbox")
        guard
            case .one(.contribute(let presentable, let stepper, let notPresented, let dismissed)) =
                flow.navigate(to: MailStep.letter(id: 1))
        else { return XCTFail("expected one contributor") }
        let screen = try XCTUnwrap(presentable as? MailViewController)
        XCTAssertEqual(screen.title, "Letter 1")
        XCTAssertTrue(stepper as? MailViewModel === screen.viewModel)
        XCTAssertFalse(notPresented || dismissed)
    }

    func testTheApplicationContributesFiveMailboxes() {
        let flow: any Flow = MailFlow()
        let contributors = flow.navigate(to: MailStep.isSignedIn(user: "ada")).contributors
        XCTAssertEqual(
            contributors.compactMap { ($0.presentable as? MailboxFlow)?.name },
            ["Inbox", "Drafts", "Sent", "Junk", "Archive"])
    }

    func testALetterEndsWithItsStep() {
        let flow = ComposeFlow(recipient: nil)
        XCTAssertEqual(
            flow.navigate(to: MailStep.letterIsDiscarded).lastStep as? MailStep, .letterIsDiscarded)
        XCTAssertNil(flow.navigate(to: MailStep.settings).lastStep)
    }

    func testTheLastAccountForwardsTwice() {
        let flow = AccountsFlow(navigation: UINavigationController())
        let contributors = flow.navigate(to: MailStep.accountIsDeleted(id: 1)).contributors
        XCTAssertEqual(contributors.map { $0.forward as? MailStep }, [.isSignedOut, .letterIsDiscarded])
    }
}
