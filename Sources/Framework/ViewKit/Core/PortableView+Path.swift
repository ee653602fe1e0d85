// SPDX-License-Identifier: MIT

extension PortableView {
    /// The names of the containers from the outermost one to the view, for error messages. The name of a view
    /// is its type with its identifier, or else its accessibility label, or else its index, as in
    /// `LayoutView > Box[1] > TextField "Name"`.
    public final var path: String {
        var components: [String] = []
        var view: PortableView? = self
        while let next = view {
            components.append(next.pathComponent)
            view = next.superview
        }
        return components.reversed().joined(separator: " > ")
    }

    /// The name of this view in ``path``.
    final var pathComponent: String {
        let name = "\(type(of: self))"
        if let identifier { return "\(name) #\(identifier)" }
        if let accessibilityLabel { return "\(name) \"\(accessibilityLabel)\"" }
        guard let index = (superview as? any ChildHolder)?.index(of: self) else { return name }
        return "\(name)[\(index)]"
    }

    /// Makes the backend report each part of the view that it cannot show. Without ``input``, it does not report that.
    final func reportsFailures() { _ = input }

    package final func report(_ reason: ViewReport.Reason) {
        ViewReport(reason, view: path).send(in: backend)
    }

    final func reportUnknown(_ kind: String) {
        let backend = Toolkit.backend
        let end = kind.split(separator: ".").last.map(String.init) ?? kind
        let similar = backend.kinds.filter { $0.contains(end) || end.contains($0) }
        report(.unknownKind(kind, backend: backend.name, known: similar))
    }
}
