// SPDX-License-Identifier: MIT

// `PackagesBenchmark import LIST DATABASE` imports a list and prints processor time and packages, as import.c and import.py do.
// `PackagesBenchmark screen LIST DATABASE` shows the imported catalogue on a display, types into the search, and scrolls through it.
// `Packages/Tests/Benchmark/run` runs both, beside the peers.

import ControllerKit
import Foundation
import Gtk
import GtkBackend
import PackagesFlows
import PackagesModel

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    print("usage: PackagesBenchmark import|screen LIST DATABASE")
    exit(2)
}
let list = arguments[2]
let store = PackageStore.onDisk(at: URL(filePath: arguments[3]))
let catalogue = Catalogue(name: "List") { [try CatalogueFile(path: list)] }

switch arguments[1] {
case "import":
    let report = try await store.importCatalogue(catalogue)
    print(processTime(), report.packageCount)
case "screen": Screen.run()
default: print("There is no mode \(arguments[1]); use import or screen.")
}

/// The processor time of all threads, in milliseconds.
func processTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }
/// The processor time of the calling thread, in milliseconds.
func threadTime() -> Double { time(CLOCK_THREAD_CPUTIME_ID) }
func wallTime() -> Double { time(CLOCK_MONOTONIC) }

private func time(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}
