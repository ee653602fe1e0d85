// SPDX-License-Identifier: MIT

import Foundation
import PackagesFlows
import PackagesModel
import ShellKit

/// The software catalogue as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own the plugin reads the lists of the system with the permission `system-files`. Without it, it shows the bundled catalogue.
package final class PackagesPlugin: Plugin {
    package static let id: PluginID? = "org.example.packages"

    private let catalogue: Catalogue
    private let store: PackageStore?

    /// With the catalogue of the system, and a database in the data folder of the plugin.
    package init() {
        catalogue = .ofThisMachine
        store = nil
    }

    package init(catalogue: Catalogue, store: PackageStore) {
        self.catalogue = catalogue
        self.store = store
    }

    package func activate(in context: PluginContext) throws {
        let folder = URL(filePath: context.dataFolder, directoryHint: .isDirectory)
        let store = store ?? .onDisk(at: folder.appending(path: "packages.sqlite"))
        let loader = CatalogueLoader(catalogue, into: store)
        context.register(
            flow: "packages", title: "Packages", icon: "system-software-install-symbolic", startingAt: .start
        ) { PackagesFlow(loader: loader) }
        context.register(action: "packages.reload", title: "Read the Catalogue Again") { loader.load() }
    }
}
