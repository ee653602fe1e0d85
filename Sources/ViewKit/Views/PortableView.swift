// SPDX-License-Identifier: MIT

import RxKernel

/// What all portable views have in common: visibility, size, place, and names for people and for tests.
///
/// A view lives as long as somebody holds it: a controller's property, or the container that it is in. Main thread only.
@preconcurrency @MainActor open class PortableView: View, ReactiveCompatible {
    /// The backend's side of the view.
    public let backendView: any BackendView

    /// The container that the view is in.
    public package(set) weak var superview: PortableView?

    private var common = ViewProperties() {
        didSet { if common != oldValue { backendView.renderCommon(common) } }
    }

    /// - Parameter backendView: the side that shows it.
    public init(backendView: any BackendView) { self.backendView = backendView }

    /// Whether the view, and all within it, is left out of its container.
    public var isHidden: Bool {
        get { common.isHidden }
        set { common.isHidden = newValue }
    }

    /// Whether the view, and all within it, reacts to the person.
    public var isEnabled: Bool {
        get { common.isEnabled }
        set { common.isEnabled = newValue }
    }

    /// A short explanation, shown when the pointer rests on the view.
    public var tooltip: String? {
        get { common.tooltip }
        set { common.tooltip = newValue }
    }

    /// A name for tests and style sheets; never shown, never translated.
    public var identifier: String? {
        get { common.identifier }
        set { common.identifier = newValue }
    }

    /// What a screen reader calls the view, where its text does not say it already.
    public var accessibilityLabel: String? {
        get { common.accessibilityLabel }
        set { common.accessibilityLabel = newValue }
    }

    /// What a screen reader adds to the name.
    public var accessibilityDescription: String? {
        get { common.accessibilityDescription }
        set { common.accessibilityDescription = newValue }
    }

    /// Where the view sits, from side to side, in the space that it is given.
    public var horizontalAlignment: Alignment {
        get { common.horizontalAlignment }
        set { common.horizontalAlignment = newValue }
    }

    /// Where the view sits, from top to bottom, in the space that it is given.
    public var verticalAlignment: Alignment {
        get { common.verticalAlignment }
        set { common.verticalAlignment = newValue }
    }

    /// Whether the view takes the width that is left; nil leaves it to its content.
    public var expandsHorizontally: Bool? {
        get { common.expandsHorizontally }
        set { common.expandsHorizontally = newValue }
    }

    /// Whether the view takes the height that is left; nil leaves it to its content.
    public var expandsVertically: Bool? {
        get { common.expandsVertically }
        set { common.expandsVertically = newValue }
    }

    /// The space around the view.
    public var margins: Insets {
        get { common.margins }
        set { common.margins = newValue }
    }

    /// The least width, in logical pixels; nil for what the content needs.
    public var minimumWidth: Int? {
        get { common.minimumWidth }
        set { common.minimumWidth = newValue }
    }

    /// The least height, in logical pixels; nil for what the content needs.
    public var minimumHeight: Int? {
        get { common.minimumHeight }
        set { common.minimumHeight = newValue }
    }

    /// Names that a style sheet can refer to.
    public var styleClasses: [String] {
        get { common.styleClasses }
        set { common.styleClasses = newValue }
    }

    /// Gives the view the keyboard.
    public func focus() { backendView.focus() }

    fileprivate lazy var contextRequests: PublishRelay<ContextRequest> = {
        let relay = PublishRelay<ContextRequest>()
        backendView.onContextRequest = { [weak relay] in relay?.accept($0) }
        return relay
    }()
}

extension Reactive where Base: PortableView {
    /// The person asks for what belongs to the view: by the secondary mouse button, a long press, the Menu key or Shift+F10.
    ///
    /// What is shown then, a preview or a menu, has to be reachable in another way too.
    @preconcurrency @MainActor public var contextRequested: ControlEvent<ContextRequest> {
        ControlEvent(events: base.contextRequests)
    }
}
