// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns a sequence of the elements of `array`, in order, followed by the completion.
    ///
    /// They are sent on `scheduler`. The default is the subscribing thread, where several such sequences alternate.
    /// Disposal ends the sequence between two elements.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Assembled { ArrayIteration(array, $0, scheduler).start() }
    }

    /// Returns a sequence of the elements of `sequence`, in order, followed by the completion. Each subscription
    /// iterates `sequence` again.
    ///
    /// They are sent on `scheduler`; the default is the subscribing thread. `sequence` may be infinite: it is iterated
    /// while its elements are sent, until disposal.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Assembled { SequenceIteration(sequence.makeIterator(), $0, scheduler).start() }
    }

    /// Returns a sequence of `elements`, in order, followed by the completion.
    ///
    /// They are sent on `scheduler`; the default is the subscribing thread.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }
}

final class ArrayIteration<Element>: Iteration<Element> {
    private let elements: [Element]
    @exclusivity(unchecked) private var index = 0

    init(_ elements: [Element], _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType) {
        self.elements = elements
        super.init(sink, scheduler)
    }

    override func step(_ sink: Sink<Element>) -> Bool {
        guard index < elements.count else {
            sink.completed()
            return false
        }
        index += 1
        sink.next(elements[index - 1])
        return true
    }
}

final class SequenceIteration<Source: IteratorProtocol>: Iteration<Source.Element> {
    @exclusivity(unchecked) private var source: Source

    init(_ source: Source, _ sink: Sink<Source.Element>, _ scheduler: any ImmediateSchedulerType) {
        self.source = source
        super.init(sink, scheduler)
    }

    override func step(_ sink: Sink<Source.Element>) -> Bool {
        guard let element = source.next() else {
            sink.completed()
            return false
        }
        sink.next(element)
        return true
    }
}
