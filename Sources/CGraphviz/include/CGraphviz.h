#ifndef VIEWSIM_CGRAPHVIZ_H
#define VIEWSIM_CGRAPHVIZ_H

/* What viewsim_render gives when it cannot draw; 0 is success. */
enum viewsim_status {
    VIEWSIM_NO_PLUGIN = 1,
    VIEWSIM_NO_CONTEXT = 2,
    VIEWSIM_BAD_GRAPH = 3,
    VIEWSIM_NO_LAYOUT = 4,
    VIEWSIM_NO_RENDER = 5
};

/* Lays out a graph in the DOT language with `dot` and renders it.
 *
 * Only the core and dot_layout plugins are loaded: without a plugin that measures text, Graphviz estimates widths from
 * its own tables, so that drawings do not depend on the fonts of the host. On success *result is to be freed with
 * free(); on failure *message, where it is set. Not to be called from two threads at once. */
int viewsim_render(const char *dot, const char *format, char **result, char **message);

#endif
