// SPDX-License-Identifier: MIT

/// A view that shows one model after the other, as the rows of a list do.
///
/// It shows only what it was configured with, and retains no subscription:
/// ```swift
/// final class ContactCell: Box, Configurable {
///     private let nameLabel = Label()
///     init() { super.init(.horizontal, [nameLabel]) }
///     func configure(_ contact: Contact) { nameLabel.text = contact.name }
/// }
/// ```
@preconcurrency @MainActor public protocol Configurable: View {
    /// The type of the models.
    associatedtype Model

    /// Shows `model`, whatever was shown before.
    func configure(_ model: Model)
}
