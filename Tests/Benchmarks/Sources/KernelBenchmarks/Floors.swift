// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernel

/// A plain property and plain closures: the same work as in the scenarios, without a kernel and its guarantees.
final class Plain {
    // Guard: one thread uses it. Checks of exclusivity would take most of the time of the floor.
    @exclusivity(unchecked) var value = 0
    @exclusivity(unchecked) var other = 1
    @exclusivity(unchecked) var closures: [(Int) -> Void] = []

    init(_ closures: ((Int) -> Void)...) { self.closures = closures }

    @inline(never)
    func send(_ number: Int) { for closure in closures { closure(number) } }
}

@inline(never)
private func send(_ text: String, to closures: [(String) -> Void]) {
    for closure in closures { closure(text) }
}

@inline(never)
private func read(_ plain: Plain) -> Int { plain.value }

func floorCost(_ plain: Plain, _ count: Int = 200_000) -> Cost {
    measure(count) { for i in 0..<$0 { plain.send(i) } }
}

/// The cost of doing `body` once per event.
func floorCost(_ count: Int, _ body: (Int) -> Void) -> Cost {
    measure(count) { for i in 0..<$0 { body(i) } }
}

private func fanOut(_ count: Int) -> Cost {
    let plain = Plain()
    for _ in 0..<count { plain.closures.append { total &+= $0 } }
    return floorCost(plain, 400_000 / count)
}

@inline(never)
private func chained(_ end: @escaping (Int) -> Void) -> (Int) -> Void {
    let last: (Int) -> Void = { end($0 &* 2) }
    let middle: (Int) -> Void = { if $0 != -1 { last($0) } }
    return { middle($0 &+ 1) }
}

private func onePlain(_ closure: @escaping (Int) -> Void) -> Cost { floorCost(Plain(closure)) }

/// The closure is created, stored and released.
private func churn(_ closure: @escaping @Sendable () -> (Int) -> Void) -> Cost {
    let plain = Plain()
    return floorCost(50_000) { _ in
        plain.closures.append(closure())
        plain.closures.removeLast()
    }
}

/// The cost of each scenario in plain Swift: a closure called from an array, a value in a property, no lock.
let floors: [String: @Sendable () -> Cost] = [
    "subject-1": { onePlain { total &+= $0 } },
    "map.filter.map": { floorCost(Plain(chained { total &+= $0 })) },
    "map.filter.map String": {
        let text = "a text that does not fit into the sixteen bytes of a small string"
        let closures: [(String) -> Void] = [{ if !$0.isEmpty { total &+= $0.utf8.count } }]
        return floorCost(200_000) { _ in send(text, to: closures) }
    },
    "fanout-10 (per event)": { fanOut(10) },
    "fanout-100 (per event)": { fanOut(100) },
    "fanout-1000 (per event)": { fanOut(1000) },
    "relay-accept": {
        let plain = Plain { total &+= $0 }
        return floorCost(200_000) {
            plain.value = $0
            plain.send($0)
        }
    },
    "relay-accept 0 subscribers": {
        let plain = Plain()
        return floorCost(200_000) {
            plain.value = $0
            plain.send($0)
        }
    },
    "relay.value read": {
        let plain = Plain()
        return floorCost(200_000) { _ in total &+= read(plain) }
    },
    "combineLatest-2": { combined { $0.value &+ $0.other } },
    "combineLatest-4": { combined { $0.value &+ $0.other &+ $0.other &+ $0.other } },
    "merge-10": {
        let all = (0..<10).map { _ in Plain { total &+= $0 } }
        return floorCost(200_000) { all[$0 % 10].send($0) }
    },
    "flatMap(just)": { onePlain { total &+= $0 } },
    "flatMapLatest(just)": { onePlain { total &+= $0 } },
    "flatMapLatest(subject)": {
        let inner = Plain()
        return onePlain { number in inner.closures = [{ total &+= $0 &+ number }] }
    },
    "withLatestFrom": { combined { $0.value &+ $0.other } },
    "scan": {
        var sum = 0
        return onePlain {
            sum &+= $0
            total &+= sum
        }
    },
    "distinctUntilChanged": {
        var last: Int?
        return onePlain {
            if $0 != last { total &+= $0 }
            last = $0
        }
    },
    "share(replay:1)": {
        let inner = Plain { total &+= $0 }
        return onePlain {
            inner.value = $0
            inner.send($0)
        }
    },
    "share()": {
        let inner = Plain { total &+= $0 }
        return onePlain { inner.send($0) }
    },
    "zip-2 (per pair)": {
        var (left, right): ([Int], [Int]) = ([], [])
        let plain = Plain { total &+= $0 }
        func sendIfPaired() {
            if let a = left.first, let b = right.first {
                left.removeFirst()
                right.removeFirst()
                plain.send(a &+ b)
            }
        }
        return floorCost(100_000) {
            left.append($0)
            sendIfPaired()
            right.append($0)
            sendIfPaired()
        }
    },
    "startWith+take+do chain": {
        var left = Int.max
        return onePlain {
            guard left > 0 else { return }
            left -= 1
            total &+= $0
            total &+= $0
        }
    },
    "churn subject": { churn { { total &+= $0 } } },
    "churn map.filter.map": { churn { chained { total &+= $0 } } },
    "churn resubscribe chain": { churn { chained { total &+= $0 } } },
    "churn create": { churn { { total &+= $0 } } },
    "churn just": { onePlain { total &+= $0 } },
    "churn Single.create": { churn { { total &+= $0 } } },
    "create subject+1 event+dispose": { floorCost(50_000) { Plain { total &+= $0 }.send($0) } },
    "Observable.from 100 (per element)": {
        let (array, plain) = (Array(0..<100), Plain { total &+= $0 })
        return measure(100_000) { for _ in 0..<$0 / 100 { for element in array { plain.send(element) } } }
    },
    "DisposeBag 1000 (per entry)": {
        let disposable = BooleanDisposable()
        return held {
            disposable
        } finish: {
            $0.dispose()
        }
    },
    "DisposeBag 1000 action disposables": {
        held {
            Action { total &+= 1 }
        } finish: {
            $0.dispose()
        }
    },
    "CompositeDisposable insert+remove": {
        let disposable = BooleanDisposable()
        var members: [Int: any Disposable] = [:]
        return floorCost(100_000) {
            members[$0] = disposable
            members.removeValue(forKey: $0)?.dispose()
        }
    },
    "unsubscribe among 1000 (per sub)": {
        let order = (0..<1000).map { ($0 * 617) % 1000 }
        return measure(50_000) {
            for _ in 0..<$0 / 1000 {
                var members: [Int: (Int) -> Void] = [:]
                for index in 0..<1000 { members[index] = { total &+= $0 } }
                for index in order { members[index] = nil }
            }
        }
    },
    "observe(on: Main) already on main": { onePlain { if pthread_self() != 0 { total &+= $0 } } },
    "observe(on: Main) from background": {
        measure(50_000) { count in fromBackground(count) { _ in DispatchQueue.main.async { arrive() } } }
    },
    "observe(on: Main.asyncInstance) on main": {
        measure(50_000) { count in fromMain(count) { _ in DispatchQueue.main.async { arrive() } } }
    },
    "Driver drive (relay.asDriver.map.drive)": {
        let inner = Plain { total &+= $0 }
        return onePlain {
            inner.value = $0 &+ 1
            inner.send($0 &+ 1)
        }
    },
    "Signal emit (relay.asSignal.emit)": {
        let inner = Plain { total &+= $0 }
        return onePlain { inner.send($0) }
    },
    "relay.bind(to: Binder)": {
        let target = Target()
        return onePlain { [weak target] in target?.value = $0 }
    },
    "debounce(main) per event": { onePlain { if now() > 0 { total &+= $0 } } },
    "throttle(main) per event": { onePlain { if now() > 0 { total &+= $0 } } },
    "2 threads, one subject (per event)": {
        measure(200_000) { count in
            DispatchQueue.concurrentPerform(iterations: 2) { _ in for _ in 0..<count / 2 { arrive() } }
        }
    },
]

/// A closure that can be called once, like an action disposable.
private final class Action {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func dispose() {
        action?()
        action = nil
    }
}

private func combined(_ result: @escaping (Plain) -> Int) -> Cost {
    let state = Plain()
    let end = Plain { total &+= $0 }
    return onePlain {
        state.value = $0
        end.send(result(state))
    }
}

/// A thousand references in plain memory, each retained, finished and released once: the smallest cost of retaining objects.
@inline(__always)
private func held<Object: AnyObject>(_ make: () -> Object, finish: (Object) -> Void) -> Cost {
    let buffer = UnsafeMutablePointer<Unmanaged<Object>>.allocate(capacity: 1000)
    defer { buffer.deallocate() }
    return measure(100_000) {
        for _ in 0..<$0 / 1000 {
            for index in 0..<1000 { (buffer + index).initialize(to: .passRetained(make())) }
            for index in 0..<1000 {
                buffer[index]._withUnsafeGuaranteedRef(finish)
                buffer[index].release()
            }
        }
    }
}
