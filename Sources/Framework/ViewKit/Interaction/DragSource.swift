// SPDX-License-Identifier: MIT

/// The content that the user can drag from a view.
/// ```swift
/// card.dragSource = DragSource(.text("Ada Lovelace"))
/// ```
public struct DragSource: Sendable, Codable, Equatable {
    /// The content, in one or several types.
    public var items: [TransferItem]
    /// Whether the content can be copied, moved, or both.
    public var operations: Set<TransferOperation>

    /// Creates a source. Several items are the same content in several types.
    public init(_ items: TransferItem..., operations: Set<TransferOperation> = [.copy]) {
        self.items = items
        self.operations = operations
    }
}

/// A drag from a view.
/// ```swift
/// card.rx.drag.subscribe(onNext: { event in
///     if case .ended(.move) = event { removeCard() }
/// }).disposed(by: bag)
/// ```
public enum DragEvent: Sendable, Codable, Equatable {
    /// The user drags the content.
    case began
    /// The content was dropped with this operation; nil if it was not dropped. If it was moved, remove it from its source.
    case ended(TransferOperation?)
}

/// A content that is dragged over a view or dropped on it.
public enum DropEvent: Sendable, Codable, Equatable {
    /// The user drags a content that the view accepts over the view, at this position.
    case entered(Point)
    /// The content is not over the view any more.
    case left
    /// The content was dropped.
    case dropped(Drop)
}

/// A content that was dropped on a view.
/// ```swift
/// basket.dropTypes = [.text]
/// basket.rx.drop.subscribe(onNext: { drop in print(drop.item.text ?? "") }).disposed(by: bag)
/// ```
public struct Drop: Sendable, Codable, Equatable {
    /// The content, in the first type of the view that the source provides.
    public var item: TransferItem
    /// The position in the view.
    public var location: Point
    /// Whether the content is copied or moved.
    public var operation: TransferOperation

    /// Creates a drop.
    public init(_ item: TransferItem, at location: Point, operation: TransferOperation = .copy) {
        self.item = item
        self.location = location
        self.operation = operation
    }
}
