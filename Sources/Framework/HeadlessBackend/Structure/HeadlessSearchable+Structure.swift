// SPDX-License-Identifier: MIT

import ViewKit

extension HeadlessSearchable {
    /// The visible expander with that title or name.
    public func expander(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessExpander {
        try find(HeadlessExpander.self, [.expander], name, file: file, line: line)
    }

    /// The visible split view with that name.
    public func splitView(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessSplitView {
        try find(HeadlessSplitView.self, [.split], name, file: file, line: line)
    }

    /// The visible path bar with that name, or with that title of the current item.
    public func pathBar(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessPathBar {
        try find(HeadlessPathBar.self, [.pathBar], name, file: file, line: line)
    }

    /// The visible view that shows toasts, with that name.
    public func toasts(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessToastView {
        try find(HeadlessToastView.self, [.toastView], name, file: file, line: line)
    }

    /// The visible banner with that message or name.
    public func banner(
        _ name: String? = nil, file: StaticString = #fileID, line: Int = #line
    ) throws -> HeadlessControl<BannerState, BannerEvent> {
        try find(HeadlessControl<BannerState, BannerEvent>.self, [.banner], name, file: file, line: line)
    }
}
