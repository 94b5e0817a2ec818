/// The embedded declarations of the prelude, in chunks, and what leads to which chunk.
///
/// A chunk is a top-level declaration or one member of an extension. The tables are made from `Declarations` by each
/// build, see `prelude-image`.
enum PreludeImage {
    static func text(ofChunk chunk: Int) -> String {
        let start = chunk == 0 ? 0 : chunkEnds[chunk - 1]
        return String(
            decoding: UnsafeBufferPointer(start: text.utf8Start + start, count: chunkEnds[chunk] - start),
            as: UTF8.self)
    }
}
