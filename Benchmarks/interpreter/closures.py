def adder(amount):
    return lambda value: value + amount


def run():
    count = 0

    def step():
        nonlocal count
        count += 1

    add = adder(3)
    sum = 0
    for i in range(150_000):
        step()
        sum = add(sum) - i % 2
    return sum + count


print(run())
