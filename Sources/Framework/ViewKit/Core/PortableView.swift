// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of the portable views: visibility, size, alignment, and names for screen readers, tests and style sheets.
///
/// A view lives as long as its owner: a property of a controller, or the container that it is in. Main thread only.
/// ```swift
/// nameField.accessibilityLabel = "Name"
/// nameField.minimumWidth = 240
/// nameField.isHidden = false
/// ```
@preconcurrency @MainActor open class PortableView: View, ReactiveCompatible, DeallocationReporting {
    /// Reports the end of the view: `rx.deallocated`.
    public nonisolated let deallocation = Deallocation()

    /// The view of the backend.
    public let backendView: any BackendView

    /// The container that the view is in.
    public package(set) weak var superview: PortableView?

    /// The index in ``superview`` when it was last looked up. It may be wrong now: it only says where a search begins.
    final var indexHint = 0

    /// Guard: only the main thread reads and sets it, and no call takes place meanwhile.
    @exclusivity(unchecked) private var shown = ViewProperties()

    /// The backend that created ``backendView``, whose application receives the reports of the view.
    package private(set) final weak var backend = Toolkit.current

    /// Changes a property. Only this property is compared, because comparing all of them takes as long as the call of GTK.
    @inline(__always)
    private func set<Value: Equatable>(_ property: WritableKeyPath<ViewProperties, Value>, to value: Value) {
        let old = shown[keyPath: property]
        guard value != old else { return }
        shown[keyPath: property] = value
        if let error = shown.validationError {
            shown[keyPath: property] = old
            return report(.invalid(error))
        }
        backendView.renderCommon(shown)
    }

    /// - Parameter backendView: the view of the backend.
    public init(backendView: any BackendView) {
        self.backendView = backendView
        ViewWatch.didCreate(self, backendView)
    }

    deinit { deallocation.begin() }

    /// Whether the view is hidden. A hidden view takes no space in its container.
    public var isHidden: Bool {
        get { shown.isHidden }
        set { set(\.isHidden, to: newValue) }
    }

    /// Whether the view, with all views in it, reacts to the user.
    public var isEnabled: Bool {
        get { shown.isEnabled }
        set { set(\.isEnabled, to: newValue) }
    }

    /// A short explanation, shown when the pointer rests on the view.
    public var tooltip: String? {
        get { shown.tooltip }
        set { set(\.tooltip, to: newValue) }
    }

    /// A name for tests and style sheets; it is neither shown nor translated.
    public var identifier: String? {
        get { shown.identifier }
        set { set(\.identifier, to: newValue) }
    }

    /// The name of the view for screen readers. Set it if the text of the view does not describe it.
    public var accessibilityLabel: String? {
        get { shown.accessibilityLabel }
        set { set(\.accessibilityLabel, to: newValue) }
    }

    /// A description that screen readers add to the name.
    public var accessibilityDescription: String? {
        get { shown.accessibilityDescription }
        set { set(\.accessibilityDescription, to: newValue) }
    }

    /// The horizontal alignment of the view in the space that its container gives it.
    public var horizontalAlignment: Alignment {
        get { shown.horizontalAlignment }
        set { set(\.horizontalAlignment, to: newValue) }
    }

    /// The vertical alignment of the view in the space that its container gives it.
    public var verticalAlignment: Alignment {
        get { shown.verticalAlignment }
        set { set(\.verticalAlignment, to: newValue) }
    }

    /// Whether the view takes the width that remains in its container; nil if its content decides.
    public var expandsHorizontally: Bool? {
        get { shown.expandsHorizontally }
        set { set(\.expandsHorizontally, to: newValue) }
    }

    /// Whether the view takes the height that remains in its container; nil if its content decides.
    public var expandsVertically: Bool? {
        get { shown.expandsVertically }
        set { set(\.expandsVertically, to: newValue) }
    }

    /// The space around the view.
    public var margins: Insets {
        get { shown.margins }
        set { set(\.margins, to: newValue) }
    }

    /// The minimum width, in logical pixels; nil for the minimum of the content.
    public var minimumWidth: Int? {
        get { shown.minimumWidth }
        set { set(\.minimumWidth, to: newValue) }
    }

    /// The minimum height, in logical pixels; nil for the minimum of the content.
    public var minimumHeight: Int? {
        get { shown.minimumHeight }
        set { set(\.minimumHeight, to: newValue) }
    }

    /// See ``SizeGroup``.
    final var widthGroup: Int? {
        get { shown.widthGroup }
        set { set(\.widthGroup, to: newValue) }
    }

    /// See ``SizeGroup``.
    final var heightGroup: Int? {
        get { shown.heightGroup }
        set { set(\.heightGroup, to: newValue) }
    }

    /// The style classes, to which a style sheet refers.
    public var styleClasses: [String] {
        get { shown.styleClasses }
        set { set(\.styleClasses, to: newValue) }
    }

    /// Gives the view the keyboard focus.
    public func focus() { backendView.focus() }

    /// The input that the view requests; created with the first request.
    final lazy var input = ViewInput(self)
    final var contextMenuMaker: (@MainActor (ContextRequest) -> Menu?)?
    final var contextMenuSubscription: (any Disposable)?

    final lazy var contextRequests: OwnedRelay<ContextRequest> = {
        let relay = OwnedRelay<ContextRequest>()
        backendView.onContextRequest = { [weak relay] in relay?.accept($0) }
        return relay
    }()
}

extension Reactive where Base: PortableView {
    /// Sends when the user requests the context of the view, such as a menu or a preview: by the secondary
    /// mouse button, a long press, the Menu key or Shift+F10.
    ///
    /// Offer the same menu or preview in another way too.
    @preconcurrency @MainActor public var contextRequested: ControlEvent<ContextRequest> {
        ControlEvent(events: base.contextRequests)
    }
}
