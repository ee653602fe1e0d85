// SPDX-License-Identifier: MIT

import Synchronization

/// How a sequence ended.
@usableFromInline
enum Ending {
    /// It completed.
    case completed
    /// It failed.
    case error(any Error)
    /// The subject was disposed of. Sent to later subscribers. The subject stores this value, and is alive when it is
    /// sent.
    case disposed(Unmanaged<AnyObject>)
}

extension Sink {
    @usableFromInline
    final func end(_ ending: Ending) {
        switch ending {
        case .completed: completed()
        case .error(let error): self.error(error)
        case .disposed(let subject): error(RxError.disposed(object: subject.takeUnretainedValue()))
        }
    }
}

/// The observers of a subject.
///
/// Sending reads a published snapshot and takes no lock. A change takes the lock; it is made in place while no thread
/// is sending, and on a copy otherwise. The next event publishes the copy, so that several changes in a row copy once.
@usableFromInline
final class ObserverList<Element> {
    @usableFromInline let lock = Lock()
    /// Generic code would look up the type for each subscription.
    private let entryType = SinkEntry<Element>.self
    @usableFromInline let inFlight = Atomic<Int>(0)
    /// The snapshot that senders read; nil while `slots` has unpublished changes.
    @usableFromInline let published = Atomic<Unmanaged<Slots>?>(nil)
    /// Whether the last sender must free retired snapshots, or release the observers of a deallocated subject.
    @usableFromInline let mustReclaim = Atomic<Bool>(false)
    @usableFromInline let hasEnded = Atomic<Bool>(false)
    // All are guarded by `lock`.
    @exclusivity(unchecked) @usableFromInline var slots = Slots.make(room: 4)
    @exclusivity(unchecked) @usableFromInline var live = 0
    @exclusivity(unchecked) private var retired: [Slots] = []
    /// Removed entries that are to be detached when no thread is sending.
    @exclusivity(unchecked) private var leaving: [Token] = []
    @exclusivity(unchecked) private var ending: Ending?
    @exclusivity(unchecked) private var isDead = false

    /// Whether a new observer receives events of the past first.
    @usableFromInline let replays: Bool

    @usableFromInline init(replays: Bool = false) { self.replays = replays }

    var isEmpty: Bool { lock { live == 0 } }
    var count: Int { lock { live } }

    @inlinable var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    var isDisposed: Bool {
        if case .disposed? = lock({ ending }) { true } else { false }
    }

    @inlinable
    func next(_ element: Element) {
        inFlight.wrappingAdd(1, ordering: .sequentiallyConsistent)
        send(element, to: published.load(ordering: .sequentiallyConsistent) ?? publish())
    }

    /// Sends `element` to the observers in `slots`, which the caller's increment of `inFlight` keeps alive, and undoes
    /// that increment.
    @inlinable
    func send(_ element: Element, to slots: Unmanaged<Slots>?) {
        guard let slots else { return }
        Self.forEach(slots) { $0.sendNext(element) }
        unpin()
    }

    /// Ends the sequence: sends `ending` and releases all observers. Only the first call has an effect.
    ///
    /// If `last` returns an element, that is sent first. `last` is called under `lock`.
    func end(_ ending: Ending, after last: () -> Element? = { nil }) {
        lock.acquire()
        let isFirst = self.ending == nil
        if isFirst {
            self.ending = ending
            hasEnded.store(true, ordering: .relaxed)
        }
        let element = isFirst ? last() : nil
        let slots = pin()
        lock.release()
        guard let slots else { return }
        if let element { Self.forEach(slots) { $0.sendNext(element) } }
        if isFirst { Self.forEach(slots) { $0.sendEnd(ending) } }
        unpin()
        removeAll()
    }

    /// Releases all observers without an event. Later subscribers receive `RxError.disposed` with `subject`, the owner
    /// of this list.
    func dispose(_ subject: AnyObject) {
        // The old error is released here, outside the lock, since its deinit may call other code.
        var ending: Ending? = .disposed(.passUnretained(subject))
        lock.acquire()
        swap(&self.ending, &ending)
        hasEnded.store(true, ordering: .relaxed)
        lock.release()
        removeAll()
    }

    /// Keeps the current observers alive until `unpin`. Returns nil if there are none. The caller must own `lock`.
    @inlinable
    func pin() -> Unmanaged<Slots>? {
        guard live > 0 else { return nil }
        inFlight.wrappingAdd(1, ordering: .sequentiallyConsistent)
        if let slots = published.load(ordering: .relaxed) { return slots }
        let slots = Unmanaged.passUnretained(slots)
        published.store(slots, ordering: .sequentiallyConsistent)
        return slots
    }

    @inlinable
    func unpin() {
        let isLast = inFlight.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue == 0
        if isLast, mustReclaim.load(ordering: .sequentiallyConsistent) { reclaim() }
    }

    /// Returns the entry of `sink`, which is connected to it.
    func makeEntry(connecting sink: Sink<Element>) -> Entry<Element> {
        let entry = makeEntry(sink, settles: replays)
        sink.connect(entry)
        return entry
    }

    func makeEntry(
        _ sink: consuming Sink<Element>, settles: Bool = false, keepsOrder: Bool = false
    ) -> Entry<Element> {
        entryType.init(self, sink, settles: settles, keepsOrder: keepsOrder)
    }

    /// Adds `entry`, or sends it the terminal event if the sequence has ended.
    func enter(_ entry: Entry<Element>) {
        if let ending = add(entry) { entry.sink?.takeUnretainedValue().end(ending) }
    }

    /// Adds `sink`, connected to the token that `token` returns for its entry, or sends it the terminal event if the
    /// sequence has ended.
    func attach(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = makeEntry(sink)
        sink.connect(token(entry))
        if let ending = add(entry) { sink.end(ending) }
    }

    /// Adds `entry` unless it was disposed of. Returns how the sequence ended, or nil if it has not ended.
    func add(_ entry: Entry<Element>) -> Ending? {
        lock { addLocked(entry) }
    }

    func addLocked(_ entry: Entry<Element>) -> Ending? {
        if ending == nil, !entry.isDisposed {
            prepareToChange(extra: 1)
            // `remove` or the deinit of the slots balances this retain.
            slots.entries[slots.count] = Unmanaged.passRetained(entry)
            entry.slot = slots.count
            slots.count += 1
            live += 1
        }
        return ending
    }

    func remove(_ entry: Entry<Element>) {
        lock.acquire()
        entry.markDisposed()
        var released: Unmanaged<Token>?
        if entry.slot >= 0 {
            prepareToChange(extra: 0)
            released = slots.entries[entry.slot]
            slots.entries[entry.slot] = nil
            if entry.slot == slots.count - 1 { slots.count -= 1 }
            entry.slot = -1
            live -= 1
        }
        // A thread that starts to send now does not find the entry.
        let isIdle = inFlight.load(ordering: .sequentiallyConsistent) == 0
        if !isIdle, entry.releasesItsClosure {
            leaving.append(entry)
            mustReclaim.store(true, ordering: .sequentiallyConsistent)
        }
        lock.release()
        released?.release()
        if isIdle, entry.releasesItsClosure { entry.detach() }
        reclaimIfIdle()
    }

    /// Releases all observers.
    private func removeAll() {
        let old = takeAll()
        withExtendedLifetime(old) {}
        reclaimIfIdle()
    }

    /// Releases all observers and calls `abandoned` of their sinks. Called when the subject is deallocated: no thread
    /// will send any more. If that happens while an event is being sent, the last sender does it.
    func abandon() {
        if inFlight.load(ordering: .sequentiallyConsistent) == 0 { return releaseObservers() }
        lock {
            isDead = true
            mustReclaim.store(true, ordering: .sequentiallyConsistent)
        }
        if inFlight.load(ordering: .sequentiallyConsistent) == 0 { reclaim() }
    }

    /// Called when the subject is deallocated. Subscriptions may retain this list; it releases the error that ended the sequence.
    func close() {
        abandon()
        guard isEnded else { return }
        var old: Ending?
        lock.acquire()
        swap(&old, &ending)
        lock.release()
    }

    /// Guarded by `inFlight`: no thread is sending, and none can send to a deallocated subject.
    private func releaseObservers() {
        guard let old = takeAll() else { return }
        Self.forEach(Unmanaged.passUnretained(old)) { $0.abandon() }
        withExtendedLifetime(old) {}
    }

    private func takeAll() -> Slots? {
        lock {
            guard live > 0 else { return nil }
            prepareToChange(extra: 0)
            let old = slots
            Self.forEach(Unmanaged.passUnretained(old)) { $0.slot = -1 }
            slots = Slots.make(room: 4)
            live = 0
            return old
        }
    }

    /// Gives the owner of `lock` exclusive access to `slots`, with room for `extra` more entries.
    private func prepareToChange(extra: Int) {
        // Only the owner of the lock publishes, so that a relaxed load is enough.
        let wasPublished = published.load(ordering: .relaxed) != nil
        if wasPublished { published.store(nil, ordering: .sequentiallyConsistent) }
        let isRead = wasPublished && inFlight.load(ordering: .sequentiallyConsistent) != 0
        let isFull = slots.count + extra > slots.room
        let isSparse = slots.count > 32 && live < slots.count / 4
        guard isRead || isFull || isSparse else { return }
        let old = slots
        slots = old.copy(live: live, extra: extra) { entry, index in
            unsafeDowncast(entry, to: Entry<Element>.self).slot = index
        }
        if isRead {
            retired.append(old)
            mustReclaim.store(true, ordering: .sequentiallyConsistent)
        }
    }

    @inlinable
    static func forEach(_ slots: Unmanaged<Slots>, _ body: (Entry<Element>) -> Void) {
        slots._withUnsafeGuaranteedRef { slots in
            for index in 0..<slots.count {
                if let entry = slots.entries[index] {
                    // All entries of this list are of this type; the slots retain them.
                    entry._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: Entry<Element>.self)) }
                }
            }
        }
    }

    @usableFromInline
    func publish() -> Unmanaged<Slots> {
        lock {
            let slots = Unmanaged.passUnretained(slots)
            published.store(slots, ordering: .sequentiallyConsistent)
            return slots
        }
    }

    /// Frees retired snapshots for a sender that finished before `mustReclaim` was set.
    private func reclaimIfIdle() {
        if mustReclaim.load(ordering: .relaxed), inFlight.load(ordering: .sequentiallyConsistent) == 0 {
            reclaim()
        }
    }

    @usableFromInline
    func reclaim() {
        var freed: [Slots] = []
        var left: [Token] = []
        var isDead = false
        lock {
            if inFlight.load(ordering: .sequentiallyConsistent) == 0 {
                swap(&freed, &retired)
                swap(&left, &leaving)
                mustReclaim.store(false, ordering: .sequentiallyConsistent)
                swap(&isDead, &self.isDead)
            }
        }
        for entry in left { unsafeDowncast(entry, to: Entry<Element>.self).detach() }
        if isDead { releaseObservers() }
    }
}
