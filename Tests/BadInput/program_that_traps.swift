// Status: 1
// Line: 5
let numbers = [1, 2, 3]
print(numbers[2])
print(numbers[3])
