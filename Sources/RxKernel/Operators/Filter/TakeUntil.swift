// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements until `other` sends one, then the completion. An error of `other` is sent, its completion is not.
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
