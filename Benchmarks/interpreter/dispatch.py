class Square:
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side


class Circle:
    def __init__(self, radius):
        self.radius = radius

    @property
    def area(self):
        return self.radius * 3


def total():
    shapes = [Square(2.0), Circle(1.0)]
    sum = 0.0
    for i in range(200_000):
        sum += shapes[i % 2].area
    return sum


print(total())
