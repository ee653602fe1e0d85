// SPDX-License-Identifier: MIT

import FoundationEssentials
import RxKernel

/// Something with a state of its own that a killed application gets back: which tab is selected, what a list is filtered by.
///
/// Which screens and flows are there is recorded by the steps that led to them; see ``FlowRecord``. What changes *within* one of
/// them, by steps answered `.none` or by the person, is not: such steps cannot be taken again, since they may have done something.
/// So whoever has the state says what it is:
///
/// ```swift
/// extension ListViewModel: Restorable {
///     var restorableState: Observable<Filter> { filter.asObservable() }
///     func restore(_ filter: Filter) { self.filter.accept(filter) }
/// }
/// ```
/// Asked are the flow, its root, and each contributed presentable and stepper. Containers that select one of their screens have
/// this already.
@preconcurrency @MainActor public protocol Restorable<RestorableState>: AnyObject {
    /// What is written down, and come back to.
    associatedtype RestorableState: Codable

    /// What to come back to: the present state on subscription, if there is one, then each change.
    var restorableState: Observable<RestorableState> { get }

    /// Comes back to a state of an earlier run, once it is on screen as far as it is to be.
    func restore(_ state: RestorableState)
}

extension Restorable {
    /// The state as JSON; a state that cannot be written is left out.
    package var encodedStates: Observable<String> {
        restorableState.compactMap { state in
            (try? JSONEncoder().encode(state)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Comes back to a state in JSON, if this build of the application can still read it.
    package func restore(encoded json: String) {
        if let state = try? JSONDecoder().decode(RestorableState.self, from: Data(json.utf8)) {
            restore(state)
        }
    }
}

/// The latest states of those who have any, by a name for each.
@MainActor final class RestorableStates {
    private(set) var latest: [String: String] = [:]
    private let changed: () -> Void
    private let bag = DisposeBag()

    init(changed: @escaping () -> Void) { self.changed = changed }

    func follow(_ object: any Restorable, as name: String) {
        object.encodedStates
            .subscribe(onNext: { [weak self] json in
                guard let self, latest[name] != json else { return }
                latest[name] = json
                changed()
            })
            .disposed(by: bag)
    }
}
