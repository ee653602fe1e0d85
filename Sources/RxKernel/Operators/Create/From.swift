// SPDX-License-Identifier: MIT

extension ObservableType {
    /// The elements of `array`, in order, and then the completion.
    ///
    /// They are sent on `scheduler`, unless told otherwise on the thread that subscribes, where several such
    /// sequences take turns. Disposal ends it between two elements.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Iterated(array, scheduler)
    }

    /// The elements of `sequence`, in order, and then the completion. Each subscription iterates it again.
    ///
    /// They are sent on `scheduler`, unless told otherwise on the thread that subscribes. The sequence may be
    /// endless: it is iterated as its elements are sent, and not beyond disposal.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Iterated(sequence, scheduler)
    }

    /// The elements given, in order, and then the completion.
    ///
    /// They are sent on `scheduler`, unless told otherwise on the thread that subscribes.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Iterated(elements, scheduler)
    }
}

final class Iterated<Source: Sequence>: Observable<Source.Element> {
    private let source: Source
    private let scheduler: any ImmediateSchedulerType

    init(_ source: Source, _ scheduler: any ImmediateSchedulerType) {
        self.source = source
        self.scheduler = scheduler
        super.init()
    }

    override func attach(_ sink: Sink<Source.Element>) {
        let iteration = Iteration(source.makeIterator(), sink)
        sink.connect(iteration)
        if scheduler is CurrentThreadScheduler {
            Trampoline.schedule { iteration.run() }
        } else {
            iteration.set(scheduler.scheduleRecursive(()) { _, again in if iteration.step() { again(()) } })
        }
    }
}

/// One pass over a sequence.
final class Iteration<Source: IteratorProtocol>: Late {
    private let sink: Sink<Source.Element>
    @exclusivity(unchecked) private var source: Source

    init(_ source: Source, _ sink: Sink<Source.Element>) {
        self.source = source
        self.sink = sink
        super.init()
    }

    /// Sends elements in a loop for as long as nothing else waits on the trampoline.
    func run() {
        while step() {
            if Trampoline.hasWork { return Trampoline.schedule { self.run() } }
        }
    }

    /// Sends one element, or the completion; answers whether there may be more.
    func step() -> Bool {
        guard !isDisposed else { return false }
        guard let element = source.next() else {
            sink.completed()
            return false
        }
        sink.next(element)
        return true
    }
}
