// SPDX-License-Identifier: MIT

/// The disposable that `subscribe` returns: the state of a subscription, without its closures or its observer.
///
/// The sink above it retains these, and the source retains the sink. The source releases them when the sequence has
/// ended or the subscription is disposed of.
@usableFromInline
class Subscription: TerminalSink<Never>, Cancelable {
    @usableFromInline override init() { super.init() }

    #if TRACE_RESOURCES
        /// Written once before the subscription is used.
        @exclusivity(unchecked) final var record: LiveSubscriptions.Record?

        deinit { record?.end() }

        @usableFromInline override func disposed() { record?.end() }

        @usableFromInline override func abandoned() {
            super.abandoned()
            record?.end()
        }
    #endif
}

/// A subscription with an `onDisposed`.
final class ReportingSubscription: Subscription {
    private let isolation: Isolation
    /// Taken by `disposed()`, which is called once.
    @exclusivity(unchecked) private var onDisposed: (() -> Void)?

    init(_ isolation: Isolation, _ onDisposed: @escaping () -> Void) {
        self.isolation = isolation
        self.onDisposed = onDisposed
        super.init()
    }

    override func disposed() {
        super.disposed()
        guard let onDisposed else { return }
        self.onDisposed = nil
        isolation.perform(onDisposed)
    }
}
