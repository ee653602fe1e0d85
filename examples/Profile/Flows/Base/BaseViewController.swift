// SPDX-License-Identifier: MIT

import ControllerKit

/// The base class of all controllers of the project.
class BaseViewController<ViewModel: BaseViewModel>: RxViewController<ViewModel> {}

/// The lengths of all screens, in logical pixels.
enum Layout {
    static let margin = 24.0
    static let spacing = 12.0
}
