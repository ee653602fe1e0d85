// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the elements until `other` sends one, followed by the completion.
    ///
    /// ```swift
    /// positions.take(until: released)
    /// ```
    ///
    /// `other` is subscribed to first. An error of `other` ends the sequence; the completion of `other` has no effect.
    /// Errors and the completion of this sequence are passed on. Disposal ends both.
    public func take(until other: some ObservableType) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Assembled { sink in
            let main = SerializedSink(sink)
            other.start(
                main.watch { main, event in
                    switch event {
                    case .next: main.completed()
                    case .error(let error): main.error(error)
                    case .completed: break
                    }
                })
            source.attach(main)
        }
    }
}
