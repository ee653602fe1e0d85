// SPDX-License-Identifier: MIT

/// Something that is both an observable sequence and an observer.
///
/// What `multicast` sends a sequence through; the kernel's subjects all are. Conform for a subject with rules
/// of your own.
public protocol SubjectType<Element>: ObservableType {
    /// What receives events for the subject.
    associatedtype Observer: ObserverType
    /// The subject's observer side.
    func asObserver() -> Observer
}
