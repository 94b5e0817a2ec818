from collections import defaultdict


def sums():
    table = defaultdict(int)
    for i in range(100_000):
        table[i % 1000] += i
    total = 0
    for i in range(100_000):
        sum = table.get(i % 2000)
        if sum is not None:
            total += sum % 7
    return total


def words():
    names = ["fig", "plum", "pear", "lime", "kiwi"]
    counts = defaultdict(int)
    for i in range(50_000):
        counts[names[i % 5]] += 1
    return len(counts)


print(sums(), words())
