// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// A file with its facts, ready to be linked with the others.
struct FileUnit: Sendable {
    var path: String
    var module: String
    var facts: FileFacts
}

/// Reads files in parallel, each into its facts.
enum ProjectReader {
    /// Reads every file of a tree.
    static func units(of tree: SourceTree) -> [FileUnit] {
        inParallel(tree.files) { path in
            FileUnit(path: path, module: tree.module(of: path), facts: facts(at: tree.root + "/" + path))
        }
    }

    /// Reads texts that are not on disk, such as those of an earlier commit.
    static func units(of texts: [(path: String, text: [UInt8])], tree: SourceTree) -> [FileUnit] {
        inParallel(texts) { entry in
            FileUnit(
                path: entry.path, module: tree.module(of: entry.path),
                facts: entry.text.withUnsafeBufferPointer(FactReader.facts))
        }
    }

    static func facts(at path: String) -> FileFacts {
        do {
            return try FileSystem.contents(of: path).withUnsafeBufferPointer(FactReader.facts)
        } catch {
            let kind = FileSystem.kind(of: path) == .directory ? "directory" : "file"
            return FileFacts(troubles: [
                .init(line: 1, message: "the \(kind) cannot be read: \(error.message)")
            ])
        }
    }

    /// Transforms elements on all cores and keeps their order.
    static func inParallel<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let chunk = 16
        let chunks = (elements.count + chunk - 1) / chunk
        let results = Mutex<[Int: [Result]]>([:])
        DispatchQueue.concurrentPerform(iterations: chunks) { index in
            let range = (index * chunk)..<min((index + 1) * chunk, elements.count)
            let part = elements[range].map(transform)
            results.withLock { $0[index] = part }
        }
        return results.withLock { parts in (0..<chunks).flatMap { parts[$0] ?? [] } }
    }
}

extension SourceTree {
    /// Reads every file in parallel, for measurements.
    public func forEachText(_ body: @Sendable (UnsafeBufferPointer<UInt8>) -> Void) {
        let root = root
        _ = ProjectReader.inParallel(files) { path in
            try? FileSystem.contents(of: root + "/" + path).withUnsafeBufferPointer(body)
        }
    }
}
