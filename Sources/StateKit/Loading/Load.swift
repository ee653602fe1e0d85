// SPDX-License-Identifier: MIT

import RxKernel

/// An event of a source with its completion, which ends the loading.
enum LoadSignal<T> {
    case load
    case success(T)
    case error(any Error)
    case ended
}

/// One load, with the state by which it ignores results that arrive after it was replaced.
///
/// Used on the main thread only, but for its creation.
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

    /// Whether a newer load of the same source has begun since this one began.
    func isReplaced(in state: S) -> Bool {
        guard let source, let number, let state = state as? any NumberingState else { return false }
        return !state.numbers.isNewest(number, of: source)
    }

    /// Changes the state by `partial`, unless it comes too late. Returns `partial` if the state was changed.
    func reduce(_ partial: S.P, _ phase: LoadStage, into relay: BehaviorRelay<S>) -> S.P? {
        var state = relay.value
        if phase == .begins, let source, var numbered = state as? any NumberingState {
            number = numbered.number(source)
            if let numbered = numbered as? S { state = numbered }
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

    /// Ends the loading after a disposal: in a later turn of the main queue, since an owner that is being deallocated disposes of its
    /// subscriptions one after the other, and those that observe the state must not see it change.
    func cancel(_ partial: S.P?) {
        if MainThread.isCurrent, isOver { return }
        _ = MainScheduler.asyncInstance.schedule(self) { load in
            if let partial, let relay = load.relay, !load.isOver, load.number != nil || load.source == nil {
                _ = load.reduce(partial, .isOver, into: relay)
            }
            return Disposables.create()
        }
    }
}

/// Where an event is in a load.
enum LoadStage {
    case begins
    case goesOn
    /// The source has failed, or the load was cancelled.
    case isOver
    /// The source has completed: after an element that changes nothing in most cases.
    case completes
}

extension ObservableConvertibleType {
    /// Loads this sequence into `relay`: `convert` returns the partial event for each signal, and `cancelled` is the one for a disposal.
    ///
    /// The signal `load` comes before this returns if the caller is on the main thread. The state changes on the main thread.
    func load<S: ViewState>(
        with relay: BehaviorRelay<S>, _ source: LoadSources?, cancelled: S.P?,
        converted: (Observable<LoadSignal<Element>>) -> Observable<(S.P, LoadStage)>,
        _ onPartial: (@isolated(any) (S.P) -> Void)?, _ file: StaticString, _ line: UInt
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
        let subscription =
            partials
            .take(until: relay.filter { load.isReplaced(in: $0) })
            .compactMap { load.reduce($0.0, $0.1, into: relay) }
            .subscribe(onNext: onPartial, file: file, line: line)
        return Disposables.create(
            subscription, Disposables.create { load.cancel(cancelled) })
    }
}
