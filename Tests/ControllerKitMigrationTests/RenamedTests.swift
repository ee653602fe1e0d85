// SPDX-License-Identifier: MIT

// The names of RxController's older releases and of its README, and some of UIKit and RxCocoa. They compile with a warning that names
// today's form; deprecated declarations may use them without one, and a test calls those through a protocol, which is not deprecated.

import ControllerKit
import HeadlessBackend
import XCTest

@available(*, deprecated)
class OldChildViewModel: RxChildViewModel {
    var moments = [String]()
    let topic = BehaviorRelay<String?>(value: nil)
    let source = PublishRelay<Int>()

    override func prepareForParentEvents() {
        bindParentEvents(to: topic, with: RoomEvent.topic)
        bindToParentEvent(from: source, with: RoomEvent.count)
    }

    override func controllerDidLoad() { moments.append("didLoad") }
    override func controllerWillAppear() { moments.append("willAppear") }
    override func controllerDidAppear() { moments.append("didAppear") }
    override func controllerWillDisappear() { moments.append("willDisappear") }
    override func controllerDidDisappear() { moments.append("didDisappear") }

    func choose(_ topic: String) {
        parentEvents.accept(event: RoomEvent.topic.event(topic))
    }

    func finish() {
        acceptStepsEvent(OldStep.finished)
    }
}

enum OldStep: Step {
    case finished
}

@available(*, deprecated)
class OldChildViewController: RxChildViewController<OldChildViewModel> {}

@available(*, deprecated)
class OldParentViewModel: RxViewModel {
    let source = PublishRelay<String>()

    override init() {
        super.init()
        bindToEvent(from: source, with: RoomEvent.topic)
    }

    override func prepareForParentEvents() {
        forward(toEvent: SeatEvent.topic, parentEvent: RoomEvent.topic)
        forward(
            toEvent: SeatEvent.count, parentEvent: RoomEvent.count,
            flatMapLatest: { (count: Int?) in
                Observable.just((count ?? 0) + 1)
            })
    }
}

@available(*, deprecated)
class OldParentViewController: RxViewController<OldParentViewModel> {
    let container = Box()
    let child = OldChildViewController(viewModel: OldChildViewModel())
    var completed: View?

    override func subviews() -> [View] { return [container] }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child, to: container, completion: { self.completed = $0 })
    }
}

protocol RenamedCases {
    func checkChildControllers()
    func checkViewModels()
    func checkControllers()
    func checkNavigationControllers()
    @MainActor func checkViews()
    @MainActor func checkAnchors()
}

private struct Movie: Identifiable, Equatable {
    let id: Int
    let name: String
}

final class RenamedTests: XCTestCase {
    private let disposeBag = DisposeBag()
    private var cases: RenamedCases { return self }

    override class func setUp() {
        super.setUp()
        HeadlessBackend.install()
    }

    func testTheOldNamesOfChildControllersWork() { cases.checkChildControllers() }
    func testTheOldNamesOfViewModelsWork() { cases.checkViewModels() }
    func testAControllerCanBeAddedByItsOldNames() { cases.checkControllers() }
    func testANavigationControllerContributesByItsOldName() { cases.checkNavigationControllers() }
    @MainActor func testTheNamesOfUIKitsViewsWork() { cases.checkViews() }
    @MainActor func testTheLeftAndRightAnchorsAreTheLeadingAndTrailingOnes() { cases.checkAnchors() }
}

extension RenamedTests: RenamedCases {
    @available(*, deprecated)
    func checkChildControllers() {
        let controller = OldParentViewController(viewModel: OldParentViewModel())
        let window = WindowController(root: controller)
        window.present()
        XCTAssertTrue(controller.completed === controller.child.view)
        XCTAssertEqual(controller.child.viewModel.moments, ["didLoad", "willAppear", "didAppear"])
        var steps = 0
        controller.viewModel.steps.subscribe(onNext: { _ in steps += 1 }).disposed(by: disposeBag)
        controller.child.viewModel.finish()
        XCTAssertEqual(steps, 1)
        controller.viewModel.source.accept("Swift")
        XCTAssertEqual(controller.child.viewModel.topic.value, "Swift")
        var counts = [Int]()
        controller.viewModel.events.unwrappedValue(of: RoomEvent.count).subscribe(onNext: {
            counts.append($0)
        })
        .disposed(by: disposeBag)
        controller.child.viewModel.source.accept(2)
        XCTAssertEqual(counts, [2])
        controller.child.viewModel.choose("Linux")
        XCTAssertEqual(controller.child.viewModel.topic.value, "Linux")
        window.close()
        XCTAssertEqual(controller.child.viewModel.moments.suffix(2), ["willDisappear", "didDisappear"])
    }

    @available(*, deprecated)
    func checkViewModels() {
        let room = RxViewModel()
        let parent = OldParentViewModel()
        let children = [RxViewModel(), RxViewModel(), RxViewModel()]
        room.addChildModel(parent)
        parent.addChildModels(children[0], children[1])
        var counts = [Int]()
        room.events.unwrappedValue(of: RoomEvent.count).subscribe(onNext: { counts.append($0) }).disposed(
            by: disposeBag)
        children[0].parentEvents.accept(event: SeatEvent.count.event(1))
        XCTAssertEqual(counts, [2])
        var topics = [String]()
        parent.events.accept(SeatEvent.topic.event("Swift"))
        parent.removeAllCachedEvents()
        parent.events.accept(SeatEvent.count.event(5))
        parent.removeCachedEvent(at: SeatEvent.count)
        children[2].parentEvents.unwrappedValue(of: SeatEvent.topic).subscribe(onNext: { topics.append($0) })
            .disposed(by: disposeBag)
        parent.addChildModel(children[2])
        XCTAssertEqual(topics, [])
    }

    @available(*, deprecated)
    func checkControllers() {
        let parent = ViewController()
        let first = ViewController()
        let second = ViewController()
        parent.addRxChild(first)
        parent.addFullSizeChild(second)
        XCTAssertTrue(parent.children.last === second)
        XCTAssertEqual(parent.children.count, 2)
    }

    @available(*, deprecated)
    func checkNavigationControllers() {
        let viewModel = OldChildViewModel()
        let navigation = NavigationController()
        navigation.pushViewController(OldChildViewController(viewModel: viewModel), animated: false)
        XCTAssertEqual(
            FlowContributors.navigationController(navigation), .viewController(navigation, with: viewModel))
        navigation.pushViewController(ViewController(), animated: false)
        XCTAssertNotNil(navigation.popViewController(animated: false))
        let screens = [ViewController(), ViewController(), ViewController()]
        navigation.setViewControllers(screens, animated: false)
        XCTAssertEqual(navigation.popToViewController(screens[1], animated: false)?.count, 1)
        XCTAssertEqual(navigation.popToRootViewController(animated: false)?.count, 1)
        XCTAssertEqual(NavigationController(rootViewController: ViewController()).viewControllers.count, 1)
        let tabs = TabController()
        tabs.setViewControllers([navigation], animated: false)
        XCTAssertTrue(navigation.tabBarItem === navigation.tabItem)
        XCTAssertTrue(screens[0].tabBarController === tabs && screens[0].splitViewController == nil)
    }

    @available(*, deprecated)
    @MainActor func checkViews() {
        let bag = DisposeBag()
        let spinner = Spinner()
        let bar = ProgressBar()
        let network = Switch()
        let sizes = RadioGroup(["Small", "Large"])
        let list = ListView<Movie>(cell: { Label() }, configure: { $0.text = $1.name })
        Observable.just(false).bind(to: spinner.rx.isAnimating).disposed(by: bag)
        Observable.just(Float(0.5)).bind(to: bar.rx.progress).disposed(by: bag)
        XCTAssertTrue(!spinner.isSpinning && bar.fraction == 0.5)
        spinner.startAnimating()
        bar.setProgress(0.25, animated: true)
        network.setOn(true, animated: true)
        XCTAssertTrue(spinner.isAnimating && bar.progress == 0.25 && network.isOn)

        var values = [String]()
        network.rx.value.subscribe(onNext: { values.append("\($0)") }).disposed(by: bag)
        sizes.rx.selectedSegmentIndex.subscribe(onNext: { values.append("\($0)") }).disposed(by: bag)
        XCTAssertEqual(values, ["true", "0"])
        Observable.just(1).bind(to: sizes.rx.selectedSegmentIndex).disposed(by: bag)
        XCTAssertEqual(sizes.selectedIndex, 1)
        sizes.selectedSegmentIndex = -1
        XCTAssertNil(sizes.selectedIndex)

        let picker = DropDown([])
        Observable.just([Movie(id: 1, name: "Alien"), Movie(id: 2, name: "Brazil")])
            .bind(to: picker.rx.itemTitles) { row, movie in "\(row + 1). \(movie.name)" }
            .disposed(by: bag)
        XCTAssertEqual(picker.options, ["1. Alien", "2. Brazil"])
        picker.rx.itemSelected.subscribe(onNext: { row, _ in values.append("\(row)") }).disposed(by: bag)
        picker.receive(.selected(1))
        XCTAssertEqual(values.last, "1")

        let page = ScrollView(Label("Rows"))
        page.rx.didScroll.subscribe(onNext: { values.append("scrolled") }).disposed(by: bag)
        page.setContentOffset(Point(x: 0, y: 20), animated: false)
        XCTAssertEqual(values.last, "scrolled")
        Observable.just(Point(x: 0, y: 5)).bind(to: page.rx.contentOffset).disposed(by: bag)
        XCTAssertEqual(page.contentOffset.y, 5)

        list.items = [Movie(id: 1, name: "Alien")]
        list.rx.modelSelected(Movie.self).subscribe(onNext: { values.append($0.name) }).disposed(by: bag)
        let search = TextField(purpose: .search)
        search.rx.searchButtonClicked.subscribe(onNext: { values.append("search") }).disposed(by: bag)
        search.rx.cancelButtonClicked.subscribe(onNext: { values.append("cancel") }).disposed(by: bag)
        let notes = TextView()
        notes.rx.didChange.subscribe(onNext: { values.append("changed") }).disposed(by: bag)
        list.receive(.activated(0))
        search.receive(.activated)
        search.receive(.cancelled)
        XCTAssertEqual(values.suffix(3), ["Alien", "search", "cancel"])
    }

    @available(*, deprecated)
    @MainActor func checkAnchors() {
        let label = Label("Ada")
        let view = LayoutView([label])
        LayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 12),
            label.rightAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        XCTAssertEqual(shownConstraints(of: view).map(\.firstAttribute), [.leading, .trailing])
        XCTAssertEqual(shownConstraints(of: view).map(\.secondAttribute), [.leading, .trailing])
    }
}

@MainActor private func shownConstraints(of view: LayoutView) -> [LayoutConstraintState] {
    let constraints = (view.backendView as? HeadlessLayoutView)?.constraints ?? [:]
    return constraints.sorted { $0.key < $1.key }.map { $0.value }
}
