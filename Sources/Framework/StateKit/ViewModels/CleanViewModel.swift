// SPDX-License-Identifier: MIT

import RxKernel

/// An object with a dispose bag, which ends its subscriptions when the object is released. View models conform.
/// ```swift
/// final class Clock: DisposeBagOwner {
///     let disposeBag = DisposeBag()
///
///     init(_ ticks: Observable<Int>) {
///         ticks.subscribe(onNext: { print($0) }).disposed(by: self)
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol DisposeBagOwner: AnyObject {
    /// The bag of the object.
    var disposeBag: DisposeBag { get }
}

extension Disposable {
    /// Adds this disposable to the bag of `owner`.
    @preconcurrency @MainActor
    public func disposed<Owner: DisposeBagOwner>(by owner: Owner) { disposed(by: owner.disposeBag) }
}

/// A view model that receives inputs and sends outputs. Use this protocol for a view model that has another base class.
///
/// ```swift
/// final class ProfileViewModel: RxViewModel, CleanViewModelType {
///     let outputs = PublishRelay<ProfileOutput>()
///     func perform(_ input: ProfileInput) {
///         if case .addTapped = input { dispatchOutput(.added) }
///     }
/// }
/// ```
/// For a view model without another base class, ``CleanViewModel`` is shorter. Main thread only.
@preconcurrency @MainActor
public protocol CleanViewModelType<ActionInput, Output>: DisposeBagOwner {
    /// The events that the view sends, such as the taps of its buttons.
    associatedtype ActionInput
    /// The events that the view model sends, such as the success of an action.
    associatedtype Output
    /// Emits the outputs. An output without an observer is lost.
    var outputs: PublishRelay<Output> { get }
    /// Handles an input of the view.
    func perform(_ input: ActionInput)
}

extension CleanViewModelType {
    /// Sends an output.
    public func dispatchOutput(_ output: Output) { outputs.accept(output) }

    /// Calls `onOutput` for each output, until the returned disposable is disposed of.
    public func subscribe(
        isolation caller: (any Actor)? = #isolation, onOutput: @escaping @isolated(any) (Output) -> Void
    ) -> any Disposable {
        outputs.subscribe(isolation: caller, onNext: onOutput)
    }

    /// Calls `onOutput` for each output, until the returned disposable is disposed of.
    @_disfavoredOverload
    public func subscribe(
        isolation caller: (any Actor)? = #isolation, _ onOutput: @escaping @isolated(any) (Output) -> Void
    ) -> any Disposable {
        subscribe(isolation: caller, onOutput: onOutput)
    }
}

/// A view model that receives inputs and sends outputs.
///
/// Use it for a screen that is not part of a flow, or for a program that is written with CleanUtils. In a flow, derive the view model
/// from `RxViewModel`, which is a stepper, and conform to ``CleanViewModelType``.
///
/// ```swift
/// enum CounterInput { case increment }
///
/// final class CounterViewModel: CleanViewModel<CounterInput, Never> {
///     let count = BehaviorRelay(value: 0)
///
///     override func perform(_ input: CounterInput) { count.accept(count.value + 1) }
/// }
/// ```
/// The view controller binds its controls to the view model:
/// ```swift
/// button.rx.tap.mapTo(CounterInput.increment).bind(to: viewModel).disposed(by: bag)
/// ```
/// **Lifetime**: when it is released, its bag ends its subscriptions. **Threading**: the main thread only.
@preconcurrency @MainActor
open class CleanViewModel<ActionInput, Output>: CleanViewModelType {
    /// Retains the subscriptions of the view model. Assign a new bag to end them all.
    public var disposeBag = DisposeBag()
    /// Emits the outputs. An output without an observer is lost.
    public let outputs = PublishRelay<Output>()

    /// Creates a view model without subscriptions.
    public init() {}

    /// Handles an input of the view. Override it. The default implementation does nothing.
    open func perform(_ input: ActionInput) {}
}

extension ObservableConvertibleType {
    /// Sends the elements to a view model as its inputs, on the main thread. The view model is not retained.
    @preconcurrency @MainActor
    public func bind<ViewModel: CleanViewModelType>(
        to viewModel: ViewModel, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where ViewModel.ActionInput == Element {
        asObservable().subscribe(
            onNext: { [weak viewModel] in viewModel?.perform($0) }, file: file, line: line)
    }
}

extension ObservableType {
    /// Returns a sequence of `value` for each element.
    ///
    /// ```swift
    /// button.rx.tap.mapTo(ProfileInput.addUserTapped).bind(to: viewModel).disposed(by: bag)
    /// ```
    public func mapTo<Value>(_ value: Value) -> Observable<Value> { map { _ in value } }
}

extension SharedSequenceConvertibleType {
    /// Returns a sequence of `value` for each element.
    public func mapTo<Value>(_ value: Value) -> SharedSequence<SharingStrategy, Value> { map { _ in value } }
}
