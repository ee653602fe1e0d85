// SPDX-License-Identifier: MIT

import Foundation

/// The data of a view with sections, for code written for RxCocoa: nothing here uses it.
public protocol SectionedViewDataSourceType {
    /// The model of the item at `indexPath`. Throws if there is none.
    func model(at indexPath: IndexPath) throws -> Any
}
