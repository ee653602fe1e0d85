// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import StateKit
import Testing

/// A closure from a variable or a property is called on the actor on which it was passed, wherever the events come from.
@MainActor struct CallIsolationTests {
    private final class ViewModel: CleanViewModel<Never, String> {
        override init() { super.init() }
    }

    /// A closure as a program stores it: the compiler does not know its actor any more.
    private final class Stored<Value> {
        var onValue: ((Value) -> Void)?
        var values: [String] = []

        init() {
            onValue = { [unowned self] value in
                MainActor.preconditionIsolated()
                values.append("\(value)".prefix { $0 != "(" }.description)
            }
        }
    }

    /// Sends `element` on another thread, and completes.
    private func elsewhere<Element: Sendable>(_ element: Element) -> Observable<Element> {
        Observable.just(element).observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
    }

    // ObservableConvertibleType.loadRemote(onPartial:), ObservableConvertibleType.loadLocal(onPartial:),
    // ObservableConvertibleType.refresh(onPartial:), ObservableConvertibleType.refreshPagedData(onPartial:),
    // ObservableConvertibleType.loadMore(onPartial:)
    @Test func aStoredOnPartialIsCalledOnTheMainActor() async {
        let (partials, pages) = (Stored<PartialEvent<String>>(), Stored<PartialEvent<[Int]>>())
        let (state, rows) = (DataState<String>.relay(remoteEnabled: true), CollectionState<Int>.relay())
        let page = Paged<[Int]>(data: [1], itemsCount: 1, pagesCount: 1)
        let loads = DisposeBag()
        elsewhere("a").loadRemote(with: state, onPartial: partials.onValue).disposed(by: loads)
        await eventually("loaded") { partials.values.contains("remoteSuccess") }
        elsewhere("b").loadLocal(with: state, onPartial: partials.onValue).disposed(by: loads)
        await eventually("loaded locally") { partials.values.contains("localSuccess") }
        elsewhere("c").refresh(with: state, onPartial: partials.onValue).disposed(by: loads)
        await eventually("refreshed") { partials.values.contains("refreshLoading") }
        elsewhere(page).refreshPagedData(with: rows, onPartial: pages.onValue).disposed(by: loads)
        elsewhere(page).loadMore(with: rows, andPage: 2, onPartial: pages.onValue).disposed(by: loads)
        await eventually("paged") { pages.values.contains("paginationSuccess") }
    }

    // ObservableConvertibleType.load(converter:onPartial:)
    @Test func aStoredConverterIsCalledOnTheMainActor() async {
        let state = DataState<String>.relay(remoteEnabled: true)
        let convert = { (event: LoadEvent<Int>) -> PartialEvent<String> in
            MainActor.preconditionIsolated()
            switch event {
            case .load: return .remoteLoad
            case .success(let number): return .remoteSuccess(data: "\(number)")
            case .error(let error): return .remoteError(error: error)
            }
        }
        let partials = Stored<PartialEvent<String>>()
        let load = elsewhere(7).load(with: state, converter: convert, onPartial: partials.onValue)
        await eventually("converted") { state.value.data == "7" && partials.values.count == 2 }
        load.dispose()
    }

    // ObservableConvertibleType.executeAction(onPartial:), CleanViewModelType.subscribe(onOutput:),
    // CleanViewModelType.subscribe(_:)
    @Test func theStoredClosuresOfAnActionAreCalledOnTheMainActor() async {
        let partials = Stored<ActionState.Partial>()
        let (state, viewModel) = (ActionState.relay, ViewModel())
        let outputs = Stored<String>()
        let output = outputs.onValue ?? { _ in }
        let others = Stored<String>()
        let other = others.onValue ?? { _ in }
        let outputSubscription = Disposables.create(
            viewModel.subscribe(onOutput: output), viewModel.subscribe(other))
        let success = { (number: Int) -> String? in
            MainActor.preconditionIsolated()
            return "\(number)"
        }
        elsewhere(7).executeAction(
            with: state, viewModel: viewModel, success: success, onPartial: partials.onValue)
        await eventually("executed") { outputs.values == ["7"] }
        #expect(partials.values == ["execute", "success"] && others.values == ["7"])
        outputSubscription.dispose()
        let action = elsewhere(7).executeAction(with: state, onPartial: partials.onValue)
        await eventually("executed again") { partials.values.count == 4 }
        action.dispose()
    }

    @Test func anArrangementIsAppliedOnTheMainActor() async {
        let states = elsewhere([1, 2, 3]).map(isolation: nil) { @Sendable rows in
            CollectionState<Int>.relay().value.copy(newData: rows)
        }
        let minimum = 2
        let isShown = { (row: Int) -> Bool in
            MainActor.preconditionIsolated()
            return row >= minimum
        }
        var seen: [[Int]] = []
        let subscription = states.arranged(by: Observable.just(Arrangement<Int>(filteredBy: isShown)))
            .subscribe(onNext: { seen.append($0.data ?? []) })
        await eventually("arranged") { seen == [[2, 3]] }
        subscription.dispose()
    }
}
