// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import ViewKit

/// The steps of ``PluginsFlow``.
enum PluginsStep: Step, Equatable, Codable {
    /// The list of all plugins.
    case list
    /// A plugin with its details.
    case plugin(PluginID)
    /// The log of a plugin.
    case log(PluginID)
    /// The settings of a plugin.
    case settings(PluginID)
}

/// The pages on which the user sees and manages the plugins.
final class PluginsFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    private unowned let shell: Shell
    /// The list. It is pushed before the first step, so that the page is never empty.
    private let list: PluginsViewController

    init(shell: Shell) {
        self.shell = shell
        list = PluginsViewController(viewModel: PluginsViewModel(shell: shell))
        navigation.push(list)
    }

    func navigate(to step: PluginsStep) -> FlowContributors {
        switch step {
        case .list: return .viewController(list)
        case .plugin(let id):
            let controller = PluginViewController(viewModel: PluginViewModel(id, in: shell))
            navigation.push(controller)
            return .viewController(controller)
        case .log(let id):
            let controller = PluginLogViewController(viewModel: PluginViewModel(id, in: shell))
            navigation.push(controller)
            return .viewController(controller)
        case .settings(let id):
            shell.windows.navigate(.settings(id.text))
            return .none
        }
    }
}
