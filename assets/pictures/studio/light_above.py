"""Light on paper, for cameras that look straight down."""
from lights import area, card, flag, turned, world
from mathutils import Vector


def light():
    world((1, 0.965, 0.92), 0.22, 0.10)
    card('sky', Vector((0, 3.2, 6.0)), 10, 7, 1.6, (1, 0.985, 0.96), -0.3, 1.05, gloss=False)
    # What level metal mirrors straight up: grey at the right, light at the upper left.
    card('ceiling', Vector((0, 0, 7.0)), 9, 9, 1.05, (1, 0.985, 0.96), 0.36, 0.66, diffuse=False, dark=0.16, turn=-118)
    area('key', (-3.4, 3.0, 3.8), 1.3, 2.4, 230, (1, 0.965, 0.92))
    flag('right-flag', [turned(*c) for c in ((4.6, -4, 0), (4.6, 3, 0), (5.0, 3, 2.2), (5.0, -4, 2.2))])
