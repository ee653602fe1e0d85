// SPDX-License-Identifier: MIT

extension ObservableType {
    /// Returns one sequence for each key, with the elements that have that key. A group is sent when its first element
    /// arrives, before that element.
    ///
    /// ```swift
    /// messages.groupBy { $0.sender }.flatMap { group in group.map { "\(group.key): \($0.text)" } }
    /// ```
    ///
    /// Subscribe to a group when it is sent: it does not store elements. Errors, the completion and an error that
    /// `keySelector` throws are sent to every group and then to the subscriber. After disposal no new group is sent;
    /// the source runs while any group has a subscriber.
    public func groupBy<Key: Hashable>(
        isolation caller: (any Actor)? = #isolation,
        keySelector: @escaping @isolated(any) (Element) throws -> Key, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        let isolation = Isolation(of: keySelector, keySelector.isolation, caller, "groupBy", file, line)
        let keySelector = withoutIsolation(keySelector)
        return Assembled { source.attach(GroupBySink($0, keySelector, isolation)) }
    }
}

/// The elements that have the same key. `groupBy` sends one for each key.
///
/// ```swift
/// messages.groupBy { $0.sender }.subscribe(onNext: { group in
///     group.subscribe(onNext: { print(group.key, $0.text) }).disposed(by: bag)
/// })
/// ```
///
/// It has all operators. It does not store elements, retains the source only while it has a subscriber, and sends
/// events on the thread of the source.
public struct GroupedObservable<Key, Element>: ObservableType {
    /// The key of the elements.
    public let key: Key
    private let source: Observable<Element>

    /// Creates a group with that key and those elements, for code that does not use `groupBy`.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    /// Sends the group's elements from now on, and its terminal event, to `observer`.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        source.subscribe(observer)
    }

    /// Returns the group as an `Observable`, without its key.
    public func asObservable() -> Observable<Element> { source }
}

final class GroupBySink<Key: Hashable, Element>: TerminalSink<Element> {
    private let downstream: Sink<GroupedObservable<Key, Element>>
    private let keySelector: (Element) throws -> Key
    private let link: Link
    private let groups = Groups<Key>()
    private let lock = Lock()
    /// The references of the subscriber and of the groups' subscribers to the source. Guarded by `lock`.
    @exclusivity(unchecked) private var references: RefCountDisposable?

    init(
        _ downstream: Sink<GroupedObservable<Key, Element>>,
        _ keySelector: @escaping (Element) throws -> Key, _ isolation: Isolation
    ) {
        self.downstream = downstream
        self.keySelector = keySelector
        link = Link(isolation)
        super.init()
        let references = RefCountDisposable(disposable: self)
        self.references = references
        downstream.connect(DisposableToken(references))
    }

    override func next(_ element: Element) {
        if link.isHere { send(element) } else { hop(element) }
    }

    @inline(never)
    private func hop(_ element: Element) { link.send { self.send(element) } }

    private func send(_ element: Element) {
        guard isOpen else { return }
        do {
            let key = try keySelector(element)
            if let group = groups.find(key) { return subject(group).onNext(element) }
            guard let references = lock({ references }) else { return }
            let group = PublishSubject<Element>()
            if let other = groups.add(group, key) { return subject(other).onNext(element) }
            downstream.next(GroupedObservable(key: key, source: Referenced(group, references)))
            group.onNext(element)
        } catch {
            end(with: error)
        }
    }

    /// Guard: the groups are of this type.
    private func subject(_ group: AnyObject) -> PublishSubject<Element> {
        unsafeDowncast(group, to: PublishSubject<Element>.self)
    }

    override func error(_ error: any Error) {
        if link.isBehind { link.send { self.end(with: error) } } else { end(with: error) }
    }

    override func completed() {
        if link.isBehind { link.send { self.finish() } } else { finish() }
    }

    private func end(with error: any Error) {
        guard stop() else { return }
        for group in groups.all { subject(group).onError(error) }
        downstream.error(error)
        dispose()
    }

    private func finish() {
        guard stop() else { return }
        for group in groups.all { subject(group).onCompleted() }
        downstream.completed()
        dispose()
    }

    override func disposed() {
        let old = lock {
            defer { references = nil }
            return references
        }
        withExtendedLifetime(old) {}
    }
}

/// The groups by their keys, also if events overlap against the contract of a sequence. Its code is specialised for the most usual keys:
/// generic code of a dictionary calls the functions of a key by tables.
private final class Groups<Key: Hashable> {
    private let lock = Lock()
    /// Guarded by `lock`: a key is compared under it, and must not use the sequence to compare itself.
    @exclusivity(unchecked) private var groups: [Key: AnyObject] = [:]

    var all: [AnyObject] { lock { Array(groups.values) } }

    @_specialize(where Key == Int)
    @_specialize(where Key == String)
    @_specialize(where Key == Bool)
    @inline(never)
    func find(_ key: Key) -> AnyObject? { lock { groups[key] } }

    /// Adds a group, or returns the one that another thread has added meanwhile.
    func add(_ group: AnyObject, _ key: Key) -> AnyObject? {
        lock {
            if let other = groups[key] { return other }
            groups[key] = group
            return nil
        }
    }
}

/// A sequence each of whose subscribers owns a reference to the source.
final class Referenced<Element>: Observable<Element> {
    private let source: Observable<Element>
    private let references: RefCountDisposable

    init(_ source: Observable<Element>, _ references: RefCountDisposable) {
        self.source = source
        self.references = references
        super.init()
    }

    override func attach(_ sink: Sink<Element>) {
        let reference = references.retain()
        source.attach(ReferencedSink(sink, reference))
    }
}

final class ReferencedSink<Element>: CreateSink<Element> {
    private let reference: any Disposable

    init(_ downstream: Sink<Element>, _ reference: any Disposable) {
        self.reference = reference
        super.init(downstream)
        downstream.connect(self)
    }

    override func disposed() { reference.dispose() }

    override func abandoned() {
        super.abandoned()
        reference.dispose()
    }
}
