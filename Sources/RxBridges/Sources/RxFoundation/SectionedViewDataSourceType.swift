// SPDX-License-Identifier: MIT

import Foundation

/// The data of a view with sections.
public protocol SectionedViewDataSourceType {
    /// The model of one of its items.
    func model(at indexPath: IndexPath) throws -> Any
}
