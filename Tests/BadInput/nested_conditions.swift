// Status: 65
// Line: 3-300
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
#if true
print(1)
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
#endif
