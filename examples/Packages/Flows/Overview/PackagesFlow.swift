// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

package enum PackagesStep: Step, Equatable, Codable {
    case start
    case installed
    case package(PackageSummary.ID)
    case sizes
    /// The packages of a section: all of them, or only the installed ones.
    case section(String, installed: Bool)
    case skippedEntries
    case about
}

/// The software catalogue: the list of packages, and the screens that are opened from it.
package final class PackagesFlow: Flow {
    package let navigation = NavigationController()
    package var root: any Presentable { navigation }

    private let loader: CatalogueLoader
    /// What is shown in place of the packages if they may not be read.
    private let refusal: (@MainActor () -> StatusView)?
    private let applicationMenu: [Menu.Item]

    /// - Parameter applicationMenu: the items of the menu besides those of the list.
    package init(catalogue: Catalogue, store: PackageStore, applicationMenu: [Menu.Item] = []) {
        loader = CatalogueLoader(catalogue, into: store)
        refusal = nil
        self.applicationMenu = applicationMenu
    }

    /// Creates the flow with a catalogue that is also used elsewhere, for example by an action of the plugin.
    ///
    /// - Parameter refusal: what is shown in place of the packages if they may not be read; nil if they may.
    package init(loader: CatalogueLoader, refusal: (@MainActor () -> StatusView)? = nil) {
        self.loader = loader
        self.refusal = refusal
        applicationMenu = []
    }

    package func navigate(to step: PackagesStep) -> FlowContributors {
        if let refusal {
            // The other screens would show what was read when it was allowed.
            guard step == .start else { return .none }
            let (screen, refusal) = (ViewController(), refusal())
            screen.title = "Packages"
            refusal.expandsVertically = true
            screen.view.addSubview(refusal)
            return .push(screen, on: navigation)
        }
        switch step {
        case .start:
            loader.load()
            loader.watch()
            let menu = [
                Menu.Item("Sizes by Section", action: "packages.sizes"),
                Menu.Item("Installed Packages", action: "packages.installed"),
                Menu.Item("Read the Catalogue Again", action: "packages.reload"),
            ]
            return .flow(
                PackageListFlow(
                    PackageQuery(), title: "Packages", in: navigation, loader: loader,
                    menu: menu, applicationMenu: applicationMenu),
                with: PackageListStep.list)

        case .installed:
            return .push(
                InstalledViewController(viewModel: InstalledViewModel(loader: loader)), on: navigation)

        case .package(let id):
            return .flow(PackageFlow(id, in: navigation, loader: loader), with: PackageStep.package)

        case .sizes:
            return .push(SizesViewController(viewModel: SizesViewModel(loader: loader)), on: navigation)

        case .section(let name, let isInstalled):
            var query = PackageQuery(scope: isInstalled ? .installed : .all)
            query.section = name
            query.order = .installedSize
            query.isAscending = false
            return .flow(
                PackageListFlow(query, title: "Section \(name)", in: navigation, loader: loader),
                with: PackageListStep.list)

        case .skippedEntries:
            return .push(
                SkippedEntriesViewController(viewModel: SkippedEntriesViewModel(loader: loader)),
                on: navigation)

        case .about:
            let text =
                "The software catalogue of this machine (\(loader.catalogue.name)), and an example of an application "
                + "written with RxShell."
            return .ask(Alert("Packages", message: text)) { _ in nil }
        }
    }
}
