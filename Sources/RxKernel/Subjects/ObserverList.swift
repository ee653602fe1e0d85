// SPDX-License-Identifier: MIT

import Synchronization

/// How a sequence ended.
@usableFromInline
enum Ending {
    case completed
    case error(any Error)
    /// Of a subject that was disposed of, for those who subscribe to it later: it holds the ending, and lives when it is sent.
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
/// Sending reads a published snapshot and takes no lock. Changing takes the lock, in place when no one is sending,
/// on a copy otherwise; the copy is published by the next event, so that a burst of changes copies once.
@usableFromInline
final class ObserverList<Element> {
    @usableFromInline let lock = Lock()
    @usableFromInline let inFlight = Atomic<Int>(0)
    /// What senders read; nothing while `slots` has unpublished changes.
    @usableFromInline let published = Atomic<Unmanaged<Slots>?>(nil)
    /// Whether the last sender has to free what is retired, or to let go for a subject that has died.
    @usableFromInline let mustReclaim = Atomic<Bool>(false)
    @usableFromInline let hasEnded = Atomic<Bool>(false)
    // All are guarded by `lock`.
    @exclusivity(unchecked) @usableFromInline var slots = Slots.make(room: 4)
    @exclusivity(unchecked) @usableFromInline var live = 0
    @exclusivity(unchecked) private var retired: [Slots] = []
    @exclusivity(unchecked) private var ending: Ending?
    @exclusivity(unchecked) private var isDead = false

    @usableFromInline init() {}

    var isEmpty: Bool { lock { live == 0 } }

    @inlinable var isEnded: Bool { hasEnded.load(ordering: .relaxed) }

    @inlinable
    func next(_ element: Element) {
        inFlight.wrappingAdd(1, ordering: .sequentiallyConsistent)
        send(element, to: published.load(ordering: .sequentiallyConsistent) ?? publish())
    }

    /// Sends to `slots`, which a rise of `inFlight` keeps alive, and gives that back.
    @inlinable
    func send(_ element: Element, to slots: Unmanaged<Slots>?) {
        guard let slots else { return }
        Self.forEach(slots) { $0.next(element) }
        unpin()
    }

    /// Ends the sequence: sends `ending` and lets go of everyone. Only the first ending counts.
    ///
    /// Before it the element is sent that `last` answers, called under `lock`.
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
        if let element { Self.forEach(slots) { $0.next(element) } }
        if isFirst { Self.forEach(slots) { $0.end(ending) } }
        unpin()
        removeAll()
    }

    /// Lets go of everyone without a word; who comes later is sent that `subject`, whose list this is, was disposed of.
    func dispose(_ subject: AnyObject) {
        // The error that ended it may end itself here, outside the lock.
        var ending: Ending? = .disposed(.passUnretained(subject))
        lock.acquire()
        swap(&self.ending, &ending)
        hasEnded.store(true, ordering: .relaxed)
        lock.release()
        removeAll()
    }

    /// Keeps the current observers alive until `unpin`; answers nothing if there are none. Call it under `lock`.
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

    /// Adds `sink`, and ends it if the sequence has.
    func attach(_ sink: Sink<Element>) {
        let entry = Entry(self, sink)
        sink.connect(entry)
        if let ending = add(entry) { sink.end(ending) }
    }

    /// Adds `sink`, connected to what `token` makes of its entry, and ends it if the sequence has.
    func attach(_ sink: Sink<Element>, _ token: (Token) -> Token) {
        let entry = Entry(self, sink)
        sink.connect(token(entry))
        if let ending = add(entry) { sink.end(ending) }
    }

    /// Adds `entry` unless it was disposed of; answers how the sequence ended if it has.
    func add(_ entry: Entry<Element>) -> Ending? {
        lock { addLocked(entry) }
    }

    func addLocked(_ entry: Entry<Element>) -> Ending? {
        if ending == nil, !entry.isDisposed {
            prepareToChange(extra: 1)
            // Balanced by `remove` or by the slots' deinit.
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
        lock.release()
        released?.release()
        reclaimIfIdle()
    }

    /// Lets go of everyone.
    private func removeAll() {
        let old = takeAll()
        withExtendedLifetime(old) {}
        reclaimIfIdle()
    }

    /// Lets go of everyone and of what they send to: the subject is dead, and no one will send any more. If it died within
    /// an event, after that.
    func abandon() {
        if inFlight.load(ordering: .sequentiallyConsistent) == 0 { return letGo() }
        lock {
            isDead = true
            mustReclaim.store(true, ordering: .sequentiallyConsistent)
        }
        if inFlight.load(ordering: .sequentiallyConsistent) == 0 { reclaim() }
    }

    /// Guarded by `inFlight`: no one is sending, and no one will be to a dead subject.
    private func letGo() {
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

    /// Makes `slots` private to the holder of `lock`, with room for `extra` more.
    private func prepareToChange(extra: Int) {
        // It is published under the lock only.
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
                    // Entries of this list are of this type; the slots hold a retain.
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

    /// Frees what was retired for one who was sending and has left before it could know.
    private func reclaimIfIdle() {
        if mustReclaim.load(ordering: .relaxed), inFlight.load(ordering: .sequentiallyConsistent) == 0 {
            reclaim()
        }
    }

    @usableFromInline
    func reclaim() {
        var freed: [Slots] = []
        var isDead = false
        lock {
            if inFlight.load(ordering: .sequentiallyConsistent) == 0 {
                swap(&freed, &retired)
                mustReclaim.store(false, ordering: .sequentiallyConsistent)
                swap(&isDead, &self.isDead)
            }
        }
        if isDead { letGo() }
    }
}
