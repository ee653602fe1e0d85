// SPDX-License-Identifier: MIT

import ControllerKit

final class MainViewModel: BaseViewModel {
    func showInfo() { steps.accept(MainStep.info) }

    func showProfile() { steps.accept(MainStep.profile("Ada")) }
}
