#define _GNU_SOURCE
#include "CGraphviz.h"

#include <dlfcn.h>
#include <graphviz/cgraph.h>
#include <graphviz/gvc.h>
#include <graphviz/gvplugin.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Opens one of Graphviz's plugins, which lie in the folder "graphviz" beside libgvc, and gives its table.
 * The suffix is the plugin interface's version: 6 in Graphviz 2.42, 8 in Graphviz 14. */
static gvplugin_library_t *viewsim_plugin(const char *name) {
    static const char *const endings[] = {".so.6", ".so.7", ".so.8", ".so.9",  ".so",
                                          ".6.dylib", ".7.dylib", ".8.dylib", ".9.dylib", ".dylib"};
    char symbol[128];
    snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
    void *linked = dlsym(RTLD_DEFAULT, symbol);
    if (linked) return (gvplugin_library_t *)linked;

    Dl_info info;
    char folder[PATH_MAX];
    if (!dladdr((void *)gvContext, &info) || !info.dli_fname || !realpath(info.dli_fname, folder)) return NULL;
    char *slash = strrchr(folder, '/');
    if (!slash) return NULL;
    *slash = 0;
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        char path[PATH_MAX + 160];
        snprintf(path, sizeof path, "%s/graphviz/libgvplugin_%s%s", folder, name, endings[i]);
        void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (!handle) continue;
        void *table = dlsym(handle, symbol);
        if (table) return (gvplugin_library_t *)table;
        dlclose(handle);
    }
    return NULL;
}

int viewsim_render(const char *dot, const char *format, char **result, char **message) {
    *result = NULL;
    *message = NULL;
    gvplugin_library_t *core = viewsim_plugin("core");
    gvplugin_library_t *layout = viewsim_plugin("dot_layout");
    if (!core || !layout) return VIEWSIM_NO_PLUGIN;

    agseterr(AGMAX); /* Messages are kept for aglasterr instead of printed. */
    GVC_t *context = gvContextPlugins(NULL, 0);
    if (!context) return VIEWSIM_NO_CONTEXT;
    gvAddLibrary(context, core);
    gvAddLibrary(context, layout);

    int status = 0;
    Agraph_t *graph = agmemread(dot);
    if (!graph) {
        status = VIEWSIM_BAD_GRAPH;
    } else if (gvLayout(context, graph, "dot") != 0) {
        status = VIEWSIM_NO_LAYOUT;
    } else {
        /* The length is an unsigned int in Graphviz 2.42 and a size_t in 14; the text ends in 0 in both. */
        char *data = NULL;
        size_t length = 0;
        int (*render)(GVC_t *, Agraph_t *, const char *, char **, void *) =
            (int (*)(GVC_t *, Agraph_t *, const char *, char **, void *))(void *)gvRenderData;
        if (render(context, graph, format, &data, &length) == 0 && data) {
            *result = strdup(data);
        } else {
            status = VIEWSIM_NO_RENDER;
        }
        if (data) gvFreeRenderData(data);
        gvFreeLayout(context, graph);
    }
    if (status) {
        char *last = aglasterr();
        if (last) *message = strdup(last);
    }
    if (graph) agclose(graph);
    gvFreeContext(context);
    return status;
}
