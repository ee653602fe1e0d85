// SPDX-License-Identifier: MIT

import RxKernel

extension BehaviorRelay where Element: State {
    /// Loads the result of an async closure as the remote source of the state.
    ///
    /// ```swift
    /// user.loadRemote { [api] in try await api.user(id) }.disposed(by: self)
    /// ```
    /// Disposal, and a later load, cancel the closure's task. If that happens before the task begins, the
    /// closure is not called. In other respects it works like `loadRemote(with:)` of a sequence.
    @preconcurrency @MainActor
    public func loadRemote(
        _ work: @escaping @MainActor () async throws -> Element.T
    ) -> any Disposable { Observable.result(of: work).loadRemote(with: self) }

    /// Loads the result of an async closure as the local source of the state. In other respects it works like `loadRemote`.
    @preconcurrency @MainActor
    public func loadLocal(
        _ work: @escaping @MainActor () async throws -> Element.T
    ) -> any Disposable { Observable.result(of: work).loadLocal(with: self) }

    /// Loads the result of an async closure, which replaces the data. The old data stays until then.
    @preconcurrency @MainActor
    public func refresh(
        _ work: @escaping @MainActor () async throws -> Element.T
    ) -> any Disposable { Observable.result(of: work).refresh(with: self) }

    /// Loads the sequence that `request` returns for the latest query. A query is requested when no other one
    /// arrives for `debounce`, for example while the user types.
    ///
    /// ```swift
    /// contacts.search(field.rx.text.orEmpty, debounce: .milliseconds(200)) { [api] text in api.contacts(matching: text) }
    ///     .disposed(by: self)
    /// ```
    /// The data stays until the first element for the new query. A new query replaces the request for the previous one, whose source
    /// is disposed of; a query that equals the previous one is not requested again. For rows that are loaded page by page see
    /// ``PagedCollectionController/search(_:debounce:scheduler:request:)``. `request` is called on the main thread.
    @preconcurrency @MainActor
    public func search<Queries: ObservableConvertibleType, Source: ObservableConvertibleType>(
        _ queries: Queries, debounce: RxTimeInterval = .milliseconds(300),
        scheduler: any SchedulerType = MainScheduler.instance,
        request: @escaping (Queries.Element) -> Source
    ) -> any Disposable where Queries.Element: Equatable, Source.Element == Element.T {
        let latest = SerialDisposable()
        let subscription = queries.asObservable()
            .debounce(debounce, scheduler: scheduler)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] query in
                guard let self else { return }
                latest.replace { request(query).refresh(with: self) }
            })
        return Disposables.create(subscription, latest)
    }
}

extension BehaviorRelay where Element == ActionState {
    /// Runs an async closure as an action. Disposal cancels its task. In other respects it works like `executeAction(with:)` of a sequence.
    @preconcurrency @MainActor
    public func executeAction<Response>(
        _ work: @escaping @MainActor () async throws -> Response
    ) -> any Disposable { Observable.result(of: work).executeAction(with: self) }
}

extension Observable {
    /// Returns a sequence of the result of `work`. Each subscription runs `work` in a task on the main actor. Disposal cancels the task.
    @MainActor
    static func result(of work: @escaping @MainActor () async throws -> Element) -> Observable<Element> {
        .create { observer in
            let task = Task { @MainActor in
                // If the load was cancelled before the task began, the owner of `work` may be deallocated.
                if Task.isCancelled { return }
                do {
                    let result = try await work()
                    observer.onNext(result)
                    observer.onCompleted()
                } catch {
                    observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
