// SPDX-License-Identifier: MIT

import RxKernel
import Testing

@MainActor
private final class Label {
    var text = ""
}

extension Label: @MainActor ReactiveCompatible {}

@MainActor
private final class TextField {
    let values = BehaviorRelay<String?>(value: nil)
    var shown: String?
}

extension TextField: @MainActor ReactiveCompatible {}

extension Reactive where Base: TextField {
    @MainActor fileprivate var value: ControlProperty<String?> {
        ControlProperty(
            values: base.values, valueUpdates: Binder(base) { field, value in field.shown = value })
    }
}

@MainActor
private final class ViewModel {
    struct Contact { var name: String }

    let contact = BehaviorRelay(value: Contact(name: "Ada"))
    let taps = PublishRelay<Void>()
    var closed = 0

    var title: Observable<String> { contact.map { [unowned self] in heading($0.name) } }

    func heading(_ name: String) -> String { "Contact \(name)" }
    func rename(_ name: String) { contact.accept(Contact(name: name)) }
    func close() { closed += 1 }
}

@MainActor
@Suite struct MainActorStyleTests {
    @Test func aControllerBindsWithoutAnnotations() {
        let (viewModel, label, field) = (ViewModel(), Label(), TextField())
        let disposables: [any Disposable] = [
            viewModel.title.bind(to: label.rx.text),
            field.rx.value.orEmpty.skip(1).subscribe(onNext: { [unowned viewModel] in viewModel.rename($0) }),
            viewModel.taps.subscribe(onNext: { [unowned viewModel] in viewModel.close() }),
            viewModel.title.bind(to: field.rx.value),
        ]
        #expect(label.text == "Contact Ada")
        field.values.accept("Grace")
        #expect(label.text == "Contact Grace")
        #expect(field.shown == "Contact Grace")
        viewModel.taps.accept(())
        #expect(viewModel.closed == 1)
        for disposable in disposables { disposable.dispose() }
        viewModel.rename("Nobody")
        #expect(label.text == "Contact Grace")
    }

    @Test func nothingIsLeftOfDisposedSubscriptions() {
        weak var model: ViewModel?
        weak var shown: Label?
        do {
            let (viewModel, label, bag) = (ViewModel(), Label(), DisposeBag())
            (model, shown) = (viewModel, label)
            viewModel.title.bind(to: label.rx.text).disposed(by: bag)
            viewModel.contact.map(\.name).distinctUntilChanged().asDriver(onErrorJustReturn: "")
                .drive(label.rx.text).disposed(by: bag)
        }
        #expect(model == nil)
        #expect(shown == nil)
    }
}
