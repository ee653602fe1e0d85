// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns this sequence. If it fails, the sequence that `handler` returns for the error follows.
    ///
    /// ```swift
    /// download.catch { error in error is Offline ? cached : .error(error) }
    /// ```
    ///
    /// An error that `handler` throws, and an error of the sequence that it returns, is sent. Elements, completion and
    /// disposal are passed on.
    public func `catch`(
        isolation caller: (any Actor)? = #isolation,
        _ handler: @escaping @isolated(any) (any Error) throws -> Observable<Element>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        catching(
            withoutIsolation(handler), Isolation(of: handler, handler.isolation, caller, "catch", file, line))
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
                // `Deferred` calls the handler on its actor.
                return Deferred({ try handler(error) }, isolation)
            }
            chain.start(source)
        }
    }

    /// Returns this sequence. If it fails, `element` and the completion follow. Elements, completion and disposal are
    /// passed on.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        catching({ _ in .just(element) }, Isolation())
    }

    /// Returns the sequences in `sequence` one after the other until one completes. If all fail, the last error is
    /// sent.
    ///
    /// The elements of the sequences that fail are sent too. For an empty `sequence` it completes at once. Sequences
    /// that fail at once are handled in a loop, without nested calls.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Assembled { sink in
            let next = successive(sequence)
            guard let first = next() else { return sink.completed() }
            let chain = Chain(sink) { ending in
                if case .error = ending { next() } else { nil }
            }
            chain.start(first)
        }
    }
}
