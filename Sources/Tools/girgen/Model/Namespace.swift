// SPDX-License-Identifier: MIT

/// The declarations of one GIR file.
struct Namespace {
    let name: String
    /// The beginnings of the names of its C types.
    let prefixes: [String]
    let types: [TypeDeclaration]
    let functions: [Callable]
    let callbacks: [String: Callable]
    let constants: [(name: String, symbol: String, type: TypeReference, value: String, since: Release)]
}
