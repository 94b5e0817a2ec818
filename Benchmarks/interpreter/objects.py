class Node:
    def __init__(self):
        self.value = 0


def make():
    sum = 0
    for _ in range(200_000):
        node = Node()
        sum += node.value
    return sum


print(make())
