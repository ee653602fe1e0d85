// SPDX-License-Identifier: MIT

import ControllerKit

package enum ViewsStep: Step, Codable, Equatable {
    /// The list of the pages, with the selected page beside it.
    case start
    /// The page that is selected in the list: the first one, or the restored one.
    case selectedPage
    /// A page, beside the list.
    case page(Page)
}

/// A list of pages at the side, and the page that is selected beside it.
package final class ViewsFlow: Flow {
    private let list: PageListController
    private let split: SplitController
    package var root: any Presentable { split }

    /// - Parameter pages: the pages that the list offers.
    package init(pages: [Page] = Page.allCases) {
        list = PageListController(viewModel: PageListViewModel(pages))
        split = SplitController(sidebar: list, sidebarWidth: 200)
    }

    package func navigate(to step: ViewsStep) -> FlowContributors {
        switch step {
        case .start:
            return .multiple(flowContributors: [
                .viewController(list), .forwardToCurrentFlow(withStep: ViewsStep.selectedPage),
            ])
        case .selectedPage: return navigate(to: .page(list.viewModel.selectedPage))
        case .page(.texts): return show(TextsPage())
        case .page(.buttons): return show(ButtonsPage())
        case .page(.choices): return show(ChoicesPage())
        case .page(.fields): return show(FieldsPage())
        case .page(.values): return show(ValuesPage())
        case .page(.pictures): return show(PicturesPage())
        case .page(.drawing): return show(DrawingPage())
        case .page(.lists): return show(ListsPage())
        case .page(.trees): return show(TreesPage())
        case .page(.containers): return show(ContainersPage())
        case .page(.structure): return show(StructurePage())
        case .page(.bars): return show(BarsPage())
        case .page(.messages): return show(MessagesPage())
        case .page(.pages): return show(PagesPage())
        case .page(.dialogs): return show(DialogsPage())
        case .page(.own): return show(RatingPage())
        }
    }

    private func show(_ page: DemoController) -> FlowContributors {
        for old in split.details { split.remove(old) }
        split.show(page)
        return .none
    }
}
