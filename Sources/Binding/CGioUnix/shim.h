// SPDX-License-Identifier: MIT
// CGtk includes GIO's Unix headers. A system library names one pkg-config module, so their search path comes
// with this one.
