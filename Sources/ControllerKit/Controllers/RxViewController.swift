// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

/// A screen with a view model: the type of the view model is part of the controller's type, and it is always there.
///
/// ```swift
/// final class DetailViewController: RxViewController<DetailViewModel> {
///     private lazy var titleLabel = Label(style: .title)
///
///     override func subviews() -> [any View] { [titleLabel] }
///     override func bind() -> [any Disposable] { [viewModel.title.bind(to: titleLabel.rx.text)] }
/// }
/// ```
/// When the view is made, ``subviews()``, ``createConstraints()`` and ``bind()`` are called in that order; what `bind()`
/// returns lives as long as the controller. Child controllers' view models are connected before their views are made, so a
/// `bind()` may use their parent's events. Main thread only.
open class RxViewController<ViewModel: RxViewModel>: ViewController, ViewModelOwner {
    /// The scheduler of the main thread.
    public let mainScheduler = MainScheduler.instance

    /// The screen's view model, which it retains.
    public let viewModel: ViewModel

    /// A screen with `viewModel`; its view is made when it is first asked for.
    public init(viewModel: ViewModel) {
        self.viewModel = viewModel
        super.init()
    }

    /// The views of this screen, which are added to its view in this order.
    open func subviews() -> [any View] { [] }

    /// Relates the views' edges to each other. Without any constraint the views are stacked from top to bottom.
    open func createConstraints() {}

    /// Connects the views with the view model.
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
    }

    /// The view model, whatever its type.
    public var rxViewModel: RxViewModel { viewModel }
}

/// A controller that has a view model, whatever the view model's type is.
@preconcurrency @MainActor public protocol ViewModelOwner: ViewController {
    /// The view model, whatever its type.
    var rxViewModel: RxViewModel { get }
}
