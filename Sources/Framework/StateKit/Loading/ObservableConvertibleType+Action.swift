// SPDX-License-Identifier: MIT

import RxKernel

extension ObservableConvertibleType {
    /// Runs this sequence as an action. Its elements are the responses.
    ///
    /// ```swift
    /// api.save(contact).executeAction(with: save).disposed(by: bag)
    /// ```
    /// The state is loading from this call until the first element, the error or the completion. It changes on the main thread. If a
    /// sequence completes without an element, such as a `Completable`, the action has succeeded without a response.
    /// `onPartial` is called after each change, and not after disposal. Disposal resets the state in a later turn
    /// of the main queue, unless another action has begun.
    public func executeAction(
        with relay: BehaviorRelay<ActionState>,
        isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (ActionState.Partial) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        action(with: relay) { $0.subscribe(isolation: caller, onNext: onPartial, file: file, line: line) }
    }

    /// Runs this sequence as an action of a view model. The view model sends an output for each success, and for the failure.
    ///
    /// ```swift
    /// interactor.addUser().executeAction(with: addState, viewModel: self, success: .userAdded)
    /// ```
    /// The view model is not retained. When it is released, its bag ends the action. An output that is nil is not sent.
    /// The output is sent after `onPartial` has returned, unless that has ended the action.
    @preconcurrency @MainActor
    public func executeAction<ViewModel: CleanViewModelType>(
        with relay: BehaviorRelay<ActionState>, viewModel: ViewModel, success: ViewModel.Output?,
        error: ViewModel.Output? = nil,
        isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (ActionState.Partial) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        executeAction(
            with: relay, viewModel: viewModel, output: { _ in success }, failure: { _ in error }, onPartial,
            caller,
            file, line)
    }

    /// Runs this sequence as an action of a view model. The view model sends the output that `success`
    /// returns for each element, and the output that `error` returns for the failure.
    ///
    /// ```swift
    /// interactor.addUser().executeAction(with: addState, viewModel: self, success: { .added($0) }, error: { .failed($0) })
    /// ```
    /// The view model is not retained. When it is released, its bag ends the action. An output that is nil is
    /// not sent. If the sequence completes without an element, no output is sent.
    @preconcurrency @MainActor
    public func executeAction<ViewModel: CleanViewModelType>(
        with relay: BehaviorRelay<ActionState>, viewModel: ViewModel,
        success: @escaping (Element) -> ViewModel.Output?,
        error: @escaping (any Error) -> ViewModel.Output? = { _ in nil },
        isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (ActionState.Partial) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        executeAction(
            with: relay, viewModel: viewModel,
            output: { response in (response as? Element).flatMap(success) }, failure: error, onPartial,
            caller,
            file, line)
    }

    @MainActor
    private func executeAction<ViewModel: CleanViewModelType>(
        with relay: BehaviorRelay<ActionState>, viewModel: ViewModel,
        output: @escaping (Any?) -> ViewModel.Output?,
        failure: @escaping (any Error) -> ViewModel.Output?,
        _ onPartial: (@isolated(any) (ActionState.Partial) -> Void)?, _ caller: (any Actor)?,
        _ file: StaticString, _ line: UInt
    ) {
        action(with: relay) { partials in
            partials
                .do(isolation: caller, onNext: onPartial, file: file, line: line)
                .subscribe(
                    onNext: { [weak viewModel] partial in
                        let value: ViewModel.Output? =
                            switch partial {
                            case .success(let response): output(response)
                            case .failure(let error): failure(error)
                            case .execute, .reset: nil
                            }
                        if let value { viewModel?.dispatchOutput(value) }
                    }, file: file, line: line)
        }
        .disposed(by: viewModel)
    }

    private func action(
        with relay: BehaviorRelay<ActionState>,
        observed: (Observable<ActionState.Partial>) -> any Disposable
    ) -> any Disposable {
        var hasResponse = false
        return load(
            with: relay, nil, cancelled: .reset,
            converted: { signals in
                signals.compactMap { signal -> (ActionState.Partial, LoadStage)? in
                    switch signal {
                    case .load: return (.execute, .begins)
                    case .success(let element):
                        hasResponse = true
                        return (.success(response: element), .goesOn)
                    case .error(let error): return (.failure(error: error), .isOver)
                    case .ended: return hasResponse ? nil : (.success(response: nil), .isOver)
                    }
                }
            }, observed: observed)
    }
}
