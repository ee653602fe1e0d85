// SPDX-License-Identifier: MIT

import Foundation

/// An element of a GIR file, with its attributes and children.
final class Element {
    let name: String
    let attributes: [String: String]
    private(set) var children: [Element] = []

    init(_ name: String, _ attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    subscript(_ attribute: String) -> String? { attributes[attribute] }

    func flag(_ attribute: String, default value: Bool = false) -> Bool {
        attributes[attribute].map { $0 == "1" } ?? value
    }

    func first(_ name: String) -> Element? { children.first { $0.name == name } }

    func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

    /// Returns the same element with other attributes and children.
    func with(_ more: [String: String], children: [Element]) -> Element {
        let copy = Element(name, attributes.merging(more) { $1 })
        copy.children = children
        return copy
    }

    private static let documentation: Set = [
        "doc", "source-position", "doc-deprecated", "doc-version", "attribute",
    ]

    /// Returns the tree of a document, without its documentation. The attribute `advice` of an element has the text about its replacement.
    static func parse(_ bytes: [UInt8]) throws(XMLError) -> Element {
        var pull = try XMLPull(bytes)
        let root = Element("", [:])
        var open = [root]
        while let event = try pull.event() {
            switch event {
            case .start(let name, let attributes): open.append(Element(name, attributes))
            case .end(let name, let text):
                guard open.count > 1, let done = open.popLast(), done.name == name else {
                    throw pull.error("the tag “</\(name)>” ends no element that is open")
                }
                if !documentation.contains(done.name) { open.last?.children.append(done) }
                if done.name == "doc-deprecated", let owner = open.popLast() {
                    let words = try pull.text(of: text).split { $0 == " " || $0 == "\n" }
                    open.append(
                        owner.with(["advice": words.joined(separator: " ")], children: owner.children))
                }
            }
        }
        if let name = open.last?.name, open.count > 1 {
            throw pull.error("the element “<\(name)>” has no end")
        }
        return root
    }

    /// Returns the tree of a file.
    static func parse(file: URL) throws -> Element {
        let bytes = [UInt8](try Data(contentsOf: file))
        do { return try parse(bytes) } catch { throw GIRFileError(path: file.path, error: error) }
    }
}

/// The reason why a GIR file cannot be read.
struct GIRFileError: Error, CustomStringConvertible {
    let path: String
    let error: XMLError

    var description: String { "\(path) cannot be read: \(error)" }
}
