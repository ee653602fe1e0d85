// SPDX-License-Identifier: MIT

import ControllerKit
import GtkBackend
import ShoppingFlows

/// The program: the application with the backend that shows it.
@main struct ShoppingApp: ShoppingApplication {}
