// SPDX-License-Identifier: MIT

import ControllerKit

/// The base class of all view models of the project.
class BaseViewModel: RxViewModel {}
