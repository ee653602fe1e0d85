// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

package enum PackageListStep: Step, Equatable, Codable {
    case list
    case package(PackageSummary.ID)
}

/// A list of packages: the whole catalogue, or those that depend on a package. The user opens the details of a package from it, and other
/// lists from the details: this flow and `PackageFlow` contribute each other.
final class PackageListFlow: Flow {
    /// The flow lives as long as its screen is in the stack.
    var root: any Presentable { list }

    private let list: PackageListViewController
    private let navigation: NavigationController
    private let loader: CatalogueLoader

    /// - Parameters:
    ///   - menu: the items of the menu of the first screen; nil for a list that is opened from another screen.
    ///   - applicationMenu: further items for the menu of the first screen.
    init(
        _ query: PackageQuery, title: String, in navigation: NavigationController, loader: CatalogueLoader,
        menu: [Menu.Item]? = nil, applicationMenu: [Menu.Item] = []
    ) {
        self.navigation = navigation
        self.loader = loader
        list = PackageListViewController(
            viewModel: PackageListViewModel(query, loader: loader), title: title, menu: menu,
            applicationMenu: applicationMenu)
    }

    func navigate(to step: PackageListStep) -> FlowContributors {
        switch step {
        case .list:
            guard list.isRoot else { return .push(list, on: navigation) }
            navigation.set([list])
            return .viewController(list)

        case .package(let id):
            return .flow(PackageFlow(id, in: navigation, loader: loader), with: PackageStep.package)
        }
    }
}
