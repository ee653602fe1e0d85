// SPDX-License-Identifier: MIT

extension ObservableType {
    /// `initialState`, and what `iterate` makes of each element, while `condition` holds; then the
    /// completion.
    ///
    /// ```swift
    /// // 1, 2, 4, 8, 16, 32, 64
    /// Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })
    /// ```
    ///
    /// An error that a closure throws is sent. Elements are sent, and closures called, on `scheduler`, unless
    /// told otherwise on the thread that subscribes; disposal ends it between two elements.
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        let isolation = Isolation(isolation)
        let steps = sequence(state: Result<Element?, any Error>.success(nil)) { state -> Event<Element>? in
            isolation.check("generate")
            guard case .success(let last) = state else { return nil }
            do {
                let element = try last.map { try iterate($0) } ?? initialState
                guard try condition(element) else { return nil }
                state = .success(element)
                return .next(element)
            } catch {
                state = .failure(error)
                return .error(error)
            }
        }
        return Iterated(steps, scheduler).dematerialize()
    }
}
