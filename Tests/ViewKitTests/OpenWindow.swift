// SPDX-License-Identifier: MIT

import ViewKit

/// Opens a window with a view in it.
@discardableResult @MainActor func openWindow(_ content: any View) -> Window {
    let window = Window()
    window.content = content
    window.present()
    return window
}
