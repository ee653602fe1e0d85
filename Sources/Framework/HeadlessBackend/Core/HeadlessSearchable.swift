// SPDX-License-Identifier: MIT

import ViewKit

/// A part of an application in which a test searches for views: a window, or a view with its descendants.
/// While a popover is open in a window, the search for a view that the user operates is in the popover.
///
/// ```swift
/// try app.button("Save").tap()
/// try app.view("Address").textField("City").type("London")
/// ```
/// Each function returns the only visible view of its role with a name: its identifier, or else its accessibility label, text, tooltip or
/// placeholder. Without a name it returns the only view of its role. If there is none, or several, it throws a ``HeadlessError`` that lists
/// the existing views. Views that the user operates, such as buttons, are not found behind a dialog. Main thread only.
@preconcurrency @MainActor public protocol HeadlessSearchable {
    /// The view in which is searched, itself included.
    ///
    /// - Parameter operable: whether the view that is searched for is to be operated.
    /// - Throws: `HeadlessError.behindDialog` if it cannot be operated.
    func searchRoot(operable: Bool) throws -> HeadlessView
}

extension HeadlessSearchable {
    /// The only visible view of some roles with a name. Modules with controls of their own call it in functions for their roles.
    ///
    /// - Parameters:
    ///   - type: the type of the view.
    ///   - roles: the roles that the view may have; nil for any role.
    ///   - name: the identifier, accessibility label, text, tooltip or placeholder; nil for the only view of the roles.
    ///   - operable: whether the view is to be operated.
    public func find<V: HeadlessView>(
        _ type: V.Type = HeadlessView.self, _ roles: [Role]?, _ name: String?, operable: Bool = true,
        file: StaticString = #fileID, line: Int = #line
    ) throws -> V {
        let location = "\(file):\(line)"
        do {
            let root = try searchRoot(operable: operable)
            do {
                return try root.findVisible(type, roles, name)
            } catch var error as HeadlessError {
                error.tree = root.description
                throw error
            }
        } catch var error as HeadlessError {
            error.location = location
            throw error
        }
    }

    /// The only visible view of one of these roles with a name. The result decides its type.
    func find<V: HeadlessView>(
        _ roles: Role..., named name: String?, operable: Bool = true, _ file: StaticString, _ line: Int
    ) throws -> V {
        try find(V.self, roles, name, operable: operable, file: file, line: line)
    }

    /// The texts of all visible labels, in reading order.
    public var texts: [String] { (try? searchRoot(operable: false).visibleTexts) ?? [] }

    /// The visible view of any role with that name.
    public func view(_ name: String, file: StaticString = #fileID, line: Int = #line) throws -> HeadlessView {
        try find(HeadlessView.self, nil, name, operable: false, file: file, line: line)
    }

    /// The visible label with that name.
    public func label(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessView {
        try find(.label, named: name, operable: false, file, line)
    }

    /// The visible button with that name.
    public func button(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ButtonState, ButtonEvent> {
        try find(.button, named: name, file, line)
    }

    /// The visible text field with that name.
    public func textField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessTextField {
        try find(.textField, .searchField, named: name, file, line)
    }

    /// The visible text view with that name.
    public func textView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessTextView {
        try find(.textView, named: name, file, line)
    }

    /// The visible check box, switch or toggle button with that name.
    public func toggle(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ToggleState, ToggleEvent> {
        try find(.checkBox, .toggle, .toggleButton, named: name, file, line)
    }

    /// The visible drop-down with that name.
    public func dropDown(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<DropDownState, SelectionEvent> {
        try find(.dropDown, named: name, file, line)
    }

    /// The visible tab view with that name.
    public func tabs(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessPages {
        try find(.tabs, named: name, file, line)
    }

    /// The visible page view with that name.
    public func pager(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessPages {
        try find(.pager, named: name, file, line)
    }

    /// The visible list with that name.
    public func list(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessList {
        try find(.list, named: name, file, line)
    }
}

extension HeadlessView {
    func findVisible<V: HeadlessView>(_ type: V.Type, _ roles: [Role]?, _ name: String?) throws -> V {
        let candidates = visibleViews.compactMap { $0 as? V }.filter { view in
            roles.map { $0.contains(view.role) } ?? true
        }
        var matches = candidates
        if let name {
            matches = candidates.filter { $0.common.identifier == name }
            if matches.isEmpty { matches = candidates.filter { $0.name == name } }
            if matches.isEmpty { matches = candidates.filter { $0.text == name } }
        }
        if matches.count == 1 { return matches[0] }
        let role = roles.map { $0.map(\.rawValue).sorted().joined(separator: " or ") } ?? "view"
        throw matches.isEmpty
            ? HeadlessError.notFound(role: role, name: name, there: candidates.map(\.name))
            : HeadlessError.ambiguous(role: role, name: name, count: matches.count)
    }
}

extension HeadlessView: HeadlessSearchable {
    public func searchRoot(operable: Bool) throws -> HeadlessView {
        root.window?.layOut()
        if operable { try requireOperable() }
        return self
    }
}

extension HeadlessWindow: HeadlessSearchable {
    /// The view that contains the views that the user can operate: the content of the front popover while one
    /// is open, otherwise the content of the window.
    public func searchRoot(operable: Bool) throws -> HeadlessView {
        layOut()
        if operable { try requireOperable() }
        guard let view = popovers.last?.content ?? body else {
            throw HeadlessError.other(
                "The window \"\(state.title)\" has no content yet. Set its content, or present its screen.")
        }
        return view
    }

    /// The content, with the header bar if there is one.
    private var body: HeadlessView? {
        guard let headerBar else { return content }
        let body = HeadlessView(.window)
        body.children = [headerBar, content].compactMap(\.self)
        return body
    }
}

/// Finds the controls for numbers, dates, files and other values.
extension HeadlessSearchable {
    /// The visible link button with that name.
    public func link(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<LinkButtonState, ButtonEvent> {
        try find(.link, named: name, file, line)
    }

    /// The visible radio group with that name.
    public func radioGroup(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<RadioGroupState, SelectionEvent> {
        try find(.radioGroup, named: name, file, line)
    }

    /// The visible number field with that name.
    public func numberField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<NumberFieldState, NumberEvent> {
        try find(.numberField, named: name, file, line)
    }

    /// The visible slider with that name.
    public func slider(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<SliderState, NumberEvent> {
        try find(.slider, named: name, file, line)
    }

    /// The visible combo field with that name.
    public func comboField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ComboFieldState, ComboFieldEvent> {
        try find(.comboField, named: name, file, line)
    }

    /// The visible date field with that name.
    public func dateField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<DateFieldState, DateEvent> {
        try find(.dateField, named: name, file, line)
    }

    /// The visible time field with that name.
    public func timeField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<TimeFieldState, TimeEvent> {
        try find(.timeField, named: name, file, line)
    }

    /// The visible colour button with that name.
    public func colorButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ColorButtonState, ColorEvent> {
        try find(.colorButton, named: name, file, line)
    }

    /// The visible font button with that name.
    public func fontButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<FontButtonState, FontEvent> {
        try find(.fontButton, named: name, file, line)
    }

    /// The visible file field with that name.
    public func fileField(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<FileFieldState, FileFieldEvent> {
        try find(.fileField, named: name, file, line)
    }

    /// The visible progress bar with that name.
    public func progressBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<ProgressBarState, Never> {
        try find(.progressBar, named: name, operable: false, file, line)
    }

    /// The visible level bar with that name.
    public func levelBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<LevelBarState, Never> {
        try find(.levelBar, named: name, operable: false, file, line)
    }
}

extension HeadlessSearchable {
    /// The visible expander with that title or name.
    public func expander(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessExpander {
        try find(.expander, named: name, file, line)
    }

    /// The visible split view with that name.
    public func splitView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessSplitView {
        try find(.split, named: name, file, line)
    }

    /// The visible path bar with that name, or with that title of the current item.
    public func pathBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessPathBar {
        try find(.pathBar, named: name, file, line)
    }

    /// The visible view that shows toasts, with that name.
    public func toasts(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessToastView {
        try find(.toastView, named: name, file, line)
    }

    /// The visible banner with that message or name.
    public func banner(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<BannerState, BannerEvent> {
        try find(.banner, named: name, file, line)
    }

    /// The visible menu bar with that name.
    public func menuBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<MenuBarState, Never> {
        try find(.menuBar, named: name, file, line)
    }

    /// The visible menu button with that name.
    public func menuButton(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<MenuButtonState, Never> {
        try find(.menuButton, named: name, file, line)
    }
}
