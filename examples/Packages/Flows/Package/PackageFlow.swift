// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

package enum PackageStep: Step, Equatable, Codable {
    case package
    case other(PackageSummary.ID)
    case providers(String)
    case unknown(String)
    case dependents
    case files
    case failed(String)
}

/// The flow of one package: its details, and the packages to which it refers. The details of each of those are another flow of this type.
final class PackageFlow: Flow {
    var root: any Presentable { details }

    private let details: PackageViewController
    private let id: PackageSummary.ID
    private let navigation: NavigationController
    private let loader: CatalogueLoader

    init(_ id: PackageSummary.ID, in navigation: NavigationController, loader: CatalogueLoader) {
        self.id = id
        self.navigation = navigation
        self.loader = loader
        details = PackageViewController(viewModel: PackageViewModel(id, loader: loader))
    }

    func navigate(to step: PackageStep) -> FlowContributors {
        switch step {
        case .package:
            return .push(details, on: navigation)

        case .other(let id):
            return .flow(PackageFlow(id, in: navigation, loader: loader), with: PackageStep.package)

        case .providers(let name):
            return list(.providers(name), title: "Providers of \(name)")

        case .dependents:
            return list(.dependents(id.name), title: "Packages That Need \(id.name)")

        case .files:
            return .push(
                FilesViewController(viewModel: FilesViewModel(id, loader: loader)), on: navigation)

        case .unknown(let name):
            let message = "The catalogue has no package with the name “\(name)”, and none provides it."
            return .ask(Alert("\(name) is not available", message: message)) { _ in nil }

        case .failed(let message):
            return .ask(Alert("The catalogue could not be searched", message: message)) { _ in nil }
        }
    }

    private func list(_ scope: PackageQuery.Scope, title: String) -> FlowContributors {
        .flow(
            PackageListFlow(PackageQuery(scope: scope), title: title, in: navigation, loader: loader),
            with: PackageListStep.list)
    }
}
