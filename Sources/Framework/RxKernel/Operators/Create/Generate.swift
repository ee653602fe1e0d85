// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence of `initialState` and the results of `iterate` for the previous element, while `condition`
    /// returns true; then the completion.
    ///
    /// ```swift
    /// // 1, 2, 4, 8, 16, 32, 64
    /// Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })
    /// ```
    ///
    /// An error that a closure throws is sent. Elements are sent and closures are called on `scheduler`; the default is
    /// the subscribing thread. Closures that belong to an actor are called on that actor. Disposal ends the sequence
    /// between two elements.
    public static func generate(
        initialState: Element, isolation caller: (any Actor)? = #isolation,
        condition: @escaping @isolated(any) (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping @isolated(any) (Element) throws -> Element, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(
            common: [condition.isolation, iterate.isolation], caller, "generate", file, line
        ).watching(condition).watching(iterate)
        let (condition, iterate) = (withoutIsolation(condition), withoutIsolation(iterate))
        return Assembled {
            GeneratedIteration(initialState, condition, iterate, $0, scheduler, isolation).start()
        }
    }
}

final class GeneratedIteration<Element>: Iteration<Element> {
    private let condition: (Element) throws -> Bool
    private let iterate: (Element) throws -> Element
    private var element: Element
    private var isFirst = true

    init(
        _ initialState: Element, _ condition: @escaping (Element) throws -> Bool,
        _ iterate: @escaping (Element) throws -> Element, _ sink: Sink<Element>,
        _ scheduler: any ImmediateSchedulerType, _ isolation: Isolation
    ) {
        element = initialState
        self.condition = condition
        self.iterate = iterate
        super.init(sink, scheduler, isolation)
    }

    override func step(_ sink: Sink<Element>) -> Bool {
        do {
            if isFirst { isFirst = false } else { element = try iterate(element) }
            guard try condition(element) else {
                sink.completed()
                return false
            }
            sink.next(element)
            return true
        } catch {
            sink.error(error)
            return false
        }
    }
}
