// SPDX-License-Identifier: MIT
#include <glib-object.h>

typedef enum { WIFI_80211_AP_FLAGS_NONE = 0, WIFI_80211_AP_FLAGS_PRIVACY = 1 } Wifi80211ApFlags;
typedef enum { WIFI_80211_MODE_UNKNOWN, WIFI_80211_MODE_2GHZ, WIFI_80211_MODE_NEWER } Wifi80211Mode;
typedef struct _WifiAccessPoint WifiAccessPoint;
GType wifi_80211_ap_flags_get_type(void);
GType wifi_80211_mode_get_type(void);
GType wifi_access_point_get_type(void);
Wifi80211ApFlags wifi_access_point_get_flags(WifiAccessPoint *self);
void wifi_access_point_set_mode(WifiAccessPoint *self, Wifi80211Mode mode);
