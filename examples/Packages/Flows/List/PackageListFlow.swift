// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

package enum PackageListStep: Step, Equatable {
    case list
    case package(PackageSummary.ID)
}

/// Some packages of the catalogue, such as those that depend on one. Each has details, which open such lists: the flows contribute each other.
final class PackageListFlow: Flow {
    /// The flow lives as long as its screen is in the stack.
    var root: any Presentable { list }

    private let list: PackageListViewController
    private let navigation: NavigationController
    private let loader: CatalogueLoader

    init(_ query: PackageQuery, title: String, in navigation: NavigationController, loader: CatalogueLoader) {
        self.navigation = navigation
        self.loader = loader
        list = PackageListViewController(
            viewModel: PackageListViewModel(query, loader: loader), title: title, isRoot: false)
    }

    func navigate(to step: PackageListStep) -> FlowContributors {
        switch step {
        case .list: .push(list, on: navigation)
        case .package(let id):
            .flow(PackageFlow(id, in: navigation, loader: loader), with: PackageStep.package)
        }
    }
}
