// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// A line of a profile: a text that can be copied, with a URI that can be opened if there is one.
struct ProfileEntry: Identifiable, Equatable {
    var id: String { label + value }
    let label: String
    let value: String
    let uri: String?

    /// The address of a telephone number (RFC 3966), whose extension is behind an x: `+1-555-555-5555 x5555`.
    static func uri(ofPhone number: String) -> String {
        func digits(_ text: Substring) -> String {
            text.compactMap { $0 == "+" ? "+" : $0.wholeNumberValue.map(String.init) }.joined()
        }
        let parts = number.split(separator: "x", maxSplits: 1).map(digits)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return "tel:\(digits(number[...]))" }
        return "tel:\(parts[0]);ext=\(parts[1])"
    }
}

final class NumbersViewModel: RxViewModel {
    var entries: Observable<[ProfileEntry]> {
        parentEvents.value(of: ProfileEvent.contact).map { contact in
            contact.phones.map {
                ProfileEntry(
                    label: $0.label.title, value: $0.value,
                    uri: ProfileEntry.uri(ofPhone: $0.value))
            }
                + contact.emails.map {
                    ProfileEntry(label: $0.label.title, value: $0.value, uri: "mailto:" + $0.value)
                }
                + contact.addresses.map {
                    ProfileEntry(
                        label: $0.label.title, value: $0.value.lines.joined(separator: "\n"), uri: nil)
                }
                + (contact.birthday.map { [ProfileEntry(label: "Birthday", value: $0.formatted(), uri: nil)] }
                    ?? [])
        }
    }
}

/// The numbers and addresses of a contact.
final class NumbersViewController: RxViewController<NumbersViewModel> {
    private lazy var list = ListView<ProfileEntry>(style: .card, selectionMode: .none, cell: EntryCell.init)
        .with {
            $0.accessibilityLabel = "Numbers and addresses"
        }

    override func subviews() -> [any View] { [list] }

    override func bind() -> [any Disposable] {
        [
            viewModel.entries.bind(to: list.rx.items),
            viewModel.entries.map { $0.isEmpty }.bind(to: list.rx.isHidden),
            list.rx.activated.subscribe(onNext: { entry in
                if let uri = entry.uri { Toolkit.backend.open(uri: uri) }
            }),
        ]
    }
}

/// A row of a profile.
final class EntryCell: Box, Configurable {
    private let valueLabel = Label(wraps: true)
    private let labelLabel = Label(style: .caption)
    private let copyButton = Button(icon: "edit-copy-symbolic", style: .flat)
    private let disposeBag = DisposeBag()

    init() {
        let texts = Box(.vertical, spacing: 2, [labelLabel, valueLabel])
        texts.expandsHorizontally = true
        copyButton.verticalAlignment = .center
        super.init(.horizontal, spacing: 12, [texts, copyButton])
        margins = Insets(horizontal: 12, vertical: 8)
        copyButton.rx.tap.subscribe(onNext: { [unowned self] in
            Toolkit.backend.copyToClipboard(valueLabel.text)
        })
        .disposed(by: disposeBag)
    }

    func configure(_ entry: ProfileEntry) {
        labelLabel.text = entry.label
        valueLabel.text = entry.value
        copyButton.accessibilityLabel = "Copy \(entry.value)"
        copyButton.tooltip = "Copy"
    }
}
