// Status: 65
// Line: 6
// What looks like a space beside '=' is none to the lexer, which then has no whitespace to insert.
struct Odd {
    var width = 1
    var height: Int = 2
}
