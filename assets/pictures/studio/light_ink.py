"""Light on ink: strips and rims, and next to nothing from around."""
import math

from lights import area, behind, card, turned, world
from stage import elevation


def light():
    world((0.9, 0.95, 1), 0.02, 0.02)
    card('sky', behind(6.0, elevation + math.radians(9)), 8.5, 3.6, 2.7, (1, 0.965, 0.92), -0.05, 1.0, diffuse=False)
    area('front', turned(0.6, -5.5, 1.5), 5.5, 1.0, 170, (1, 0.96, 0.92))
    area('top', turned(-2.4, 1.4, 4.2), 1.6, 2.6, 165, (1, 0.97, 0.93))
    area('left', turned(-4.8, -1.6, 1.5), 0.6, 3.4, 80, (1, 0.9, 0.8))
    area('rim', turned(3.6, 3.4, 1.6), 0.6, 3.6, 170, (0.93, 0.96, 1))
