// SPDX-License-Identifier: MIT

import ShellKit

enum LayoutStep: Step, Equatable { case start }

final class LayoutViewModel: RxViewModel {
    let text = BehaviorRelay(value: "From the plugin")
}

/// A subclass, made in a library, of a generic class of the framework.
final class LayoutViewController: RxViewController<LayoutViewModel> {
    private lazy var label = Label()
    override func subviews() -> [any View] { [label] }
    override func bind() -> [any Disposable] { [viewModel.text.bind(to: label.rx.text)] }
}

final class LayoutFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }

    func navigate(to step: LayoutStep) -> FlowContributors {
        let controller = LayoutViewController(viewModel: LayoutViewModel())
        controller.title = "Layout"
        navigation.push(controller)
        return .viewController(controller)
    }
}

/// A plugin for tests that check whether types, errors and generic classes are the same in a library and its host.
final class LayoutPlugin: Plugin {
    func activate(in context: PluginContext) throws {
        context.register(flow: "layout", title: "Layout", icon: "view-grid-symbolic", startingAt: .start) {
            LayoutFlow()
        }
    }
}

@_cdecl("rxshell_plugin") public func entry() -> UnsafeMutableRawPointer { LayoutPlugin.entry() }
