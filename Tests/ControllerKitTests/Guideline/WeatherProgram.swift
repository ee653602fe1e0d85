// SPDX-License-Identifier: MIT

// The program that the chapters of the guideline quote beside examples/Profile.

import ControllerKit

struct Weather: Equatable {
    let city: String
    let degrees: Int
}

enum WeatherError: Error { case unknownCity }

@MainActor final class WeatherManager {
    static let shared = WeatherManager()

    private init() {}

    func weather(in city: String) -> Single<Weather> {
        city == "London" ? .just(Weather(city: city, degrees: 12)) : .error(WeatherError.unknownCity)
    }
}

final class WeatherViewModel: RxViewModel {
    private let weatherRelay = BehaviorRelay<Weather?>(value: nil)
    private let errorRelay = PublishRelay<String>()

    var city: Observable<String?> { weatherRelay.map { $0?.city } }
    var degrees: Observable<Int?> { weatherRelay.map { $0?.degrees } }
    var error: Signal<String> { errorRelay.asSignal() }

    func travel(to city: String) {
        WeatherManager.shared.weather(in: city)
            .subscribe(
                onSuccess: { [weak self] in self?.weatherRelay.accept($0) },
                onFailure: { [weak self] _ in self?.errorRelay.accept("There is no weather in \(city).") }
            )
            .disposed(by: disposeBag)
    }
}

final class GaugeView: Box {
    private let valueLabel = Label()

    init() { super.init(.horizontal, spacing: 2, [valueLabel, Label("°C")]) }

    var degrees: Int? {
        didSet { valueLabel.text = degrees.map { "\($0)" } ?? "-" }
    }
}

extension Reactive where Base: GaugeView {
    @MainActor var degrees: Binder<Int?> { Binder(base) { $0.degrees = $1 } }
}

final class WeatherViewController: RxViewController<WeatherViewModel> {
    private lazy var cityLabel = Label(style: .title)
    private lazy var gaugeView = GaugeView()
    private lazy var errorLabel = Label(style: .error)
    private lazy var travelButton = Button("Travel")

    override func subviews() -> [any View] { [cityLabel, gaugeView, errorLabel, travelButton] }

    override func bind() -> [any Disposable] {
        [
            viewModel.city.bind(to: cityLabel.rx.text),
            viewModel.degrees.bind(to: gaugeView.rx.degrees),
            viewModel.error.emit(to: errorLabel.rx.text),
            travelButton.rx.tap.bind { [unowned self] in viewModel.travel(to: "Atlantis") },
        ]
    }
}

struct Chore: Identifiable, Equatable {
    let id: Int
    var title: String
}

final class ChoreCell: Box, Configurable {
    private let titleLabel = Label().with { $0.expandsHorizontally = true }
    private let doneButton = Button("Done", style: .flat)
    private let bag = DisposeBag()
    var onDone: (() -> Void)?

    init() {
        super.init(.horizontal, spacing: 6, [titleLabel, doneButton])
        doneButton.rx.tap.subscribe(onNext: { [unowned self] in onDone?() }).disposed(by: bag)
    }

    func configure(_ chore: Chore) { titleLabel.text = chore.title }
}
