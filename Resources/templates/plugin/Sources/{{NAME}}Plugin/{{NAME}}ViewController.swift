import ControllerKit

/// The controller has the views, and connects them with the view model.
final class {{NAME}}ViewController: RxViewController<{{NAME}}ViewModel> {
    private lazy var nameField = TextField(placeholder: "Name")
    private lazy var greetingLabel = Label(style: .title)

    override init(viewModel: {{NAME}}ViewModel) {
        super.init(viewModel: viewModel)
        title = "{{NAME}}"
    }

    override func subviews() -> [any View] {
        [Box(.vertical, spacing: 12, [nameField, greetingLabel]).with { $0.margins = Insets(12) }]
    }

    override func bind() -> [any Disposable] {
        [
            viewModel.greeting.bind(to: greetingLabel.rx.text),
            nameField.rx.text.orEmpty.subscribe(onNext: { [unowned self] in viewModel.greet($0) }),
        ]
    }
}
