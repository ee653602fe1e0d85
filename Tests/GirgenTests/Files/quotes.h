// SPDX-License-Identifier: MIT
#include <glib-object.h>

typedef struct _QuotesThing QuotesThing;
GType quotes_thing_get_type(void);
const char *quotes_thing_get_title(QuotesThing *self);
