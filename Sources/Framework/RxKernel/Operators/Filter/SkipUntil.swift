// SPDX-License-Identifier: MIT

import Synchronization

extension ObservableType {
    /// Returns the elements that arrive after `other` has sent one. `other` is disposed of then.
    ///
    /// Errors and the completion of this sequence are passed on at any time. An error of `other` ends the sequence; the
    /// completion of `other` has no effect. Disposal ends both.
    public func skip(until other: some ObservableType) -> Observable<Element> {
        skip(until: other, startingFirst: false)
    }

    /// - Parameter startsFirst: whether `other` is subscribed to before this sequence.
    func skip(until other: some ObservableType, startingFirst startsFirst: Bool) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Assembled { sink in
            let main = SkipUntilSink(sink)
            if !startsFirst { source.attach(main) }
            other.start(
                main.watch { main, event in
                    switch event {
                    case .next: (main as? SkipUntilSink<Element>)?.open()
                    case .error(let error): main.error(error)
                    case .completed: break
                    }
                })
            if startsFirst { source.attach(main) }
        }
    }
}

final class SkipUntilSink<Element>: SerializedSink<Element> {
    private let passes = Atomic<Bool>(false)

    func open() {
        passes.store(true, ordering: .releasing)
        stopWatching()
    }

    override func next(_ element: Element) {
        if passes.load(ordering: .acquiring) { super.next(element) }
    }
}
