// SPDX-License-Identifier: MIT

// The library `RxShell` consists of the modules that this target depends on. An application imports these, for example `ControllerKit`.
