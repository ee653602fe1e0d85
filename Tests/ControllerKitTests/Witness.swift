// SPDX-License-Identifier: MIT

import ControllerKit
import ViewKit

/// What happened to several screens, in order.
@MainActor final class Journal {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that writes each call of its life cycle methods into a journal.
@MainActor final class Witness: ViewController {
    let name: String
    let journal: Journal
    var onWillAppear: ((Witness) -> Void)?
    var onDidAppear: ((Witness) -> Void)?
    var onWillDisappear: ((Witness) -> Void)?
    var onIsAppearing: ((Witness) -> Void)?

    init(_ name: String, _ journal: Journal) {
        (self.name, self.journal) = (name, journal)
        super.init()
        title = name
    }

    private func write(_ text: String) { journal.lines.append("\(name) \(text)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        write("didLoad")
        view.addSubview(Label(name))
    }
    override func viewWillAppear(_ animated: Bool) {
        write("willAppear")
        onWillAppear?(self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        write("isAppearing")
        onIsAppearing?(self)
    }
    override func viewDidAppear(_ animated: Bool) {
        write("didAppear")
        onDidAppear?(self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        write("willDisappear")
        onWillDisappear?(self)
    }
    override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
    override func willMove(toParent parent: ViewController?) {
        write(parent == nil ? "willLeave" : "willEnter")
    }
    override func didMove(toParent parent: ViewController?) { write(parent == nil ? "didLeave" : "didEnter") }
}
