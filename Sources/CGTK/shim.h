// GTK and libadwaita for Swift, with what C macros hide as inline functions. No logic here.
#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <adwaita.h>
#include <glib-unix.h>

#endif
