// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import Testing

/// In Swift 5 mode, as a program for RxSwift is written: closures in variables and properties of a main-actor class.
@MainActor private final class Screen {
    var rows: [Int] = []
    var onPick: ((Int) -> Void)?
    let bag = DisposeBag()

    func show(_ source: Observable<Int>) {
        let append = { [unowned self] (number: Int) in
            MainActor.preconditionIsolated()
            self.rows.append(number)
        }
        onPick = append
        source.map { $0 + 1 }.subscribe(onNext: append).disposed(by: bag)
        source.subscribe(onNext: onPick).disposed(by: bag)
        source.map(doubled).subscribe(onNext: { [unowned self] in self.rows.append($0) }).disposed(by: bag)
    }

    private func doubled(_ number: Int) -> Int {
        MainActor.preconditionIsolated()
        return number * 2
    }
}

@Suite struct StoredClosureTests {
    @Test @MainActor func aStoredClosureIsCalledOnTheMainActor() async {
        let screen = Screen()
        let source = PublishSubject<Int>()
        screen.show(source)
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                source.onNext(1)
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(screen.rows.sorted() == [1, 2, 2])
    }

    @Test func aClosureOfAClassWithoutAnActorIsCalledWhereTheEventIs() {
        var seen: [Int] = []
        let append = { (number: Int) in seen.append(number) }
        let source = PublishSubject<Int>()
        let subscription = source.subscribe(onNext: append)
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            source.onNext(1)
            done.signal()
        }
        done.wait()
        #expect(seen == [1])
        subscription.dispose()
    }
}
