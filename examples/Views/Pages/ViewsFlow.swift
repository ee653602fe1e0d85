// SPDX-License-Identifier: MIT

import ControllerKit

package enum ViewsStep: Step, Codable, Equatable {
    /// The list of the pages, with the first page beside it.
    case start
    /// The page with this title.
    case page(String)
}

/// A list of pages at the side, and the page that is selected beside it.
package final class ViewsFlow: Flow {
    private let list = PageListController(viewModel: PageListViewModel())
    private let split: SplitController
    package var root: any Presentable { split }

    package init() { split = SplitController(sidebar: list, sidebarWidth: 200) }

    package func navigate(to step: ViewsStep) -> FlowContributors {
        switch step {
        case .start:
            return .multiple(flowContributors: [
                .viewController(list), .forwardToCurrentFlow(withStep: ViewsStep.page(Page.all[0].title)),
            ])
        case .page(let title):
            guard let page = Page.all.first(where: { $0.title == title }) else { return .none }
            for old in split.details { split.remove(old) }
            split.show(page.make())
            return .none
        }
    }
}
