// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// A closure that reaches an operator without its actor is reported when another thread calls it: one that a function of the program passes
/// on, and one in an initial value.
@Suite(.serialized) @MainActor struct UnknownClosureTests {
    @MainActor final class Rows {
        let source = PublishSubject<Int>()
        var rows: [Int] = []
        lazy var late = source.subscribe(onNext: { [unowned self] in note($0) })
        let line = #line - 1
        nonisolated let seen = Shared<[Int]>([])

        nonisolated func note(_ number: Int) { seen { $0.append(number) } }
    }

    /// The messages for this file while `body` runs.
    private func messages(_ body: () -> Void) -> [String] {
        let old = Hooks.actorHopHandler
        defer { Hooks.actorHopHandler = old }
        let messages = Shared<[String]>([])
        Hooks.actorHopHandler = { message in messages { $0.append(message) } }
        body()
        return messages { $0.filter { $0.contains("UnknownClosureTests.swift") } }
    }

    private func elsewhere(_ body: @escaping @Sendable () -> Void) { Thread(body).join() }

    @Test func aHelperThatForwardsAFunctionIsReportedOnce() {
        let rows = Rows()
        let (bag, source) = (DisposeBag(), rows.source)
        let seen = messages {
            for _ in 0..<2 { source.forwarding { rows.note($0) }.disposed(by: bag) }
            source.onNext(0)
            elsewhere {
                source.onNext(1)
                source.onNext(2)
            }
        }
        #expect(
            seen == [
                """
                subscribe at RxKernelTests/UnknownClosureTests.swift:\(helperLine): subscribe was called on the main thread, by a \
                function without an actor. Its closure carries no actor, uses a function that it was passed, and is called \
                outside the main thread. State of the main actor must not be used there. Give the function that calls \
                subscribe a parameter isolation: (any Actor)? = #isolation, and pass it on; or mark it @MainActor. If the \
                function that it was passed may run on any thread, declare it @Sendable. This is reported once for each call.
                """
            ])
        #expect(rows.seen { $0 } == [0, 0, 1, 1, 2, 2])
    }

    @Test func aHelperThatCallsItsFunctionIsReported() {
        let rows = Rows()
        let (bag, source) = (DisposeBag(), rows.source)
        let seen = messages {
            source.wrapping(rows) { $0.note($1) }.disposed(by: bag)
            source.mapping { $0 + 1 }.subscribe().disposed(by: bag)
            source.deferring { rows.note($0) }.disposed(by: bag)
            source.observing { rows.note($0) }.disposed(by: bag)
            elsewhere { source.onNext(1) }
        }
        #expect(seen.map { $0.prefix { $0 != " " } } == ["subscribe", "map", "do", "bind"])
    }

    @Test func aLazyPropertyIsReported() {
        let rows = Rows()
        let (subscription, source) = (rows.late, rows.source)
        let seen = messages { elsewhere { source.onNext(1) } }
        #expect(
            seen == [
                """
                subscribe at RxKernelTests/UnknownClosureTests.swift:\(rows.line): subscribe was called in an initial value. Its \
                closure carries no actor, uses an object, and is called outside the main thread. State of the main actor must \
                not be used there. Write { @MainActor in … } there, or pass isolation: MainActor.shared. This is reported \
                once for each call.
                """
            ])
        subscription.dispose()
    }

    @Test func whatMayRunOnAnyThreadIsNotReported() {
        let rows = Rows()
        let (bag, source) = (DisposeBag(), rows.source)
        let note = { @Sendable (number: Int) -> Void in rows.note(number) }
        let seen = messages {
            Self.withoutActor(source, rows).disposed(by: bag)
            source.map(isolation: nil, doubled).subscribe(isolation: nil, onNext: note).disposed(by: bag)
            source.sending { @Sendable in rows.note($0) }.disposed(by: bag)
            source.map(isolation: nil, String.init).subscribe(isolation: nil, onNext: { @Sendable _ in })
                .disposed(by: bag)
            elsewhere { source.onNext(1) }
        }
        #expect(seen == [])
        #expect(rows.seen { $0 } == [1, 2, 1])
    }

    /// A closure that uses an object of a class without an actor.
    private nonisolated static func withoutActor(_ source: Observable<Int>, _ rows: Rows) -> any Disposable {
        source.filter { $0 > 0 }.subscribe(onNext: { [weak rows] number in rows?.note(number) })
    }
}

private func doubled(_ number: Int) -> Int { number * 2 }

private let helperLine = #line + 4

extension ObservableType {
    fileprivate func forwarding(_ body: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: body)
    }

    fileprivate func sending(_ body: @escaping @Sendable (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: body)
    }

    fileprivate func wrapping<Object: AnyObject>(
        _ object: Object, _ body: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        subscribe(onNext: { [weak object] in if let object { body(object, $0) } }, onCompleted: {})
    }

    fileprivate func mapping<Result>(_ body: @escaping (Element) -> Result) -> Observable<Result> {
        map { body($0) }
    }

    fileprivate func deferring(_ body: @escaping (Element) -> Void) -> any Disposable {
        self.do(onNext: body).subscribe()
    }

    fileprivate func observing(_ body: ((Element) -> Void)?) -> any Disposable {
        bind(onNext: { body?($0) })
    }
}
