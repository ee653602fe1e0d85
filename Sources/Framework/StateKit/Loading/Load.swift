// SPDX-License-Identifier: MIT

import RxKernel

/// An event of a source, including its completion.
enum LoadSignal<T> {
    case load
    case success(T)
    case error(any Error)
    case ended
}

/// One load of a source. It ignores results that arrive after a newer load has replaced it.
///
/// It may be created on any thread, and is used on the main thread only.
final class Load<S: ViewState> {
    private weak var relay: BehaviorRelay<S>?
    /// The source that is loaded; nil if loads do not replace each other.
    private let source: LoadSources?
    private var number: Int?
    private var isOver = false

    init(_ relay: BehaviorRelay<S>, _ source: LoadSources?) {
        self.relay = relay
        self.source = source
    }

    /// Whether a newer load of the same source has begun.
    func isReplaced(in state: S) -> Bool {
        guard let source, let number, let state = state as? any NumberingState else { return false }
        return !state.numbers.isNewest(number, of: source)
    }

    /// Applies `partial` to the state, unless the load was replaced. Returns `partial` if the state was changed.
    func reduce(_ partial: S.P, _ phase: LoadStage, into relay: BehaviorRelay<S>) -> S.P? {
        var state = relay.value
        if phase == .begins, let source, var numbered = state as? any NumberingState {
            number = numbered.number(source)
            if let numbered = numbered as? S { state = numbered }
        }
        if phase == .begins, var action = state as? ActionState {
            action.newest = ObjectIdentifier(self)
            if let action = action as? S { state = action }
        }
        if phase != .begins, phase != .goesOn { isOver = true }
        guard !isReplaced(in: state) else { return nil }
        if phase == .completes, let source, let state = state as? any NumberingState,
            !state.isChanged(byEndOf: source)
        {
            return nil
        }
        relay.accept(state.reduce(partial: partial))
        return partial
    }

    /// Whether the disposal of this load ends the loading: it has begun, and no newer action has.
    private func isEnded(byDisposalIn state: S) -> Bool {
        if let action = state as? ActionState { return action.newest == ObjectIdentifier(self) }
        return number != nil
    }

    /// Ends the loading after a disposal, in a later turn of the main queue. An owner that is being deallocated disposes of its
    /// subscriptions one after the other; those that observe the state must not receive a change then.
    func cancel(_ partial: S.P?) {
        if MainThread.isCurrent, isOver { return }
        _ = MainScheduler.asyncInstance.schedule(self) { load in
            if let partial, let relay = load.relay, !load.isOver, load.isEnded(byDisposalIn: relay.value) {
                _ = load.reduce(partial, .isOver, into: relay)
            }
            return Disposables.create()
        }
    }
}

/// The stage of a load to which an event belongs.
enum LoadStage {
    /// The load has begun.
    case begins
    /// The source has sent an element.
    case goesOn
    /// The source has failed, or the load was cancelled.
    case isOver
    /// The source has completed. After an element, this usually changes nothing.
    case completes
}

extension ObservableConvertibleType {
    /// Loads this sequence into `relay`. `converted` returns the partial event for each signal; `cancelled`
    /// is the partial event for a disposal.
    ///
    /// If the caller is on the main thread, the signal `load` is applied before this function returns. The
    /// state changes on the main thread. `observed` subscribes to the partial events that were applied.
    func load<S: ViewState>(
        with relay: BehaviorRelay<S>, _ source: LoadSources?, cancelled: S.P?,
        converted: (Observable<LoadSignal<Element>>) -> Observable<(S.P, LoadStage)>,
        observed: (Observable<S.P>) -> any Disposable
    ) -> any Disposable {
        let load = Load(relay, source)
        let signals = asObservable().materialize().map { event -> LoadSignal<Element> in
            switch event {
            case .next(let element): .success(element)
            case .error(let error): .error(error)
            case .completed: .ended
            }
        }
        let main = MainScheduler.instance
        let partials =
            MainThread.isCurrent
            ? converted(.just(.load)).concat(converted(signals).observe(on: main))
            : converted(signals.startWith(.load)).observe(on: main)
        let subscription = observed(
            partials
                .take(until: relay.filter { load.isReplaced(in: $0) })
                .compactMap { load.reduce($0.0, $0.1, into: relay) })
        return Disposables.create(
            subscription, Disposables.create { load.cancel(cancelled) })
    }
}
