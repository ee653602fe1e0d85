// SPDX-License-Identifier: MIT

/// An invisible rectangle for constraints, such as a distance that several views share, or an area in which several views are centred.
///
/// ```swift
/// let gap = LayoutGuide()
/// view.addLayoutGuide(gap)
/// LayoutConstraint.activate([
///     gap.leadingAnchor.constraint(equalTo: label.trailingAnchor), gap.trailingAnchor.constraint(equalTo: field.leadingAnchor),
///     gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
/// ])
/// ```
/// Use a view where something is shown. The ``LayoutView`` retains its guides. Main thread only.
@preconcurrency @MainActor public final class LayoutGuide: LayoutItem {
    /// A name for error messages.
    public var identifier: String?
    /// The view that the guide was added to.
    public internal(set) weak var owner: LayoutView?
    /// The number of the guide in its owner.
    var id = 0

    /// Creates a guide that is in no view.
    public init(_ identifier: String? = nil) { self.identifier = identifier }

    public var layoutContainer: PortableView? { owner }

    public var path: String {
        let name = identifier.map { "LayoutGuide #\($0)" } ?? "LayoutGuide[\(id)]"
        return owner.map { "\($0.path) > \(name)" } ?? name
    }
}

extension LayoutView {
    /// Adds a guide. One that is in another view leaves that one first.
    public func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owner !== self else { return }
        guide.owner?.removeLayoutGuide(guide)
        lastGuide += 1
        guide.id = lastGuide
        guide.owner = self
        layoutGuides.append(guide)
    }

    /// Removes a guide, if it is in the view, and deactivates the constraints that refer to it.
    public func removeLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owner === self else { return }
        deactivateConstraints(of: guide)
        layoutGuides.removeAll { $0 === guide }
        guide.owner = nil
    }
}
