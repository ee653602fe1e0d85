// SPDX-License-Identifier: MIT

import RxController
import UIKit

enum ParentStep: Step { case start, tabs, injected }

final class ParentFlow: Flow {
    let navigation = BaseNavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: ParentStep) -> FlowContributors {
        switch step {
        case .start:
            return .viewController(ParentViewController(viewModel: ParentViewModel()))
        case .tabs:
            let tabs = TabsController([
                Tab("One", controller: FirstTabViewController(viewModel: LeafViewModel())),
                Tab("Two", controller: SecondTabViewController(viewModel: LeafViewModel())),
            ])
            navigation.push(tabs)
            return .viewController(tabs)
        case .injected:
            return .viewController(
                InjectedViewController(
                    viewModel: LeafViewModel(), header: HeaderViewController(viewModel: LeafViewModel())))
        }
    }
}

final class BaseNavigationController: UINavigationController {}

final class ParentViewModel: RxViewModel {
    func addAll() { steps.accept(ParentStep.start) }
}

class LeafViewModel: RxViewModel {}

/// Children in every form.
final class ParentViewController: ScrollingViewController<ParentViewModel> {
    private lazy var header = HeaderViewController(viewModel: LeafViewModel())
    private let pages: [UIViewController] = [
        PageOneViewController(viewModel: LeafViewModel()), PageTwoViewController(viewModel: LeafViewModel()),
    ]
    private let box = UIView()
    private var picker: UIViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(header)
        self.addChild(FooterViewController(viewModel: LeafViewModel()), to: box)
        pages.forEach { addChild($0) }
        [ListViewController(viewModel: LeafViewModel())].forEach(addChild)
        embed(BoxedViewController(viewModel: LeafViewModel()), in: box)
        picker = PickerViewController(viewModel: LeafViewModel())
        addChild(picker!, to: box)
        if let child = makeChild() { addChild(child, to: box) }
    }

    private func embed(_ controller: UIViewController, in container: UIView) {
        addChild(controller, to: container)
    }

    private func makeChild() -> MadeViewController? { .init(viewModel: LeafViewModel()) }

    @objc private func showMore() {
        present(MoreViewController(viewModel: LeafViewModel()), animated: true)
    }
}

/// Two levels of generic bases; what a base embeds, its subclasses embed.
class BaseViewController<Model: RxViewModel>: RxViewController<Model> {}

class ScrollingViewController<Model>: BaseViewController<Model> where Model: RxViewModel {
    private let ruler = RulerViewController(viewModel: LeafViewModel())

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(ruler)
    }
}

final class HeaderViewController: BaseViewController<LeafViewModel> {}
final class FooterViewController: BaseViewController<LeafViewModel> {}
final class PageOneViewController: BaseViewController<LeafViewModel> {}
final class PageTwoViewController: BaseViewController<LeafViewModel> {}
final class ListViewController: BaseViewController<LeafViewModel> {}
final class BoxedViewController: BaseViewController<LeafViewModel> {}
final class PickerViewController: BaseViewController<LeafViewModel> {}
final class MadeViewController: BaseViewController<LeafViewModel> {}
final class MoreViewController: BaseViewController<LeafViewModel> {}
final class RulerViewController: BaseViewController<LeafViewModel> {}
final class FirstTabViewController: BaseViewController<LeafViewModel> {}

/// Two controllers that embed each other.
final class SecondTabViewController: BaseViewController<LeafViewModel> {
    override func viewDidLoad() {
        addChild(MirrorViewController(viewModel: LeafViewModel()))
    }
}

final class MirrorViewController: BaseViewController<LeafViewModel> {
    override func viewDidLoad() {
        addChild(SecondTabViewController(viewModel: LeafViewModel()))
    }
}

/// What it embeds is given to its initialiser, and only known there as some controller.
final class InjectedViewController: BaseViewController<LeafViewModel> {
    private let header: UIViewController

    init(viewModel: LeafViewModel, header: UIViewController) {
        self.header = header
        super.init(viewModel: viewModel)
    }

    override func viewDidLoad() {
        addChild(header, to: view)
    }
}
