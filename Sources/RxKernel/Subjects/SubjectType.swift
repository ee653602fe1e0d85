// SPDX-License-Identifier: MIT

/// Something that is both an observable sequence and an observer.
///
/// What `multicast` sends a sequence through. Take it as a parameter where any subject will do.
public protocol SubjectType<Element>: ObservableType {
    /// What receives events for the subject.
    associatedtype Observer: ObserverType
    /// The subject's observer side.
    func asObserver() -> Observer
}
