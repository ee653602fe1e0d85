// SPDX-License-Identifier: MIT

import Glibc
public import ViewKit

extension Program {
    /// Runs the program on GTK until its last window is closed.
    ///
    /// There is one process for each user and program: starting it again, or opening files with it, reaches the one that
    /// runs. SIGTERM and SIGINT end it as closing its windows does.
    public static func main() {
        let program = Self()
        if let code = program.runWithoutDisplay() { exit(code) }
        exit(ProgramRunner(program).run(program.arguments))
    }
}
