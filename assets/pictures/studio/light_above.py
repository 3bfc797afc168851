"""Light on paper, for cameras that look straight down."""
from lights import area, card, flag, turned, world
from mathutils import Vector


def light():
    world((1, 0.965, 0.92), 0.36)
    card('sky', Vector((0, 3.2, 6.0)), 10, 7, 1.6, (1, 0.985, 0.96), -0.3, 1.05)
    area('key', (-3.4, 3.0, 3.8), 1.8, 1.8, 230, (1, 0.965, 0.92))
    flag('right-flag', [turned(*c) for c in ((4.6, -4, 0), (4.6, 3, 0), (5.0, 3, 2.2), (5.0, -4, 2.2))])
