// SPDX-License-Identifier: MIT

// Written as code for RxController is: XCTest, Swift 5 mode, protocols without `any`, and nothing said about actors. Plain classes,
// free functions and test methods create view models, controllers and views, and call them.

import ControllerKit
import HeadlessBackend
import XCTest

class CounterViewModel: RxViewModel {
    private let count = BehaviorRelay<Int>(value: 0)
    private(set) var isReady = false

    override init() {
        super.init()
        viewDidLoad.subscribe(onNext: { [unowned self] in self.isReady = true }).disposed(by: disposeBag)
    }

    var text: Observable<String> {
        return count.map { "\($0)" }
    }

    func increase() {
        count.accept(count.value + 1)
    }

    deinit {
        CounterRegistry.shared.ended += 1
    }
}

class CounterViewController: RxViewController<CounterViewModel> {
    private lazy var textLabel: Label = {
        let label = Label()
        label.identifier = "text"
        return label
    }()

    override func subviews() -> [View] {
        return [textLabel]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.text.bind(to: textLabel.rx.text)
        ]
    }

    var shownText: String { return textLabel.text }
}

/// A manager, as the guideline's seventh chapter has them: a plain class.
final class CounterRegistry {
    static let shared = CounterRegistry()
    var ended = 0

    private init() {}
}

/// A plain class that owns a controller.
class CounterOwner {
    let controller = CounterViewController(viewModel: CounterViewModel())
    private let disposeBag = DisposeBag()
    var dismissals = 0

    init() {
        controller.rxDismissed.subscribe(onSuccess: { [unowned self] in self.dismissals += 1 })
            .disposed(by: disposeBag)
    }

    func count(to number: Int) {
        for _ in 0..<number { controller.viewModel.increase() }
    }

    func show() -> WindowController {
        let window = WindowController(root: controller)
        window.present()
        return window
    }
}

/// A free function.
func makeCounter(named title: String) -> CounterViewController {
    let viewModel = CounterViewModel()
    let controller = CounterViewController(viewModel: viewModel)
    controller.title = title
    return controller
}

/// A free function that makes views.
func makeForm() -> Box {
    let field = TextField(placeholder: "Name")
    field.text = "Ada"
    let button = Button("Save")
    button.isEnabled = false
    return Box(.vertical, spacing: 6, [field, button])
}

final class PlainCallerTests: XCTestCase {
    // Created with the test case, as in tests for iOS.
    private let viewModel = CounterViewModel()

    override class func setUp() {
        super.setUp()
        HeadlessBackend.install()
    }

    func testAPlainClassOwnsAController() {
        let owner = CounterOwner()
        let window = owner.show()
        XCTAssertTrue(owner.controller.viewModel.isReady)
        owner.count(to: 3)
        XCTAssertEqual(owner.controller.shownText, "3")
        window.close()
        XCTAssertEqual(owner.dismissals, 1)
    }

    func testAFreeFunctionMakesControllersAndViews() {
        let controller = makeCounter(named: "Counter")
        XCTAssertEqual(controller.title, "Counter")
        let navigation = NavigationController(root: controller)
        XCTAssertTrue(navigation.topViewController === controller)
        XCTAssertEqual(makeForm().views.count, 2)
    }

    func testATestMethodCallsAViewModel() {
        var texts = [String]()
        let disposeBag = DisposeBag()
        viewModel.text.subscribe(onNext: { texts.append($0) }).disposed(by: disposeBag)
        viewModel.increase()
        XCTAssertEqual(texts, ["0", "1"])
    }

    func testAViewModelWithADeinitializerEnds() {
        let before = CounterRegistry.shared.ended
        weak var ended: CounterViewController?
        do {
            let controller = makeCounter(named: "Counter")
            ended = controller
            _ = controller.view
        }
        XCTAssertNil(ended)
        XCTAssertEqual(CounterRegistry.shared.ended, before + 1)
    }

    func testABackendAndAnApplicationAreReachedFromATest() throws {
        let controller = makeCounter(named: "Counter")
        let window = WindowController(root: controller)
        window.present()
        let headless = try XCTUnwrap(window.window.backendWindow as? HeadlessWindow)
        controller.viewModel.increase()
        XCTAssertEqual(headless.texts, ["1"])
        XCTAssertEqual(headless.state.title, "Counter")
        headless.requestClose()
        XCTAssertEqual(controller.phase, .dismissed)
    }
}
