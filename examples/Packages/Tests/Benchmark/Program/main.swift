// SPDX-License-Identifier: MIT

// `PackagesBenchmark import LIST DATABASE` imports a list and prints processor time and packages, as import.c and import.py do.
// `PackagesBenchmark screen LIST DATABASE` shows the imported catalogue on a display, types into the search, and scrolls through it.
// `Packages/Tests/Benchmark/run` runs both, beside the peers.

import DisplayBenchmark
import Foundation
import PackagesFlows
import PackagesModel

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    print("usage: PackagesBenchmark import|screen LIST DATABASE")
    exit(2)
}
let list = arguments[2]
let file = URL(filePath: arguments[3])
let store = PackageStore.onDisk(at: file)
let catalogue = Catalogue(name: "List") { [try CatalogueFile(path: list)] }

switch arguments[1] {
case "import":
    let report = try await store.importCatalogue(catalogue)
    print(processTime(), report.packageCount)
case "screen":
    let count = try PackageStore.onDisk(at: file).packages(matching: PackageQuery(), in: 0..<0).count
    BenchmarkScreen.run("org.example.PackagesBenchmark") { Screen(packageCount: count).measure() }
default: print("There is no mode \(arguments[1]); use import or screen.")
}
