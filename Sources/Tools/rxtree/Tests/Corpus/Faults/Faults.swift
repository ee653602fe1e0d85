// SPDX-License-Identifier: MIT

import RxController
import RxFlow
import UIKit

enum FaultStep: Step {
    case start
    case forgotten
    case unused
    case neverEmitted
    case settings
    case picker
    case about
    case reserved  // rxtree:allow(unhandled-step)
}

final class FaultFlow: Flow {
    private let navigation = UINavigationController()
    var root: Presentable { navigation }

    func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? FaultStep else { return .none }
        switch step {
        case .start:
            let home = HomeViewController(viewModel: HomeViewModel())
            navigation.pushViewController(home, animated: false)
            return .viewController(home)
        case .neverEmitted:
            return .none
        case .settings:
            let settings = SettingsFlow(navigation)
            return .flow(settings, with: SettingsStep.start)
        case .picker:
            let picker = PickerFlow()
            Flows.use(picker, when: .created) { [unowned self] root in
                navigation.present(root, animated: true)
            }
            return .flow(picker, with: PickerStep.start)
        case .about:
            // Shown, but not contributed: nothing observes the steps of its view model.
            navigation.pushViewController(AboutViewController(viewModel: AboutViewModel()), animated: true)
            return .none
        default:
            return .none
        }
    }
}

enum SettingsStep: Step { case start }

final class SettingsFlow: Flow {
    private let navigation: UINavigationController
    var root: Presentable { navigation }

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    func navigate(to step: Step) -> FlowContributors {
        guard case SettingsStep.start = step else { return .none }
        return .viewController(SettingsViewController(viewModel: SettingsViewModel()))
    }
}

enum PickerStep: Step { case start }

final class PickerFlow: Flow {
    private let navigation = UINavigationController()
    var root: Presentable { navigation }

    func navigate(to step: Step) -> FlowContributors {
        guard case PickerStep.start = step else { return .none }
        return .viewController(PickerViewController(viewModel: PickerViewModel()))
    }
}

final class HomeViewModel: RxViewModel {
    func open() {
        steps.accept(FaultStep.settings)
        steps.accept(FaultStep.picker)
        steps.accept(FaultStep.about)
        steps.accept(FaultStep.forgotten)
    }
}

final class AboutViewModel: RxViewModel {
    func close() { steps.accept(FaultStep.start) }
}

final class SettingsViewModel: RxViewModel {}
final class PickerViewModel: RxViewModel {}
final class LostViewModel: RxViewModel {}

final class HomeViewController: RxViewController<HomeViewModel> {}
final class AboutViewController: RxViewController<AboutViewModel> {}
final class SettingsViewController: RxViewController<SettingsViewModel> {}
final class PickerViewController: RxViewController<PickerViewModel> {}
final class LostViewController: RxViewController<LostViewModel> {}

// rxtree:allow(unreachable-screen)
final class KeptViewController: UIViewController {}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func applicationDidFinishLaunching(_ application: UIApplication) {
        FlowCoordinator().coordinate(flow: FaultFlow(), with: OneStepper(withSingleStep: FaultStep.start))
    }
}
