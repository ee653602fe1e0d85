// SPDX-License-Identifier: MIT

/// An observable whose `attach` is a closure.
final class Assembled<Element>: Observable<Element> {
    private let assemble: (Sink<Element>) -> Void

    init(_ assemble: @escaping (Sink<Element>) -> Void) {
        self.assemble = assemble
        super.init()
    }

    override func attach(_ sink: Sink<Element>) { assemble(sink) }
}
