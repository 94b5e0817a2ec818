// Status: 65
// Line: 3
let broken = "ÿşÃ"
