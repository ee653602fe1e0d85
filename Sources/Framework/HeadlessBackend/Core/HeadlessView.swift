// SPDX-License-Identifier: MIT

import ViewKit

/// A view in memory, with the texts that the user would see, and the actions of the user on it.
/// ```swift
/// #expect(try app.view("Name").isEnabled)
/// print(try app.view("Name"))  // the view, and the visible views in it
/// ```
@preconcurrency @MainActor open class HeadlessView: BackendView {
    /// The purpose of the view.
    public final let role: Role
    /// The properties of all views: whether it is hidden, its accessible name, and so on.
    public private(set) final var common = ViewProperties()
    /// The view that it is in; nil for the content of a window.
    public internal(set) final weak var parent: HeadlessView?
    /// The views in it, in order, including covered and hidden ones.
    public internal(set) final var children: [HeadlessView] = []
    /// The window whose content it is, or the window of the popover whose content it is; nil for other views.
    weak var window: HeadlessWindow?
    /// The view at which its popover points; nil if it is not the content of a popover.
    weak var popoverAnchor: HeadlessView?
    /// Whether it, or a view in it, has changed since the last layout.
    var needsLayout = true
    /// Called when it needs layout and is in no other view.
    var onNeedsLayout: (() -> Void)?

    /// Creates a view with a role.
    public init(_ role: Role) { self.role = role }

    open func renderCommon(_ properties: ViewProperties) {
        common = properties
        if properties.isHidden { leave() }
        setNeedsLayout()
        setContainerNeedsLayout()
    }

    public func focus() {
        if isEnabled, input.isFocusable != false { root.window?.focusedView = self }
    }

    public func resignFocus() { loseFocus() }

    public func scrollIntoView(animated: Bool) {
        var view = parent
        while let container = view {
            (container as? HeadlessScrollView)?.viewScrolledTo = self
            view = container.parent
        }
    }

    /// The input of the user that the view requests.
    public private(set) final var input = InputRequest()
    public final var onInput: (@MainActor (InputEvent) -> Void)?

    public func request(_ input: InputRequest) {
        let hadFocusReports = self.input.gestures.contains(.focus)
        self.input = input
        if !hadFocusReports, input.gestures.contains(.focus), root.window?.focusedView?.isInside(self) == true
        {
            perform { onInput?(.focus(true)) }
        }
    }

    /// Whether Tab reaches views of this kind, unless `input.isFocusable` says otherwise.
    open var takesFocus: Bool { role == .menuButton || role == .menuBar || role == .textView }

    /// Whether Tab reaches the view now.
    final var isReachedByTab: Bool { isEnabled && (input.isFocusable ?? takesFocus) }

    /// Called when the view has received or lost the keyboard focus.
    func didChangeFocus(_ isFocused: Bool) {}

    public final var onContextRequest: (@MainActor (ContextRequest) -> Void)?

    /// Whether the view has the keyboard focus in its window.
    public final var isFocused: Bool { root.window?.focusedView === self }

    /// Requests the context menu of the view, as by the secondary mouse button at a position, or by the Menu key.
    public func requestContext(at position: Point? = nil, file: StaticString = #fileID, line: Int = #line)
        throws
    {
        try located(file, line) {
            try requestContext(ContextRequest(position: position))
        }
    }

    func requestContext(_ request: ContextRequest) throws {
        try requireOperable()
        guard isEnabled else {
            throw HeadlessError.disabled(role: role, name: name, action: "open the menu of")
        }
        perform { onContextRequest?(request) }
    }

    /// The text on the view, such as the title of a button. The text that the user has typed into a field is its ``value``.
    open var text: String { "" }

    /// The name for screen readers.
    open var name: String {
        let name = common.accessibilityLabel ?? (text.isEmpty ? common.tooltip ?? "" : text)
        return name.isEmpty ? placeholder : name
    }

    /// The hint in an empty field, which is its name if it has no other.
    var placeholder: String { "" }

    /// The value that the user can change, as text: the text of a field, or "on" for a check box; nil for a view without a value.
    open var value: String? { nil }

    /// The children, without those that another one covers, such as pages that are not selected.
    var shownChildren: [HeadlessView] { children }

    /// Called before a layout of the view. Changes that it makes are a part of that layout.
    func willLayOut() {}

    /// The visible children that exist already.
    var laidOutChildren: [HeadlessView] { shownChildren }

    /// The visible views below this one, this one first, in reading order.
    public var visibleViews: [HeadlessView] {
        guard !common.isHidden else { return [] }
        return [self] + shownChildren.flatMap(\.visibleViews)
    }

    /// Whether it and all it is in react to the user.
    public var isEnabled: Bool { common.isEnabled && parent?.isEnabled ?? true }

    var root: HeadlessView { parent?.root ?? self }

    /// The backend of the window that it is in; nil outside of a window.
    final var backend: HeadlessBackend? { root.window?.backend }

    /// Calls `work`, which creates views of the same backend.
    public final func perform<Result>(_ work: @MainActor () throws -> Result) rethrows -> Result {
        guard let backend else { return try work() }
        return try Toolkit.perform(with: backend, work)
    }

    /// Called when the user changed the size of the window.
    func windowDidResize(to size: Size) {
        for child in children { child.windowDidResize(to: size) }
    }

    /// Called when the view is removed from its container, or is hidden.
    final func leave() {
        for popover in root.window?.popovers.reversed() ?? [] where popover.anchor?.isInside(self) == true {
            popover.close()
        }
        loseFocus()
    }

    private func loseFocus() {
        if let window = root.window, window.focusedView?.isInside(self) == true { window.focusedView = nil }
    }

    final func isInside(_ view: HeadlessView) -> Bool { self === view || parent?.isInside(view) ?? false }

    /// The text of all visible labels in it, in reading order.
    public var visibleTexts: [String] {
        visibleViews.filter { $0.role == .label && !$0.text.isEmpty }.map(\.text)
    }

    /// The visible part of the tree, a line each.
    public var description: String { lines(indent: 0).joined(separator: "\n") }

    func lines(indent: Int) -> [String] {
        guard !common.isHidden else { return [] }
        var line = String(repeating: "  ", count: indent) + role.rawValue
        if !name.isEmpty { line += " \"\(name)\"" }
        if let value { line += " = \"\(value)\"" }
        if let identifier = common.identifier { line += " #\(identifier)" }
        if !isEnabled { line += " (disabled)" }
        return [line] + shownChildren.flatMap { $0.lines(indent: indent + 1) }
    }
}
