// SPDX-License-Identifier: MIT

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

    /// Returns the tree of a document, without its documentation. The attribute `advice` of an element has the text about its replacement.
    static func parse(_ bytes: [UInt8]) -> Element {
        var pull = XMLPull(bytes)
        let root = Element("", [:])
        var open = [root]
        while let event = pull.event() {
            switch event {
            case .start(let name, let attributes): open.append(Element(name, attributes))
            case .end(let text):
                let done = open.removeLast()
                let documentation = ["doc", "source-position", "doc-deprecated", "doc-version", "attribute"]
                if !documentation.contains(done.name) { open.last?.children.append(done) }
                if done.name == "doc-deprecated", let owner = open.popLast() {
                    let words = pull.unescape(String(decoding: text, as: UTF8.self)).split {
                        $0 == " " || $0 == "\n"
                    }
                    open.append(
                        owner.with(["advice": words.joined(separator: " ")], children: owner.children))
                }
            }
        }
        return root
    }
}
