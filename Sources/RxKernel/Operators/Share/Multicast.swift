// SPDX-License-Identifier: MIT

/// A sequence that runs from `connect` on, for all its subscribers together.
///
/// `ConnectableObservable` is the one that the kernel has. Conform only for a source of your own that is
/// started by hand; `refCount()` then starts it with its first subscriber.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Starts the sequence. Disposing of the answer stops it.
    func connect() -> any Disposable
}

extension ConnectableObservableType {
    /// A sequence that connects with its first subscriber and stops with its last.
    ///
    /// Each subscriber is added before the sequence starts. Errors and completion go to all; disposal by one
    /// leaves the others as they are.
    public func refCount() -> Observable<Element> { RefCount(self) }
}

/// A sequence that runs from `connect` on, for all its subscribers together: what `publish`, `replay` and
/// `multicast` answer.
///
/// Use it where subscribers must all be there before the first event; otherwise `share(replay:scope:)`, which
/// connects by itself, is simpler.
///
/// ```swift
/// let shared = ticks.publish()
/// shared.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
/// shared.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
/// shared.connect().disposed(by: bag)
/// ```
///
/// It holds its source; a connection lives until it is disposed of or the source ends, whoever is subscribed.
/// It may be connected to from any thread; events arrive on the thread of the source.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence, unless it runs already. Disposing of the answer stops it, for all subscribers,
    /// without a completion.
    public func connect() -> any Disposable {
        fatalError("\(type(of: self)) connects to nothing: it must override connect()")
    }

    /// Whether something has been subscribed since the last run ended, and waits for the next one.
    var waitsForConnection: Bool { false }
}

extension ObservableType {
    /// This sequence, sent through `subject` from `connect` on.
    ///
    /// Once the sequence has ended so has `subject`, and later connections send nothing;
    /// `multicast(makeSubject:)` begins anew.
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), { subject }, ownsSubject: false)
    }

    /// This sequence, sent through a subject that `makeSubject` makes for each connection.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), makeSubject, ownsSubject: false)
    }

    /// What `selector` makes of this sequence, which it may use several times but which runs once per
    /// subscription.
    ///
    /// ```swift
    /// // each element with its successor, from one run of the source
    /// source.multicast({ PublishSubject() }) { shared in .zip(shared, shared.skip(1)) { ($0, $1) } }
    /// ```
    ///
    /// The sequence is sent through the subject that `subjectSelector` answers. An error that a closure
    /// throws is sent; otherwise the ending is that of what `selector` answers, and disposal ends both.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping @isolated(any) () throws -> Subject,
        selector: @escaping @isolated(any) (Observable<Subject.Element>) throws -> Observable<Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        let isolation = Isolation(
            common: [subjectSelector.isolation, selector.isolation], "multicast", file, line)
        let (subjectSelector, selector) = (plain(subjectSelector), plain(selector))
        return Create(
            { observer in
                do {
                    let shared = source.multicast(try subjectSelector())
                    let results = try selector(shared)
                    let subscription = results.subscribe(observer)
                    return Disposables.create(subscription, shared.connect())
                } catch {
                    observer.onError(error)
                    return Disposables.create()
                }
            }, isolation)
    }

    /// This sequence for all subscribers together, from `connect` on; each is sent what comes after it
    /// subscribed.
    public func publish() -> ConnectableObservable<Element> {
        Multicast(asObservable(), { PublishSubject<Element>() }, ownsSubject: true)
    }

    /// This sequence for all subscribers together, from `connect` on; each is sent the last `bufferSize`
    /// elements first.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        Multicast(
            asObservable(), { ReplaySubject<Element>.create(bufferSize: bufferSize) }, ownsSubject: true)
    }

    /// This sequence for all subscribers together, from `connect` on; each is sent all elements so far first,
    /// which are all kept.
    public func replayAll() -> ConnectableObservable<Element> {
        Multicast(asObservable(), { ReplaySubject<Element>.createUnbounded() }, ownsSubject: true)
    }
}

final class Multicast<Source, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Source {
    private let source: Observable<Source>
    private let makeSubject: () -> Subject
    /// Whether nothing else sends to the subject, so that it is dead when the source is.
    private let ownsSubject: Bool
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var subject: Subject?
    @exclusivity(unchecked) private var connection: Connection<Source>?
    /// How many runs have ended.
    @exclusivity(unchecked) private var run = 0

    init(_ source: Observable<Source>, _ makeSubject: @escaping () -> Subject, ownsSubject: Bool) {
        self.source = source
        self.makeSubject = makeSubject
        self.ownsSubject = ownsSubject
        super.init()
    }

    override func attach(_ sink: Sink<Subject.Element>) { currentSubject().asObservable().attach(sink) }

    override func start(_ sink: Sink<Subject.Element>) { currentSubject().asObservable().start(sink) }

    override func connect() -> any Disposable {
        while true {
            let run = lock { self.run }
            let observer = currentSubject().asObserver()
            let new = Connection(AnyObserver(observer).sink, ownsSubject) { [weak self] in self?.forget($0) }
            let current = lock { () -> Connection<Source>? in
                // With the run its subject has ended.
                guard self.run == run else { return nil }
                if connection == nil { connection = new }
                return connection
            }
            guard let current else { continue }
            if current === new { source.start(new) }
            return current
        }
    }

    override var waitsForConnection: Bool { lock { subject != nil && connection == nil } }

    private func currentSubject() -> Subject {
        if let subject = lock({ subject }) { return subject }
        let new = makeSubject()
        return lock {
            if subject == nil { subject = new }
            return subject ?? new
        }
    }

    private func forget(_ old: Connection<Source>) {
        var last: Subject?
        lock {
            guard connection === old else { return }
            connection = nil
            // It ends outside the lock, since its deinit may call out.
            swap(&subject, &last)
            run += 1
        }
        withExtendedLifetime(last) {}
    }
}

/// The one subscription to the source of a multicast.
final class Connection<Element>: Boundary<Element> {
    private let target: Sink<Element>
    private let ownsTarget: Bool
    private let onEnd: (Connection<Element>) -> Void

    init(
        _ target: Sink<Element>, _ ownsTarget: Bool, _ onEnd: @escaping (Connection<Element>) -> Void
    ) {
        self.target = target
        self.ownsTarget = ownsTarget
        self.onEnd = onEnd
        super.init()
    }

    override func next(_ element: Element) {
        if isOpen { target.next(element) }
    }

    override func error(_ error: any Error) {
        guard stop() else { return }
        onEnd(self)
        target.error(error)
        dispose()
    }

    override func completed() {
        guard stop() else { return }
        onEnd(self)
        target.completed()
        dispose()
    }

    override func abandoned() {
        super.abandoned()
        guard ownsTarget else { return }
        onEnd(self)
        target.abandoned()
    }

    override func disposed() { onEnd(self) }
}
