// SPDX-License-Identifier: MIT

import Glibc

func geometricMean(_ values: [Double]) -> Double {
    values.isEmpty ? .nan : exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
}

func number(_ value: Double?, _ digits: Int = 0) -> String {
    guard let value, value.isFinite else { return "-" }
    let scale = pow(10.0, Double(digits))
    let rounded = (value * scale).rounded() / scale
    return digits == 0 ? "\(Int(rounded))" : "\(rounded)"
}

/// Prints the table. RxSwift is not built here: its recorded figure is multiplied by the ratio of OpenCombine's figure today to the one
/// that was recorded together with RxSwift's, in the same scenario or, if OpenCombine does not have it, in all scenarios.
func report(_ rows: [Row]) {
    let factor = geometricMean(
        rows.compactMap { row in
            guard let here = row.openCombine, let there = row.scenario.recorded.openCombine else {
                return nil
            }
            return here.nanoseconds / there
        })
    print("machine factor (OpenCombine here / recorded): \(number(factor, 2))\n")
    print(
        "| scenario | floor ns | kernel ns | ÷ floor | allocs | OpenCombine ns | allocs | × OpenCombine "
            + "| RxSwift ns (scaled) | × RxSwift |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    var ratios: [Double] = []
    var failures: [String] = []
    for row in rows {
        let scale =
            row.openCombine.flatMap { here in row.scenario.recorded.openCombine.map { here.nanoseconds / $0 }
            }
            ?? factor
        let rxSwift = row.scenario.recorded.rxSwift * scale
        let ratio = rxSwift / row.kernel.nanoseconds
        let combineRatio = row.openCombine.map { $0.nanoseconds / row.kernel.nanoseconds }
        ratios.append(ratio)
        if row.scenario.isAmongTheMostUsed, ratio < 4 {
            failures.append("\(row.scenario.name): \(number(ratio, 1)) times RxSwift, wanted 4")
        }
        if let combineRatio, combineRatio < 1.5 {
            failures.append("\(row.scenario.name): \(number(combineRatio, 1)) times OpenCombine, wanted 1.5")
        }
        print(
            "| \(row.scenario.name) | \(number(row.floor.nanoseconds)) | \(number(row.kernel.nanoseconds)) "
                + "| \(number(row.kernel.nanoseconds / max(row.floor.nanoseconds, 0.5), 1)) "
                + "| \(number(row.kernel.allocations, 1)) | \(number(row.openCombine?.nanoseconds)) "
                + "| \(number(row.openCombine?.allocations, 1)) | \(number(combineRatio, 1)) "
                + "| \(number(rxSwift)) | \(number(ratio, 1)) |")
    }
    print(
        "\ngeometric mean over \(rows.count) scenarios: \(number(geometricMean(ratios), 1)) times RxSwift, wanted 8"
    )
    for failure in failures { print("below target: \(failure)") }
}
