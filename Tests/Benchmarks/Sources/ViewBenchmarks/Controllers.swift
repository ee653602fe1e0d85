// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import GtkPeers

private final class FormModel: RxViewModel {
    let names = (0..<10).map { _ in BehaviorRelay<String?>(value: "Ada Lovelace") }
    let texts = (0..<5).map { _ in BehaviorRelay<String>(value: "Ada Lovelace") }
}

/// Ten labels and five fields, with 20 bindings.
private final class FormController: RxViewController<FormModel> {
    private let form = Form()

    override func subviews() -> [any View] { [form.box] }
    override func bind() -> [any Disposable] {
        zip(viewModel.names, form.labels).map { $0.bind(to: $1.rx.text) }
            + zip(viewModel.texts, form.fields).flatMap {
                [$0.bind(to: $1.rx.text.orEmpty), $1.rx.text.orEmpty.bind(to: $0)]
            }
    }
}

/// The widgets of the form alone.
@MainActor private struct Form {
    let labels: [Label]
    let fields: [TextField]
    let box: Box

    init(_ text: String = "") {
        labels = (0..<10).map { _ in Label(text) }
        fields = (0..<5).map { _ in TextField(text) }
        box = Box(.vertical, labels + fields)
    }
}

/// Creates, shows and releases a screen with 20 bindings, beside its views without a controller, and beside its widgets in C.
@MainActor func measureControllers(_ figures: Figures, _ count: Int = 100) {
    let navigation = NavigationController(root: ViewController())
    let window = WindowController(root: navigation, size: Size(width: 400, height: 400))
    window.present()
    let pages = PageStack()
    let first = Box(.vertical)
    pages.show(first, among: [first])
    let plainWindow = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
    plainWindow.content = pages
    plainWindow.present()
    peer_open_stack()
    peer_frames(2)
    weak var last: FormController?

    func each(_ show: @escaping () -> Void, _ remove: @escaping () -> Void) -> () -> Double {
        {
            time {
                for _ in 0..<count {
                    show()
                    peer_frames(1)
                    remove()
                    peer_frames(1)
                }
            } / Double(count)
        }
    }
    let result = times(
        7,
        [
            each {
                let controller = FormController(viewModel: FormModel())
                last = controller
                navigation.push(controller, animation: .instant)
            } _: {
                navigation.pop(animation: .instant)
            },
            each {
                let form = Form("Ada Lovelace")
                pages.show(form.box, among: [first, form.box])
            } _: {
                pages.show(first, among: [first])
            },
            each(peer_push_form, peer_pop_form),
        ])
    precondition(last == nil, "a screen that was removed is still alive")
    figures.compare(
        "a screen with 20 bindings, shown and released", result[0], with: result[1], "its views alone",
        atMost: 1.3)
    figures.compare(
        "the same, beside C", result[0], with: result[2], "its widgets in C")
    window.close()
    plainWindow.close()
    peer_close_windows()
}

private struct CountStep: Step {}

private final class CountFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    func navigate(to step: any Step) -> FlowContributors { .none }
}

/// Compares pushing and popping 10,000 screens with 1,000, and emitting steps three levels below the view model that a flow has contributed
/// with one level.
@MainActor func measureNavigation(_ figures: Figures) {
    let navigation = NavigationController(root: ViewController())
    let window = WindowController(root: navigation, size: Size(width: 400, height: 400))
    window.present()
    func pushes(_ count: Int) -> () -> Double {
        {
            time {
                for _ in 0..<count {
                    navigation.push(ViewController(), animation: .instant)
                    navigation.pop(animation: .instant)
                }
            } / Double(count)
        }
    }
    let pace = times(3, [pushes(10_000), pushes(1_000)])
    figures.compare(
        "a screen pushed and popped, of 10,000", pace[0], with: pace[1], "one of 1,000", atMost: 1.3)
    window.close()

    let coordinator = FlowCoordinator()
    coordinator.coordinate(flow: CountFlow(), with: NoneStepper())
    func steps(_ depth: Int) -> () -> Double {
        {
            let root = RxViewModel()
            let subscription = root.steps.subscribe(onNext: { coordinator.navigate(to: $0) })
            var models = [root]
            for _ in 0..<depth {
                let child = RxViewModel()
                models.last?.addChild(child)
                models.append(child)
            }
            defer { subscription.dispose() }
            return time { for _ in 0..<1_000 { models.last?.steps.accept(CountStep()) } } / 1_000
        }
    }
    let cost = times(7, [steps(3), steps(1)])
    figures.compare(
        "a step from three levels below", cost[0], with: cost[1], "one from one level", atMost: 1.2)
}
