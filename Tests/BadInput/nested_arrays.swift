// Status: 65
// Line: 3
let table: [[[[[[[[[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]]]]]]]] = []
print(table)
