// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

final class PreferencesViewModel: RxViewModel {
    private let settings: Settings

    init(settings: Settings) { self.settings = settings }

    let orders = ContactOrder.allCases
    let colorSchemes = Preferences.ColorScheme.allCases

    var order: Int { orders.firstIndex(of: settings.value.order) ?? 0 }
    var colorScheme: Int { colorSchemes.firstIndex(of: settings.value.colorScheme) ?? 0 }

    func setOrder(_ index: Int) { change { $0.order = orders[index] } }
    func setColorScheme(_ index: Int) { change { $0.colorScheme = colorSchemes[index] } }

    private func change(_ change: (inout Preferences) -> Void) {
        do {
            try settings.update(change)
        } catch {
            steps.accept(PreferencesStep.notSaved("\(error)"))
        }
    }
}

final class PreferencesViewController: RxViewController<PreferencesViewModel> {
    private lazy var orderDropDown = DropDown(viewModel.orders.map(\.title), selectedIndex: viewModel.order)
        .with {
            $0.accessibilityLabel = "Order of contacts"
        }
    private lazy var colorDropDown = DropDown(
        viewModel.colorSchemes.map(\.title), selectedIndex: viewModel.colorScheme
    ).with { $0.accessibilityLabel = "Colours" }

    override init(viewModel: PreferencesViewModel) {
        super.init(viewModel: viewModel)
        title = "Preferences"
    }

    override func subviews() -> [any View] {
        let grid = Grid(
            columnSpacing: 24, rowSpacing: 12,
            rows: [[name("Order of contacts"), orderDropDown], [name("Colours"), colorDropDown]])
        grid.margins = Insets(24)
        return [grid]
    }

    override func bind() -> [any Disposable] {
        [
            orderDropDown.rx.selectedIndex.skip(1).compactMap { $0 }
                .subscribe(onNext: { [unowned self] in viewModel.setOrder($0) }),
            colorDropDown.rx.selectedIndex.skip(1).compactMap { $0 }
                .subscribe(onNext: { [unowned self] in viewModel.setColorScheme($0) }),
        ]
    }

    private func name(_ text: String) -> Label { Label(text).with { $0.expandsHorizontally = true } }
}

extension ContactOrder {
    fileprivate var title: String {
        switch self {
        case .givenName: "First name first"
        case .familyName: "Last name first"
        }
    }
}

extension Preferences.ColorScheme {
    fileprivate var title: String {
        switch self {
        case .system: "As the desktop"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}
