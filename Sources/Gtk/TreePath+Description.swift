// SPDX-License-Identifier: MIT

extension TreePath: CustomStringConvertible {
    /// The indices of the rows from the top, such as `3:0`.
    public var description: String { toString() ?? "" }
}
