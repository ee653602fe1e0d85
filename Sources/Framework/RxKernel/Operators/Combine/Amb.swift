// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns the one of the sequences in `sequence` that sends an event first, elements or a terminal event. The
    /// others are disposed of then.
    ///
    /// The sequences are subscribed to in order, until one of them has sent an event. Events arrive on the thread of
    /// that sequence; disposal ends all of them. An empty `sequence` sends nothing.
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Assembled { sink in
            let race = Race(sink)
            for source in sources { race.enter(source) }
        }
    }

    /// Returns this sequence or `right`, whichever sends an event first, an element or a terminal event. The other one
    /// is disposed of then.
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        .amb([asObservable(), right.asObservable()])
    }
}

/// The subscriptions to several sequences, of which the first one to send an event is kept.
final class Race<Element>: Token {
    let downstream: Sink<Element>
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var runners: [Runner<Element>] = []
    @exclusivity(unchecked) private var isOver = false

    init(_ downstream: Sink<Element>) {
        self.downstream = downstream
        super.init()
        downstream.connect(self)
    }

    func enter(_ source: Observable<Element>) {
        let runner = Runner(self)
        let isLate = lock {
            if !isOver { runners.append(runner) }
            return isOver
        }
        if !isLate { source.start(runner) }
    }

    /// Returns whether `runner` is the chosen sequence: the first runner that calls this is.
    func isWon(by runner: Runner<Element>) -> Bool {
        guard let losers = finish(keeping: [runner]) else { return false }
        for loser in losers where loser !== runner { loser.dispose() }
        return true
    }

    /// Called when the chosen sequence was abandoned.
    func abandoned() {
        let left = lock {
            defer { runners = [] }
            return runners
        }
        withExtendedLifetime(left) { downstream.abandoned() }
    }

    override func dispose() {
        let left = lock {
            defer { runners = [] }
            isOver = true
            return runners
        }
        for runner in left { runner.dispose() }
    }

    private func finish(keeping winner: [Runner<Element>]) -> [Runner<Element>]? {
        lock {
            guard !isOver else { return nil }
            isOver = true
            defer { runners = winner }
            return runners
        }
    }
}

/// The subscription to one of the sequences.
final class Runner<Element>: TerminalSink<Element> {
    private let race: Race<Element>
    /// Read and written while this sequence sends an event only.
    private var hasWon = false

    init(_ race: Race<Element>) {
        self.race = race
        super.init()
    }

    override func next(_ element: Element) {
        if isOpen, mayPass() { race.downstream.next(element) }
    }

    override func error(_ error: any Error) {
        guard isOpen, mayPass(), stop() else { return }
        race.downstream.error(error)
        race.dispose()
    }

    override func completed() {
        guard isOpen, mayPass(), stop() else { return }
        race.downstream.completed()
        race.dispose()
    }

    override func abandoned() {
        super.abandoned()
        if hasWon { race.abandoned() }
    }

    private func mayPass() -> Bool {
        if !hasWon { hasWon = race.isWon(by: self) }
        return hasWon
    }
}
