// SPDX-License-Identifier: MIT

extension AsyncSequence where Self: SendableMetatype, AsyncIterator: SendableMetatype {
    /// Returns the elements of this asynchronous sequence. Each subscription iterates it in a task, which disposal
    /// cancels.
    ///
    /// ```swift
    /// stream.asObservable().observe(on: MainScheduler.instance)
    ///     .subscribe(onNext: { show($0) }).disposed(by: bag)
    /// ```
    ///
    /// An error that the sequence throws is sent. Events are sent on the task's thread; use `observe(on:)` to receive
    /// them on another one. The task is detached: it has `priority`, and no task-local values of the caller.
    public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
        .create(
            { observer in
                // Guard: both are passed to the task, which is the only one to use them from here on.
                let work = Unchecked((sequence: self, observer: observer))
                let task = Task.detached(priority: priority) {
                    let (sequence, observer) = work.value
                    do {
                        for try await element in sequence { observer.onNext(element) }
                        observer.onCompleted()
                    } catch {
                        observer.onError(error)
                    }
                }
                return Disposables.create(with: { task.cancel() })
            })
    }
}
