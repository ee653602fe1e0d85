// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// A screen with a view model. The view model is never optional, and its type is a part of the controller's type.
///
/// ```swift
/// final class DetailViewController: RxViewController<DetailViewModel> {
///     private lazy var titleLabel = Label(style: .title)
///
///     override func subviews() -> [any View] { [titleLabel] }
///     override func bind() -> [any Disposable] { [viewModel.title.bind(to: titleLabel.rx.text)] }
/// }
/// ```
/// When the view is loaded, ``subviews()``, ``createConstraints()`` and ``bind()`` are called in that order; the controller retains what
/// `bind()` returns. `addChild` makes the view model of the child a child of this controller's view model, before it loads the view of
/// the child: so the child's `bind()` may use the events of its parent. A controller retains its view model. Main thread only.
open class RxViewController<ViewModel: RxViewModel>: ViewController, ViewModelOwner {
    /// The scheduler of the main thread.
    public let mainScheduler = MainScheduler.instance

    /// The view model.
    public let viewModel: ViewModel

    /// Creates a screen with `viewModel`. Its view is loaded when it is first read.
    public init(viewModel: ViewModel) {
        self.viewModel = viewModel
        viewModel.wasUsed = true
        super.init()
    }

    /// Returns the views of the screen, which are added to its view in this order.
    open func subviews() -> [any View] {
        mayBeEmpty = true
        return []
    }

    /// Whether ``subviews()`` is not overridden. Then other code must have added views before the screen is first visible.
    private var mayBeEmpty = false

    /// Activates the constraints of the views. Without any constraint the views are stacked from top to bottom.
    open func createConstraints() {}

    /// Binds the views to the view model, and returns the subscriptions.
    open func bind() -> [any Disposable] { [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        for subview in subviews() { view.addSubview(subview) }
        createConstraints()
        disposeBag.insert(bind())
    }

    open override func didAddChild(_ child: ViewController) {
        super.didAddChild(child)
        if let owner = child as? any ViewModelOwner { viewModel.connect(owner.rxViewModel) }
    }

    package override func didLoadChild(_ child: ViewController) {
        super.didLoadChild(child)
        if let owner = child as? any ViewModelOwner { viewModel.deliverCachedEvents(to: [owner.rxViewModel]) }
    }

    open override func didRemoveChild(_ child: ViewController) {
        super.didRemoveChild(child)
        if let owner = child as? any ViewModelOwner { viewModel.removeChild(owner.rxViewModel) }
    }

    package override func send(_ event: LifecycleEvent) {
        super.send(event)
        viewModel.receive(event)
        if mayBeEmpty, case .viewDidAppear = event { reportIfEmpty() }
    }

    /// The view model, without its type.
    public var rxViewModel: RxViewModel { viewModel }

    /// Reports a screen on which the user sees nothing. A controller of the class itself is a placeholder, which may be empty.
    private func reportIfEmpty() {
        mayBeEmpty = false
        guard type(of: self) != RxViewController<ViewModel>.self, view.children.isEmpty else { return }
        ControllerReport(.emptyScreen(controller: "\(type(of: self))"), viewModel).send(in: viewModel.session)
    }
}

/// A controller with a view model of any type.
/// ```swift
/// if let owner = screen as? any ViewModelOwner { print(owner.rxViewModel.hasParent) }
/// ```
@preconcurrency @MainActor public protocol ViewModelOwner: ViewController {
    /// The view model, without its type.
    var rxViewModel: RxViewModel { get }
}
