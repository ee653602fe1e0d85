// SPDX-License-Identifier: MIT

import RxKernel
import ShellKit

final class NoteViewModel: RxViewModel, Restorable {
    let text = BehaviorRelay(value: "")
    var restorableState: Observable<String> { text.asObservable() }
    func restore(_ state: String) { text.accept(state) }
}

/// A child that a page adds after its flow has contributed the page.
final class NoteViewController: RxViewController<NoteViewModel> {
    private lazy var field = TextField(placeholder: "Note")

    override func subviews() -> [any View] { [field] }

    override func bind() -> [any Disposable] {
        [
            viewModel.text.subscribe(onNext: { [unowned self] in if field.text != $0 { field.text = $0 } }),
            field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned self] in viewModel.text.accept($0) }),
        ]
    }
}
