// SPDX-License-Identifier: MIT

extension PortableView {
    /// The way from the outermost container to the view, for error messages: the type of each view, with its identifier, or else its
    /// accessibility label, or else its index, as in `LayoutView > Box[1] > TextField "Name"`.
    public final var path: String {
        var components: [String] = []
        var view: PortableView? = self
        while let next = view {
            components.append(next.pathComponent)
            view = next.superview
        }
        return components.reversed().joined(separator: " > ")
    }

    /// The part of ``path`` that is about this view.
    final var pathComponent: String {
        let name = "\(type(of: self))"
        if let identifier { return "\(name) #\(identifier)" }
        if let accessibilityLabel { return "\(name) \"\(accessibilityLabel)\"" }
        guard let index = (superview as? any ChildHolder)?.index(of: self) else { return name }
        return "\(name)[\(index)]"
    }

    /// Reports what the backend cannot show of the view, which it does not do for a view without ``input``.
    final func reportsFailures() { _ = input }

    package final func report(_ reason: ViewReport.Reason) { ViewReport(reason, view: path).send() }

    final func reportUnknown(_ kind: String) {
        let backend = Toolkit.backend
        let end = kind.split(separator: ".").last.map(String.init) ?? kind
        let similar = backend.kinds.filter { $0.contains(end) || end.contains($0) }
        report(.unknownKind(kind, backend: backend.name, known: similar))
    }
}
