// SPDX-License-Identifier: MIT

import ControllerKit

extension WorkProgress {
    /// The progress for the user: `43 %, about 3 seconds left`.
    var line: String {
        var parts: [String] = []
        if let fraction { parts.append("\(Int(fraction * 100)) %") }
        if let secondsLeft {
            let seconds = Int(secondsLeft.rounded(.up))
            parts.append(
                seconds >= 90
                    ? "about \((seconds + 30) / 60) minutes left"
                    : seconds == 1 ? "about 1 second left" : "about \(seconds) seconds left")
        }
        return parts.joined(separator: ", ")
    }
}
