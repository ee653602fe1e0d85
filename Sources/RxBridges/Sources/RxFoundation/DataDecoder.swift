// SPDX-License-Identifier: MIT

import Foundation
import RxKernel

/// Something that makes values of data, such as a `JSONDecoder`.
public protocol DataDecoder {
    /// The value that `data` stands for.
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
    /// The values that the elements stand for. It fails as `decoder` does.
    public func decode<Item: Decodable>(type: Item.Type, decoder: some DataDecoder) -> Observable<Item> {
        map({ try decoder.decode(type, from: $0) }, isolation: nil)
    }
}
