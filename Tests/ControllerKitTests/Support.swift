// SPDX-License-Identifier: MIT

import ControllerKit
import Dispatch
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

/// Opens a window with a screen.
@MainActor func open(_ root: ViewController, header: HeaderStyle = .merged) -> WindowController {
    let window = WindowController(root: root, header: header)
    window.present()
    return window
}

/// Returns the mistakes that `work` causes in the use of views.
@MainActor func viewReports(_ work: () -> Void) -> [String] {
    let handler = ViewReport.handler
    defer { ViewReport.handler = handler }
    var reports: [String] = []
    ViewReport.handler = { reports.append("\($0)") }
    work()
    return reports
}

/// Returns the mistakes that `work` causes in the use of view models.
@MainActor func controllerReports(_ work: () -> Void) -> [String] {
    let handler = ControllerReport.handler
    defer { ControllerReport.handler = handler }
    var reports: [String] = []
    ControllerReport.handler = { reports.append("\($0)") }
    work()
    return reports
}

/// Lets other tasks and threads run until a condition holds, for at most twenty seconds.
@MainActor func until(_ condition: () -> Bool) async {
    let end = ContinuousClock.now + .seconds(20)
    while !condition(), ContinuousClock.now < end { await Task.yield() }
}

/// Lets the work of the main queue run that was added meanwhile, and the work that this adds, six times.
@MainActor func turn() async {
    for _ in 0..<6 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
