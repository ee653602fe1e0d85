// SPDX-License-Identifier: MIT
// PCRE2, the regular expressions of `grep -P`, for text of bytes.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
