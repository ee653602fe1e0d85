// SPDX-License-Identifier: MIT

/// A sequence that starts with `connect` and runs once for all its subscribers.
///
/// `ConnectableObservable` is the kernel's type. Conform only for a source of your own that is started explicitly;
/// `refCount()` then starts it with its first subscriber.
/// ```swift
/// let numbers: some ConnectableObservableType<Int> = Observable.of(1, 2, 3).publish()
/// numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
/// numbers.connect().disposed(by: bag)
/// ```
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Starts the sequence. Disposing of the result stops it.
    func connect() -> any Disposable
}

extension ConnectableObservableType {
    /// Returns a sequence that connects when it gets its first subscriber and disconnects when it loses its last one.
    ///
    /// A subscriber is added before the sequence starts. Errors and completion are sent to all subscribers; disposal by
    /// one of them does not affect the others.
    public func refCount() -> Observable<Element> { RefCount(self) }
}

/// A sequence that starts with `connect` and runs once for all its subscribers. `publish`, `replay` and `multicast`
/// return one.
///
/// Use it if all subscribers must have subscribed before the first event. Otherwise `share(replay:scope:)`, which
/// connects automatically, is simpler.
///
/// ```swift
/// let shared = ticks.publish()
/// shared.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
/// shared.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
/// shared.connect().disposed(by: bag)
/// ```
///
/// It retains its source. A connection lasts until it is disposed of or the source ends, with or without subscribers.
/// Any thread may connect; events are sent on the thread of the source.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    /// Starts the sequence if it is not running. Disposing of the result stops it for all subscribers, without a
    /// completion.
    public func connect() -> any Disposable {
        fatalError("\(type(of: self)) does not connect: it must override connect()")
    }

    /// Whether a subscriber has subscribed since the last run ended, and waits for the next run.
    var waitsForConnection: Bool { false }
}

extension ObservableType {
    /// Returns this sequence, which sends its events through `subject` after `connect`.
    ///
    /// When the sequence has ended, `subject` has ended too, and later connections send nothing.
    /// `multicast(makeSubject:)` can run again.
    public func multicast<Subject: SubjectType>(
        _ subject: Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable(), { subject }, ownsSubject: false)
    }

    /// Returns this sequence, which sends its events through a new subject from `makeSubject` for each connection.
    ///
    /// `makeSubject` is called on the actor to which it belongs, for the first subscriber or connection. If that is made
    /// elsewhere, the sequence is subscribed to or connected on the actor, a turn later.
    public func multicast<Subject: SubjectType>(
        isolation caller: (any Actor)? = #isolation, makeSubject: @escaping @isolated(any) () -> Subject,
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(
            asObservable(), withoutIsolation(makeSubject), ownsSubject: false,
            Isolation(of: makeSubject, makeSubject.isolation, caller, "multicast", file, line))
    }

    /// Returns the sequence that `selector` returns for this sequence. `selector` may use its argument several times;
    /// this sequence runs once for each subscription.
    ///
    /// ```swift
    /// // each element with its successor, from one run of the source
    /// source.multicast({ PublishSubject() }) { shared in .zip(shared, shared.skip(1)) { ($0, $1) } }
    /// ```
    ///
    /// The sequence sends its events through the subject that `subjectSelector` returns. An error that a closure throws
    /// is sent. Otherwise the terminal event is that of the sequence that `selector` returns; disposal ends both.
    public func multicast<Subject: SubjectType, Result>(
        isolation caller: (any Actor)? = #isolation,
        _ subjectSelector: @escaping @isolated(any) () throws -> Subject,
        selector: @escaping @isolated(any) (Observable<Subject.Element>) throws -> Observable<Result>,
        file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        let isolation = Isolation(
            common: [subjectSelector.isolation, selector.isolation], caller, "multicast", file, line
        ).watching(subjectSelector).watching(selector)
        let (subjectSelector, selector) = (withoutIsolation(subjectSelector), withoutIsolation(selector))
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

    /// Returns this sequence for all subscribers together, started by `connect`. A subscriber receives the elements
    /// that are sent after it subscribed.
    public func publish() -> ConnectableObservable<Element> {
        Multicast(asObservable(), { PublishSubject<Element>() }, ownsSubject: true)
    }

    /// Returns this sequence for all subscribers together, started by `connect`. A new subscriber first receives the
    /// last `bufferSize` elements.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        Multicast(
            asObservable(), { ReplaySubject<Element>.create(bufferSize: bufferSize) }, ownsSubject: true)
    }

    /// Returns this sequence for all subscribers together, started by `connect`. A new subscriber first receives all
    /// elements so far, which are all stored.
    public func replayAll() -> ConnectableObservable<Element> {
        Multicast(asObservable(), { ReplaySubject<Element>.createUnbounded() }, ownsSubject: true)
    }
}

final class Multicast<Source, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Source {
    private let source: Observable<Source>
    private let makeSubject: () -> Subject
    /// The actor of `makeSubject`.
    private let link: Link
    /// Whether nothing else sends to the subject, so that it is abandoned together with the source.
    private let ownsSubject: Bool
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var subject: Subject?
    @exclusivity(unchecked) private var connection: Connection<Source>?
    /// How many runs have ended.
    @exclusivity(unchecked) private var run = 0

    init(
        _ source: Observable<Source>, _ makeSubject: @escaping () -> Subject, ownsSubject: Bool,
        _ isolation: Isolation = Isolation()
    ) {
        self.source = source
        self.makeSubject = makeSubject
        self.ownsSubject = ownsSubject
        link = Link(isolation)
        super.init()
    }

    override func attach(_ sink: Sink<Subject.Element>) {
        if isHere { currentSubject().asObservable().attach(sink) } else { hop(sink) }
    }

    override func start(_ sink: Sink<Subject.Element>) {
        if isHere { currentSubject().asObservable().start(sink) } else { hop(sink) }
    }

    override func connect() -> any Disposable {
        if isHere { return connectHere() }
        let later = SingleAssignmentDisposable()
        link.send { [self] in if !later.isDisposed { later.setDisposable(connectHere()) } }
        return later
    }

    /// Whether the sequence may be subscribed to and connected on this thread: no subject has to be made, or its closure
    /// may be called here.
    private var isHere: Bool { link.isHere || !link.isBehind && lock { subject != nil } }

    private func hop(_ sink: Sink<Subject.Element>) {
        let later = LaterSink(sink)
        link.send { [self] in if !later.isDisposed { currentSubject().asObservable().start(later) } }
    }

    private func connectHere() -> any Disposable {
        while true {
            let run = lock { self.run }
            let observer = currentSubject().asObserver()
            let new = Connection(AnyObserver(observer).sink, ownsSubject) { [weak self] in
                self?.connectionEnded($0)
            }
            let current = lock { () -> Connection<Source>? in
                // The subject has ended with its run.
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

    private func connectionEnded(_ old: Connection<Source>) {
        var last: Subject?
        lock {
            guard connection === old else { return }
            connection = nil
            // It is released outside the lock, since its deinit may call other code.
            swap(&subject, &last)
            run += 1
        }
        withExtendedLifetime(last) {}
    }
}

/// The single subscription to the source of a multicast.
final class Connection<Element>: TerminalSink<Element> {
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
