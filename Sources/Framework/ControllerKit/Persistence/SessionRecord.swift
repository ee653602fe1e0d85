// SPDX-License-Identifier: MIT

import FlowKit

/// A further main window that was open when an earlier run was killed: what ``Application/restoreWindow(_:in:)`` receives.
///
/// It has the size of the window, and the steps that led to its screens. Pass it to
/// ``ApplicationSession/openWindow(_:with:role:size:header:restoring:)``.
/// ```swift
/// func restoreWindow(_ record: WindowRecord, in session: ApplicationSession) {
///     session.openWindow(LettersFlow(), with: OneStepper(withSingleStep: LettersStep.list), restoring: record)
/// }
/// ```
public struct WindowRecord: Codable, Sendable, Hashable {
    /// The purpose of the window; see ``WindowController/role``.
    public let role: String?
    let geometry: WindowGeometry
    let flow: FlowRecord

    /// The name of the type of its root flow.
    public var flowType: String { flow.flow }
}

/// The navigation in all main windows, for the next run. Its JSON is that of the first window's `FlowRecord`, with further members.
struct SessionRecord: Codable, Sendable, Hashable {
    /// The navigation in the first window; nil after the window was closed.
    var first: FlowRecord?
    /// The geometry of the first window.
    var geometry: WindowGeometry?
    /// The further main windows, in the order in which they were opened.
    var windows: [WindowRecord] = []

    private enum CodingKeys: CodingKey { case flow, geometry, windows }

    init(_ first: FlowRecord?, _ geometry: WindowGeometry? = nil, _ windows: [WindowRecord] = []) {
        self.first = first
        self.geometry = geometry
        self.windows = windows
    }

    /// The record for a run whose first window has a flow of this type and this role. If the user had closed the first window, a further one
    /// takes its place, unless it has another purpose.
    func withFirstWindow(ofFlow flow: String, role: String?) -> SessionRecord {
        guard first == nil, let index = windows.firstIndex(where: { $0.flowType == flow && $0.role == role })
        else { return self }
        var windows = windows
        let window = windows.remove(at: index)
        return SessionRecord(window.flow, window.geometry, windows)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        windows = try container.decodeIfPresent([WindowRecord].self, forKey: .windows) ?? []
        geometry = try container.decodeIfPresent(WindowGeometry.self, forKey: .geometry)
        if container.contains(.flow) || windows.isEmpty { first = try FlowRecord(from: decoder) }
    }

    func encode(to encoder: any Encoder) throws {
        try first?.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(geometry, forKey: .geometry)
        if !windows.isEmpty { try container.encode(windows, forKey: .windows) }
    }
}
