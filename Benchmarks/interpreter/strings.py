def run():
    text = ""
    parts = []
    long = 0
    for i in range(50_000):
        word = f"word {i}"
        if word.endswith("7"):
            long += len(word)
        text += "x"
        parts.append(word)
    joined = ", ".join(parts)
    return len(text) + len(joined.split(",")) + long + (1 if joined == text else 0)


print(run())
