// SPDX-License-Identifier: MIT

extension ObservableType {
    /// This sequence, and if it fails the one that `handler` makes of the error.
    ///
    /// ```swift
    /// download.catch { error in error is Offline ? cached : .error(error) }
    /// ```
    ///
    /// An error that `handler` throws is sent; so is an error of the sequence that it answers. Elements,
    /// completion and disposal pass through.
    public func `catch`(
        _ handler: @escaping @isolated(any) (any Error) throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        catching(plain(handler), Isolation(handler.isolation, "catch", file, line))
    }

    func catching(
        _ handler: @escaping (any Error) throws -> Observable<Element>, _ isolation: Isolation
    ) -> Observable<Element> {
        let source = asObservable()
        return Assembled { sink in
            var isFirst = true
            let chain = Chain(sink) { ending in
                guard isFirst, case .error(let error) = ending else { return nil }
                isFirst = false
                // Calls the handler on its actor.
                return Deferred({ try handler(error) }, isolation)
            }
            chain.start(source)
        }
    }

    /// This sequence, and if it fails `element` and the completion. Elements, completion and disposal pass
    /// through.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        catching({ _ in .just(element) }, Isolation())
    }

    /// The first of `sequence` that does not fail; fails as the last one does.
    ///
    /// The elements of those that fail are sent too. An empty `sequence` completes at once. Those that fail
    /// at once are left in a loop, and do not nest.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Assembled { sink in
            var iterator = sequence.makeIterator()
            guard let first = iterator.next() else { return sink.completed() }
            let chain = Chain(sink) { ending in
                if case .error = ending { iterator.next() } else { nil }
            }
            chain.start(first)
        }
    }
}
