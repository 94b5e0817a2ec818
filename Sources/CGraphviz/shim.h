#ifndef VIEWSIM_CGRAPHVIZ_SHIM_H
#define VIEWSIM_CGRAPHVIZ_SHIM_H
#include <graphviz/gvc.h>
#include <graphviz/cgraph.h>
#endif
