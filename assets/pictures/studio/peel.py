"""Powder coat: rounder edges, and orange peel where the powder flowed together in waves of some 0.8 mm."""
from nodes import add
from stage import UNIT

# Waves a millimetre, and their height, mm: more than real ones have, or they would not show at 0.1 mm a pixel.
WAVES = 1.5
HEIGHT = 0.045
# Radius of edges, mm.
EDGE = 0.24
# Gloss seen straight on, as a share of 8 %.
SPECULAR = 0.5


def peel(tree, surface, coordinates, bevel):
    """Waves over a surface whose edges are rounded by `bevel`."""
    surface.inputs['Specular'].default_value = SPECULAR
    waves = add(tree, 'TexNoise', Vector=coordinates, Scale=WAVES, Detail=1.5, Roughness=0.45)
    bump = add(tree, 'Bump', Height=waves.outputs['Fac'], Strength=1.0, Distance=HEIGHT * UNIT)
    if bevel:
        bevel.inputs['Radius'].default_value = EDGE * UNIT
        tree.links.new(bevel.outputs[0], bump.inputs['Normal'])
    tree.links.new(bump.outputs[0], surface.inputs['Normal'])
