// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import ViewKit

/// A screen that records its life cycle events.
@MainActor final class Screen: ViewController {
    var log: [String] = []
    var mayBeDismissed = true

    init(_ title: String) {
        if !Toolkit.isInstalled { HeadlessBackend.install() }
        super.init()
        self.title = title
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("didLoad")
        view.addSubview(Label(title))
    }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func shouldDismiss() -> Bool { mayBeDismissed && super.shouldDismiss() }
}

extension WindowController {
    var headless: HeadlessWindow { window.backendWindow as! HeadlessWindow }
}
