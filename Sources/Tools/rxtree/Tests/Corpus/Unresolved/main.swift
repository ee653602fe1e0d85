// SPDX-License-Identifier: MIT

import RxFlow

let steps: [PuzzleStep] = [.plain, .routed, .injected, .stored, .many]
let flows: [Flow] = [PuzzleFlow(router: .standard, controller: .standard, makers: [:]), HollowFlow()]
