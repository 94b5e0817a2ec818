// Status: 0
// A mirror that nobody makes has no superclasses to follow.
import Testing

struct Custom: CustomReflectable {}

@Test func unknownMirror() { dump(Custom()) }
