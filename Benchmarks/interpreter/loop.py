def sum():
    i = 0
    s = 0
    while i < 2_000_000:
        s += i
        i += 1
    return s


print(sum())
