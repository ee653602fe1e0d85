// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// A function that does not carry its actor, because it comes from a variable, a property, a parameter, an array or a
/// generic function, is called on the actor on which it was passed to an operator. A new operator with a closure gets a
/// case here too.
@Suite @MainActor struct FunctionValueIsolationTests {
    /// How a function reaches the operator. What the compiler passes on is a plain function, without an actor.
    enum Form: String, CaseIterable {
        case variable
        case property
        case optional
        case array
        case generic

        private final class Holder<Function> {
            var function: Function
            init(_ function: Function) { self.function = function }
        }

        private func same<Function>(_ function: Function) -> Function { function }

        func callAsFunction<Function>(_ function: Function) -> Function {
            switch self {
            case .variable:
                let variable = function
                return variable
            case .property: return Holder(function).function
            case .optional: return Holder<Function?>(function).function!
            case .array: return [function, function][1]
            case .generic: return same(function)
            }
        }
    }

    /// An operator with functions that were formed on the main actor, and its events for 1, 2, 2 and the completion.
    struct Case: CustomTestStringConvertible {
        let name: String
        let elements: [Int]
        let apply: @MainActor (Observable<Int>, Form, @escaping @MainActor () -> Void) -> Observable<Int>

        var testDescription: String { name }
    }

    /// A list of cases that the compiler checks one by one. It takes too long to check them as one array.
    @resultBuilder enum CaseList {
        static func buildBlock(_ cases: Case...) -> [Case] { cases }
    }

    nonisolated static var cases: [Case] { transforms + filters + combinations + observers + traits }

    @Test(arguments: cases, Form.allCases)
    func aFunctionWithoutAnActorIsCalledOnThatOfTheCall(_ operation: Case, _ form: Form) async {
        let subject = PublishSubject<Int>()
        var (calls, isOnMain) = (0, true)
        let result = Unsafely(
            operation.apply(subject, form) {
                if !MainThread.isCurrent { isOnMain = false }
                calls += 1
            })
        let (seen, isDone) = (Shared<[Int]>([]), Shared(false))
        let bag = DisposeBag()
        result.value.subscribe(
            isolation: nil, onNext: { @Sendable element in seen { $0.append(element) } },
            onCompleted: { @Sendable in isDone { $0 = true } }
        ).disposed(by: bag)
        // A case that subscribes on another thread subscribes to the subject later.
        await mainQueueTurns { subject.hasObservers }
        Thread {
            for number in [1, 2, 2] { subject.onNext(number) }
            subject.onCompleted()
        }.join()
        await mainQueueTurns { isDone { $0 } && calls > 0 }
        #expect(seen { $0 } == operation.elements)
        #expect(isOnMain)
    }
}
