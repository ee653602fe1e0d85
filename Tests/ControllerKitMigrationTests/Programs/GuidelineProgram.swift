// SPDX-License-Identifier: MIT

// What the chapters of RxController's guideline ask for beside base classes and events: a custom view with a reactive extension, a
// binder of a controller's own for an update of several views, layout constants in an enumeration, relays that are private and
// exposed as observables, and an answer that may fail.

import ControllerKit

struct Weather: Equatable {
    let city: String
    let degrees: Int
    let isRainy: Bool
}

enum WeatherError: Error {
    case unknownCity
}

final class WeatherManager {
    static let shared = WeatherManager()

    private init() {}

    func weather(in city: String) -> Single<Weather> {
        guard city == "London" else { return .error(WeatherError.unknownCity) }
        return .just(Weather(city: city, degrees: 12, isRainy: true))
    }
}

/// A custom view: views and a reactive extension, without a bag.
final class GaugeView: Box {
    private let valueLabel = Label()
    private let unitLabel = Label("°C")

    init() {
        super.init(.horizontal, spacing: 2, [valueLabel, unitLabel])
        valueLabel.identifier = "degrees"
    }

    var value: Int? {
        didSet { valueLabel.text = value.map { "\($0)" } ?? "-" }
    }
}

extension Reactive where Base: GaugeView {
    var degrees: Binder<Int?> {
        return Binder(base) { view, degrees in
            view.value = degrees
        }
    }
}

class WeatherViewModel: BaseViewModel {
    private let cityRelay: BehaviorRelay<String>
    private let weatherRelay = BehaviorRelay<Weather?>(value: nil)
    private let errorRelay = PublishRelay<Error>()

    init(city: String) {
        cityRelay = BehaviorRelay(value: city)
        super.init()

        viewDidLoad.flatMapLatest { [unowned self] in self.cityRelay }
            .flatMapLatest { [unowned self] city -> Observable<Weather?> in
                self.isBusy.accept(true)
                return WeatherManager.shared.weather(in: city).asObservable().map { $0 }
                    .catch { error in
                        self.errorRelay.accept(error)
                        return .just(nil)
                    }
            }
            .subscribe(onNext: { [weak self] weather in
                guard let self = self else { return }
                self.isBusy.accept(false)
                self.weatherRelay.accept(weather)
            })
            .disposed(by: disposeBag)
    }

    var weather: Driver<Weather?> {
        return weatherRelay.asDriver()
    }

    var degrees: Observable<Int?> {
        return weatherRelay.map { $0?.degrees }
    }

    var error: Signal<String> {
        return errorRelay.asSignal().map { _ in "No weather" }
    }

    func travel(to city: String) {
        cityRelay.accept(city)
    }
}

class WeatherViewController: BaseViewController<WeatherViewModel> {
    private enum Const {
        enum City {
            static let top = 20.0
        }
        static let spacing = 8.0
    }

    fileprivate lazy var cityLabel: Label = {
        let label = Label(style: .title)
        label.identifier = "city"
        return label
    }()
    fileprivate lazy var rainView = ImageView(size: 32)
    private lazy var gaugeView = GaugeView()
    private lazy var errorLabel: Label = {
        let label = Label(style: .error)
        label.identifier = "error"
        return label
    }()
    private lazy var travelButton = Button("Travel")

    override func subviews() -> [View] {
        return [cityLabel, rainView, gaugeView, errorLabel, travelButton]
    }

    override func createConstraints() {
        createCityConstraints()
        LayoutConstraint.activate([
            rainView.topAnchor.constraint(equalTo: cityLabel.bottomAnchor, constant: Const.spacing),
            rainView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            gaugeView.topAnchor.constraint(equalTo: rainView.bottomAnchor, constant: Const.spacing),
            gaugeView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            errorLabel.topAnchor.constraint(equalTo: gaugeView.bottomAnchor, constant: Const.spacing),
            errorLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            travelButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: Const.spacing),
            travelButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func createCityConstraints() {
        cityLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: Const.City.top).isActive = true
        cityLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.weather.drive(rx.weather),
            viewModel.degrees.bind(to: gaugeView.rx.degrees),
            viewModel.error.emit(to: errorLabel.rx.text),
            travelButton.rx.tap.bind { [unowned self] in
                self.viewModel.travel(to: "Atlantis")
            },
        ]
    }
}

extension Reactive where Base: WeatherViewController {
    fileprivate var weather: Binder<Weather?> {
        return Binder(base) { controller, weather in
            controller.cityLabel.text = weather?.city ?? "nowhere"
            controller.rainView.source = weather.map {
                .icon($0.isRainy ? "weather-showers" : "weather-clear")
            }
            controller.title = weather?.city ?? ""
        }
    }
}
