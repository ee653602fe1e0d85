// SPDX-License-Identifier: MIT

/// A subscription to a subject of which only the elements are observed: the entry, the last link and the disposable are one object.
///
/// The disposable may be retained after the subscription has ended. The closure is released then, as soon as no thread can be calling it,
/// which the list knows.
@usableFromInline
final class NextEntry<Element>: LastEntry<Element>, Cancelable {
    @exclusivity(unchecked) private var onNext: Callee<Element>
    #if TRACE_RESOURCES
        private let record: LiveSubscriptions.Record?
    #endif

    required init(
        _ list: ObserverList<Element>, _ onNext: @escaping (Element) -> Void, _ isolation: Isolation
    ) {
        self.onNext = Callee(onNext)
        #if TRACE_RESOURCES
            record = LiveSubscriptions.record(of: isolation.site)
        #endif
        super.init(list, isolation)
    }

    deinit { ended() }

    override var releasesItsClosure: Bool { true }

    override func next(_ element: Element) {
        if link.isHere { onNext(element) } else { hop(element) }
    }

    /// The work retains the closure itself, since it may run when the list has called `detach`.
    @inline(never)
    private func hop(_ element: Element) {
        guard let onNext = onNext.function else { return }
        link.send { [self] in if isWanted { onNext(element) } }
    }

    override func leave() {
        ended()
        super.leave()
    }

    override func releaseSink() {
        ended()
        detach()
    }

    override func detached() { onNext = Callee(nil) }

    private func ended() {
        #if TRACE_RESOURCES
            record?.end()
        #endif
    }
}

/// A closure in a variable, which is called without being retained. A call of the variable itself would retain it, since it may be replaced
/// during the call.
private struct Callee<Argument>: ~Copyable {
    let function: ((Argument) -> Void)?

    init(_ function: ((Argument) -> Void)?) { self.function = function }

    /// It must not be replaced meanwhile.
    func callAsFunction(_ argument: Argument) { function?(argument) }
}
