def sieve(n):
    is_prime = [True] * (n + 1)
    i = 2
    while i * i <= n:
        if is_prime[i]:
            j = i * i
            while j <= n:
                is_prime[j] = False
                j += i
        i += 1
    return len(list(filter(lambda value: value, is_prime)))


class Log:
    def __init__(self):
        self.items = []


def appends():
    log = Log()
    for i in range(200_000):
        log.items.append(i)
    return len(log.items)


print(
    sieve(200_000),
    len(list(filter(lambda value: value % 3 == 0, map(lambda value: value * 2, range(100_000))))),
    appends(),
)
