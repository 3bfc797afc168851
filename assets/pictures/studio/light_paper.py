"""Light on paper, for cameras that look from the side."""
import math

from lights import area, behind, card, flag, turned, world
from stage import elevation


def light():
    world((1, 0.965, 0.92), 0.22, 0.10)
    card('sky', behind(6.5, elevation + math.radians(13)), 9, 6, 2.7, (1, 0.98, 0.95), 0.1, 0.9, turn=-35)
    area('key', turned(-3.2, 2.2, 4.0), 1.2, 2.2, 275, (1, 0.96, 0.91))
    area('left', turned(-4.6, -1.6, 1.9), 0.6, 3.4, 34, (1, 0.95, 0.88))
    # A narrow strip that draws a line of light on round ends and upright edges, and lights nothing else.
    area('strip', turned(-2.5, -4.2, 2.2), 0.22, 2.8, 16, (1, 0.96, 0.91), diffuse=False)
    flag('front-flag', [turned(*c) for c in ((-4, -4.6, 0), (4, -4.6, 0), (4, -5.2, 1.5), (-4, -5.2, 1.5))])
    flag('right-flag', [turned(*c) for c in ((4.6, -4, 0), (4.6, 3, 0), (5.0, 3, 2.2), (5.0, -4, 2.2))])
