// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import Testing

// A sign-up form as it is written for RxSwift: in Swift 5 mode, saying nothing about actors. Only the imports differ.

enum ValidationResult: Equatable {
    case ok(message: String)
    case empty
    case validating
    case failed(message: String)

    var isValid: Bool {
        if case .ok = self { return true }
        return false
    }
}

protocol SignUpAPI {
    func isAvailable(_ name: String) -> Observable<Bool>
    func signUp(_ name: String, password: String) -> Observable<Bool>
}

/// Answers on another thread, as a network does.
class BackgroundAPI: SignUpAPI {
    private let queue = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    private(set) var requests: [String] = []

    func isAvailable(_ name: String) -> Observable<Bool> {
        requests.append(name)
        return Observable.just(name != "taken").subscribe(on: queue)
    }

    func signUp(_ name: String, password: String) -> Observable<Bool> {
        Observable.just(true).delay(.milliseconds(1), scheduler: queue)
    }
}

class ActivityIndicator: SharedSequenceConvertibleType {
    typealias Element = Bool
    typealias SharingStrategy = DriverSharingStrategy

    private let count = BehaviorRelay(value: 0)
    private let loading: SharedSequence<SharingStrategy, Bool>

    init() {
        loading = count.asDriver().map { $0 > 0 }.distinctUntilChanged()
    }

    func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
        Observable.using(
            { () -> AnyDisposable in
                self.count.accept(self.count.value + 1)
                return AnyDisposable { self.count.accept(self.count.value - 1) }
            }, observableFactory: { _ in source.asObservable() })
    }

    func asSharedSequence() -> SharedSequence<SharingStrategy, Bool> { loading }
}

struct AnyDisposable: Disposable {
    let action: () -> Void
    func dispose() { action() }
}

class SignUpViewModel {
    let validatedUsername: Driver<ValidationResult>
    let validatedPassword: Driver<ValidationResult>
    let signUpEnabled: Driver<Bool>
    let signedIn: Driver<Bool>
    let signingIn: Driver<Bool>

    init(
        input: (username: Driver<String>, password: Driver<String>, signUpTaps: Signal<()>),
        api: SignUpAPI
    ) {
        let signingIn = ActivityIndicator()
        self.signingIn = signingIn.asDriver()

        validatedUsername = input.username
            .flatMapLatest { username -> Driver<ValidationResult> in
                if username.isEmpty { return .just(.empty) }
                return api.isAvailable(username)
                    .map { available in
                        available ? .ok(message: "available") : .failed(message: "taken")
                    }
                    .startWith(.validating)
                    .asDriver(onErrorJustReturn: .failed(message: "no server"))
            }

        validatedPassword = input.password.map { password in
            password.count < 5 ? .failed(message: "too short") : .ok(message: "acceptable")
        }

        let both = Driver.combineLatest(input.username, input.password) { (username: $0, password: $1) }
        signedIn = input.signUpTaps.withLatestFrom(both)
            .flatMapLatest { pair in
                api.signUp(pair.username, password: pair.password)
                    .observe(on: MainScheduler.instance)
                    .do(onNext: { _ in dispatchPrecondition(condition: .onQueue(.main)) })
                    .asDriver(onErrorJustReturn: false)
            }
            .asDriver(onErrorJustReturn: false)

        signUpEnabled = Driver.combineLatest(validatedUsername, validatedPassword, signingIn.asDriver()) {
            username, password, signingIn in
            username.isValid && password.isValid && !signingIn
        }
        .distinctUntilChanged()
    }
}

@Suite @MainActor struct SignUpTests {
    /// Runs the main queue until `condition` is true, for at most 20 seconds.
    private func wait(until condition: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(20)
        while !condition(), ContinuousClock.now < deadline {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(condition())
    }

    @Test func aFormIsValidatedAndSignsUp() async {
        let (username, password) = (BehaviorRelay(value: ""), BehaviorRelay(value: ""))
        let taps = PublishRelay<Void>()
        let api = BackgroundAPI()
        let viewModel = SignUpViewModel(
            input: (username.asDriver(), password.asDriver(), taps.asSignal()), api: api)
        var results: [ValidationResult] = []
        var enabled: [Bool] = []
        var signedIn: [Bool] = []
        let bag = DisposeBag()
        viewModel.validatedUsername.drive(onNext: { results.append($0) }).disposed(by: bag)
        viewModel.signUpEnabled.drive(onNext: { enabled.append($0) }).disposed(by: bag)
        viewModel.signedIn.drive(onNext: { signedIn.append($0) }).disposed(by: bag)

        username.accept("taken")
        await wait { results.last == .failed(message: "taken") }
        username.accept("ada")
        await wait { results.last == .ok(message: "available") }
        #expect(
            results == [
                .empty, .validating, .failed(message: "taken"), .validating, .ok(message: "available"),
            ])
        #expect(api.requests == ["taken", "ada"])
        password.accept("lovelace")
        await wait { enabled == [false, true] }
        taps.accept(())
        await wait { signedIn == [true] }
    }

    @Test func anAnswerFromTheBackgroundReachesARelayOfTheMainActor() async {
        final class ListViewModel {
            let rows = BehaviorRelay<[String]>(value: [])
            let loading = BehaviorRelay(value: false)
            private let bag = DisposeBag()
            private var calls = 0

            func load(_ request: Observable<[Int]>) {
                request
                    .do(onSubscribe: { [weak self] in self?.loading.accept(true) })
                    .map { numbers in numbers.map { "row \($0)" } }
                    .observe(on: MainScheduler.instance)
                    .subscribe(
                        onNext: { [weak self] in
                            self?.calls += 1
                            self?.rows.accept($0)
                        }, onDisposed: { [weak self] in self?.loading.accept(false) }
                    )
                    .disposed(by: bag)
            }
        }
        let viewModel = ListViewModel()
        let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        viewModel.load(Observable.just([1, 2]).observe(on: background))
        #expect(viewModel.loading.value)
        await wait { viewModel.rows.value == ["row 1", "row 2"] && !viewModel.loading.value }
    }

    @Test func debouncedSearchWorksInVirtualTime() {
        let scheduler = TestScheduler(initialClock: 0)
        let query = scheduler.createHotObservable([
            .next(210, "a"), .next(220, "ad"), .next(230, "ada"), .next(400, "adam"),
        ])
        var searches: [String] = []
        let results = scheduler.start(created: 100, subscribed: 200, disposed: 1000) {
            query.debounce(.seconds(50), scheduler: scheduler)
                .flatMapLatest { text -> Observable<String> in
                    searches.append(text)
                    return Observable.just("found \(text)").delay(.seconds(20), scheduler: scheduler)
                }
        }
        #expect(searches == ["ada", "adam"])
        #expect(results.events == [.next(300, "found ada"), .next(470, "found adam")])
    }
}
