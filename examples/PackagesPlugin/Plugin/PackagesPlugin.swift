// SPDX-License-Identifier: MIT

import Foundation
import PackagesFlows
import PackagesModel
import ShellKit
import ViewKit

/// The software catalogue as a page of a shell: the same flow that is an application by itself.
///
/// In a process of its own the plugin reads the lists of the system with the permission `system-files`. Without it, the page offers it.
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

    /// Whether the lists of the system may not be read, although the user can grant it.
    private func isRefused(in context: PluginContext) -> Bool {
        guard !context.permissions.contains(.systemFiles) else { return false }
        return context.manifest?.permissions.contains { $0.kind == .systemFiles } == true
    }

    package func activate(in context: PluginContext) throws {
        let folder = URL(filePath: context.dataFolder, directoryHint: .isDirectory)
        let store = store ?? .onDisk(at: folder.appending(path: "packages.sqlite"))
        let loader = CatalogueLoader(catalogue, into: store)
        let isRefused = isRefused(in: context)
        context.register(
            flow: "packages", title: "Packages", icon: "system-software-install-symbolic", startingAt: .start
        ) { [weak context] in
            guard isRefused else { return PackagesFlow(loader: loader) }
            return PackagesFlow(loader: loader) {
                let title = "The Packages of the System May Not Be Read"
                return context?.permissionView(for: .systemFiles, title: title)
                    ?? StatusView(icon: "dialog-password-symbolic", title: title)
            }
        }
        context.register(action: "packages.reload", title: "Read the Catalogue Again") {
            if !isRefused { loader.load() }
        }
    }
}
