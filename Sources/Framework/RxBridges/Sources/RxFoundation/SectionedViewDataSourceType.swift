// SPDX-License-Identifier: MIT

import Foundation

/// The data of a view with sections. It exists for code written for RxCocoa; this module does not use it.
public protocol SectionedViewDataSourceType {
    /// Returns the model of the item at `indexPath`. Throws if there is none.
    func model(at indexPath: IndexPath) throws -> Any
}
