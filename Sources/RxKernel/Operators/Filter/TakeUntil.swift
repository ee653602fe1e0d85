// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements until `other` sends one, and then the completion.
    ///
    /// ```swift
    /// positions.take(until: released)
    /// ```
    ///
    /// `other` is subscribed to first. Its error ends the sequence, its completion changes nothing; errors
    /// and the completion of this one pass through. Disposal ends both.
    public func take(until other: some ObservableType) -> Observable<Element> {
        let (source, other) = (asObservable(), other.asObservable())
        return Assembled { sink in
            let main = GatedSink(sink)
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
