enum AppStep: Step {
    case start, detail(Int), back, home, edit, edited, preview, pages, welcome, replace, window, tell
}

final class AppFlow: Flow {
    let navigation = NavigationController()
    let list = ListViewController(viewModel: ListViewModel())
    let tabs = TabController()
    var root: any Presentable { navigation }

    func navigate(to step: AppStep) -> FlowContributors {
        switch step {
        case .start: return .push(list, on: navigation)
        case .detail(let id):
            let detail = DetailViewController(viewModel: DetailViewModel(id))
            return .push(detail, on: navigation, animation: .cover(.up))
        case .back: return .pop(on: navigation)
        case .home: return .pop(to: list, on: navigation)
        case .edit:
            let flow = EditFlow()
            return .perform(.present(flow.controller, above: list), then: .flow(flow, with: EditStep.edit))
        case .edited: return .perform(.dismiss(from: list), .popToRoot(on: navigation))
        case .preview:
            return .presentPopover(CardViewController(viewModel: CardViewModel()), above: list)
        case .pages: return .select(tabs.viewControllers[1], in: tabs)
        case .welcome:
            let pages = PageController([FirstViewController(), SecondViewController()])
            return .perform(.present(pages, above: list))
        case .replace:
            let other = OtherViewController(viewModel: OtherViewModel())
            return .perform(.setStack([list, other], on: navigation), then: .viewController(other))
        case .window:
            let window = WindowController(root: AboutViewController())
            return .perform(.openWindow(window))
        case .tell: return .show(Alert("Done"))
        }
    }
}

enum EditStep: Step { case edit }

final class EditFlow: Flow {
    let controller = EditViewController(viewModel: EditViewModel())
    var root: any Presentable { controller }

    func navigate(to step: EditStep) -> FlowContributors {
        switch step {
        case .edit: return .viewController(controller)
        }
    }
}
