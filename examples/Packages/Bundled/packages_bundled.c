// SPDX-License-Identifier: MIT

#include "packages_bundled.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char packages_bundled[] = {
#embed "catalogue.gz"
};

const long packages_bundled_length = sizeof packages_bundled;
