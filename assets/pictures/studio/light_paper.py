"""Light on paper, for cameras that look from the side."""
import math

from lights import area, behind, card, flag, turned, world
from stage import elevation


def light():
    world((1, 0.965, 0.92), 0.36)
    card('sky', behind(6.5, elevation + math.radians(13)), 9, 5, 2.3, (1, 0.98, 0.95), -0.1, 0.9)
    area('key', turned(-3.2, 2.2, 4.0), 1.6, 1.6, 250, (1, 0.96, 0.91))
    area('left', turned(-4.6, -1.6, 1.9), 0.9, 3.0, 45, (1, 0.95, 0.88))
    flag('front-flag', [turned(*c) for c in ((-4, -4.6, 0), (4, -4.6, 0), (4, -5.2, 1.5), (-4, -5.2, 1.5))])
    flag('right-flag', [turned(*c) for c in ((4.6, -4, 0), (4.6, 3, 0), (5.0, 3, 2.2), (5.0, -4, 2.2))])
