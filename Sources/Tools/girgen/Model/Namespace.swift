// SPDX-License-Identifier: MIT

/// The declarations of one GIR file.
struct Namespace {
    let name: String
    let types: [TypeDeclaration]
    let functions: [Callable]
    let callbacks: [String: Callable]
    let constants: [(name: String, symbol: String, type: TypeReference, value: String, since: Release)]
}
