// SPDX-License-Identifier: MIT

package import FlowKit

extension ViewController: RestorableParts {
    /// The view model and the children, each with its own parts.
    package var restorableParts: [(name: String, object: any Restorable)] {
        var parts: [(name: String, object: any Restorable)] = []
        if let viewModel = (self as? any ViewModelOwner)?.rxViewModel as? any Restorable {
            parts.append(("viewModel", viewModel))
        }
        for (index, child) in children.enumerated() {
            if let child = child as? any Restorable { parts.append(("\(index)", child)) }
            parts += child.restorableParts.map { ("\(index).\($0.name)", $0.object) }
        }
        return parts
    }
}
