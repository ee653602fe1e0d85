// SPDX-License-Identifier: MIT

// A screen that is made of screens: a person, with the name, which has a first and a last name, and the number. Each part has a
// controller and a view model of its own; the parts exchange untyped events.

import ControllerKit

struct FullName {
    var first: String
    var last: String
}

struct InfoEvent {
    static let name = RxControllerEvent.identifier()
    static let number = RxControllerEvent.identifier()
}

struct NameEvent {
    static let firstName = RxControllerEvent.identifier()
    static let lastName = RxControllerEvent.identifier()
}

enum InfoStep: Step {
    case start
    case call(String)
}

// MARK: - Info

class InfoViewModel: BaseViewModel {
    private let nameRelay = BehaviorRelay<FullName?>(value: nil)
    private let numberRelay = BehaviorRelay<String?>(value: nil)

    override init() {
        super.init()
        bindEvents(to: nameRelay, with: InfoEvent.name)
        bindEvents(to: numberRelay, with: InfoEvent.number)
    }

    func updateAll() {
        events.accept(InfoEvent.name.event(FullName(first: "Ada", last: "Lovelace")))
        events.accept(InfoEvent.number.event("1815"))
    }

    var name: Observable<String?> {
        return nameRelay.map {
            guard let name = $0 else { return nil }
            return "\(name.first) \(name.last)"
        }
    }

    var number: Observable<String?> {
        return numberRelay.asObservable()
    }
}

class InfoViewController: BaseViewController<InfoViewModel> {
    private enum Const {
        static let margin = 12.0
        static let height = 80.0
    }

    private lazy var nameLabel: Label = {
        let label = Label()
        label.identifier = "name"
        return label
    }()

    private lazy var numberLabel: Label = {
        let label = Label()
        label.identifier = "number"
        return label
    }()

    private lazy var updateButton: Button = {
        let button = Button("Update all")
        button.rx.tap.bind { [unowned self] in
            self.viewModel.updateAll()
        }.disposed(by: disposeBag)
        return button
    }()

    private lazy var nameView = LayoutView()
    private lazy var numberView = LayoutView()

    private lazy var nameViewController = NameViewController(viewModel: NameViewModel())
    private lazy var numberViewController = NumberViewController(viewModel: NumberViewModel())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Info"
        addChild(nameViewController, to: nameView)
        addChild(numberViewController, to: numberView)
    }

    override func subviews() -> [View] {
        return [
            nameLabel,
            numberLabel,
            updateButton,
            nameView,
            numberView,
        ]
    }

    override func createConstraints() {
        LayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: Const.margin),
            nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Const.margin),
            numberLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: Const.margin),
            numberLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            updateButton.topAnchor.constraint(equalTo: numberLabel.bottomAnchor, constant: Const.margin),
            updateButton.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
            nameView.topAnchor.constraint(equalTo: updateButton.bottomAnchor, constant: Const.margin),
            nameView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            nameView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            nameView.heightAnchor.constraint(greaterThanOrEqualToConstant: Const.height),
            numberView.topAnchor.constraint(equalTo: nameView.bottomAnchor, constant: Const.margin),
            numberView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            numberView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.name.bind(to: nameLabel.rx.text),
            viewModel.number.bind(to: numberLabel.rx.text),
        ]
    }
}

// MARK: - Name

class NameViewModel: BaseViewModel {
    private let name = BehaviorRelay<FullName?>(value: nil)

    override func prepareForParentEvents() {
        // Down: the parts of a name to the view models of the parts.
        forward(parentEvent: InfoEvent.name, toEvent: NameEvent.firstName) { (name: FullName?) in
            return Observable.just(name?.first)
        }
        forward(parentEvent: InfoEvent.name, toEvent: NameEvent.lastName) { (name: FullName?) in
            return Observable.just(name?.last)
        }
        bindParentEvents(to: name, with: InfoEvent.name)

        // Up: a change of a part changes the name.
        events.unwrappedValue(of: NameEvent.firstName, type: String.self)
            .withLatestFrom(name.asObservable()) { first, name in
                (first, name)
            }
            .filter { first, name in name != nil && name?.first != first }
            .subscribe(onNext: { [unowned self] first, name in
                var name = name!
                name.first = first
                self.parentEvents.accept(InfoEvent.name.event(name))
            })
            .disposed(by: disposeBag)
    }

    var fullName: Observable<String> {
        return name.compactMap { $0 }.map { $0.last + ", " + $0.first }
    }
}

class NameViewController: BaseViewController<NameViewModel> {
    private lazy var fullNameLabel: Label = {
        let label = Label()
        label.identifier = "full name"
        return label
    }()
    private lazy var firstNameView = Box()
    private lazy var lastNameView = Box()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(FirstNameViewController(viewModel: FirstNameViewModel()), to: firstNameView)
        addChild(LastNameViewController(viewModel: LastNameViewModel()), to: lastNameView)
    }

    override func subviews() -> [View] {
        return [fullNameLabel, firstNameView, lastNameView]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.fullName.bind(to: fullNameLabel.rx.text)
        ]
    }
}

class FirstNameViewModel: BaseViewModel {
    private let firstNameRelay = BehaviorRelay<String?>(value: nil)

    override func prepareForParentEvents() {
        bindParentEvents(to: firstNameRelay, with: NameEvent.firstName)
    }

    var firstName: Observable<String?> {
        return firstNameRelay.asObservable()
    }

    func updateFirstName(_ name: String) {
        parentEvents.accept(NameEvent.firstName.event(name))
    }
}

class FirstNameViewController: BaseViewController<FirstNameViewModel> {
    private lazy var firstNameField: TextField = {
        let field = TextField(placeholder: "First name")
        field.identifier = "first name"
        field.rx.activated.withLatestFrom(field.rx.text.orEmpty).bind { [unowned self] in
            self.viewModel.updateFirstName($0)
        }.disposed(by: disposeBag)
        return field
    }()

    override func subviews() -> [View] {
        return [firstNameField]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.firstName.bind(to: firstNameField.rx.text)
        ]
    }
}

class LastNameViewModel: BaseViewModel {
    // As the README of RxController reads an event in a child.
    var lastName: Observable<String?> {
        return parentEvents.value(of: NameEvent.lastName)
    }
}

class LastNameViewController: BaseViewController<LastNameViewModel> {
    private lazy var lastNameLabel: Label = {
        let label = Label()
        label.identifier = "last name"
        return label
    }()

    override func subviews() -> [View] {
        return [lastNameLabel]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.lastName.bind(to: lastNameLabel.rx.text)
        ]
    }
}

// MARK: - Number

class NumberViewModel: BaseViewModel {
    private let numberRelay = BehaviorRelay<String>(value: "")

    override func prepareForParentEvents() {
        parentEvents.unwrappedValue(of: InfoEvent.number, type: String.self)
            .bind(to: numberRelay)
            .disposed(by: disposeBag)
    }

    var number: Observable<String> {
        return numberRelay.asObservable()
    }

    func updateNumber() {
        parentEvents.accept(InfoEvent.number.event("1852"))
    }

    func call() {
        steps.accept(InfoStep.call(numberRelay.value))
    }
}

class NumberViewController: BaseViewController<NumberViewModel> {
    private lazy var numberLabel: Label = {
        let label = Label()
        label.identifier = "own number"
        return label
    }()
    private lazy var updateButton = Button("Update number")
    private lazy var callButton = Button("Call")

    override func subviews() -> [View] {
        return [Box(.horizontal, spacing: 6, [numberLabel, updateButton, callButton])]
    }

    override func bind() -> [Disposable] {
        return [
            viewModel.number.bind(to: numberLabel.rx.text),
            viewModel.number.map { !$0.isEmpty }.bind(to: callButton.rx.isEnabled),
            updateButton.rx.tap.bind { [unowned self] in self.viewModel.updateNumber() },
            callButton.rx.tap.bind { [unowned self] in self.viewModel.call() },
        ]
    }
}

// MARK: - Flow

class InfoFlow: Flow {
    var root: Presentable {
        return navigationController
    }

    private let navigationController = NavigationController()
    private(set) var calls = [String]()

    func navigate(to step: Step) -> FlowContributors {
        guard let infoStep = step as? InfoStep else {
            return .none
        }
        switch infoStep {
        case .start:
            let infoViewController = InfoViewController(viewModel: InfoViewModel())
            navigationController.push(infoViewController)
            return .viewController(infoViewController)
        case .call(let number):
            calls.append(number)
            return .none
        }
    }
}
