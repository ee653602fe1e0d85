// SPDX-License-Identifier: MIT

/// A type that is both an observable sequence and an observer.
///
/// `multicast` takes one; all subjects of the kernel conform. Conform for a subject with different rules.
/// ```swift
/// let history = messages.multicast { ReplaySubject<String>.create(bufferSize: 10) }
/// ```
public protocol SubjectType<Element>: ObservableType {
    /// The type of the observer side.
    associatedtype Observer: ObserverType
    /// Returns the observer side of the subject.
    func asObserver() -> Observer
}
