// SPDX-License-Identifier: MIT

import RxFlow
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let coordinator = FlowCoordinator()
    private let window = UIWindow()

    func applicationDidFinishLaunching(_ application: UIApplication) {
        coordinator.coordinate(flow: AppFlow(window: window), with: OneStepper(withSingleStep: AppStep.start))
    }
}
