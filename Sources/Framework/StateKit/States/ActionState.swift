// SPDX-License-Identifier: MIT

import RxKernel

/// The state of an action, such as saving a form: idle, running, succeeded with a response, or failed.
///
/// Use it for an operation that the user starts and waits for. Use ``DataState`` for data that is shown, and
/// ``LongWork`` for work that reports its progress.
///
/// ```swift
/// let save = ActionState.relay
/// api.save(contact).executeAction(with: save).disposed(by: bag)
/// save.map(\.loading).bind(to: spinner.rx.isSpinning).disposed(by: bag)
/// ```
/// It is a value. Change its relay on the main thread.
public struct ActionState: ViewState {
    /// An event that changes the state of an action.
    public enum Partial: PartialState {
        /// The action has begun.
        case execute
        /// The action has succeeded.
        case success(response: Any?)
        /// The action has failed.
        case failure(error: any Error)
        /// The state is idle again: the action was cancelled, or its result was shown.
        case reset
    }

    /// The phase of the action. While the action runs, there is neither an earlier response nor an earlier error.
    public private(set) var phase: LoadPhase<Any?>
    /// The load that has begun last. Only its disposal ends the loading.
    var newest: ObjectIdentifier?

    /// The response; nil if there is none.
    public var response: Any? { phase.value ?? nil }
    /// Whether the action is running.
    public var loading: Bool { !phase.running.isEmpty }
    /// The error of the action.
    public var error: (any Error)? { phase.failure?.error }

    /// The state of an action that was not run yet.
    public static var initialState: ActionState { ActionState(phase: .idle, newest: nil) }

    /// A new relay with the state of an action that was not run yet.
    public static var relay: BehaviorRelay<ActionState> { BehaviorRelay(value: .initialState) }

    /// Returns a relay with that state.
    public static func relay(with state: ActionState) -> BehaviorRelay<ActionState> {
        BehaviorRelay(value: state)
    }

    /// Returns a new relay with the state of an action that was not run yet. The parameter is ignored; it
    /// exists for source compatibility with programs for CleanUtils.
    public static func relay(remoteEnabled: Bool) -> BehaviorRelay<ActionState> { relay }

    /// Returns the state after `partial`.
    public func reduce(partial: Partial) -> ActionState {
        var new = self
        new.phase =
            switch partial {
            case .execute: .loading(.remote, previous: nil, failure: nil)
            case .success(let response): .loaded(response)
            case .failure(let error): .failed(LoadFailure(error, of: .remote), previous: nil)
            case .reset: .idle
            }
        return new
    }
}
