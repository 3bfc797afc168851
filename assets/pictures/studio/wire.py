"""Enamelled wire in layers that cross at small angles, wound by hand."""
from nodes import add
from stage import UNIT, linear

# One square of UVs is 384 mm along and 24 mm across the wire (UV_REPEATS times TILE in coil.ts).
SQUARE = (384, 24, 1)
# How high wires stand out, mm.
BUMP = 0.006


def streaks(tree, uv, lean, along, across, detail=3.0):
    """Noise drawn out along the wire: sizes in mm, `lean` is how far a layer climbs per mm of wire."""
    split = add(tree, 'SeparateXYZ', Vector=uv)
    climb = add(tree, 'Math')
    climb.operation = 'MULTIPLY_ADD'
    tree.links.new(split.outputs['X'], climb.inputs[0])
    climb.inputs[1].default_value = lean
    tree.links.new(split.outputs['Y'], climb.inputs[2])
    flat = add(tree, 'CombineXYZ', X=split.outputs['X'], Y=climb.outputs[0], Z=lean * 100)
    small = add(tree, 'Mapping', Vector=flat.outputs[0], Scale=(1 / along, 1 / across, 1))
    return add(tree, 'TexNoise', Vector=small.outputs[0], Scale=1, Detail=detail, Roughness=0.62).outputs['Fac']


def wind(tree, surface, finish):
    """Lines of turns under a skin of enamel; gloss is drawn out across the turns."""
    uv = add(tree, 'Mapping', Vector=add(tree, 'UVMap').outputs[0], Scale=SQUARE).outputs[0]
    up = streaks(tree, uv, 0.003, 220, 0.075, 0.6)
    down = streaks(tree, uv, -0.007, 160, 0.1, 0.6)
    patches = streaks(tree, uv, 0.002, 90, 0.24, 2.0)
    which = add(tree, 'MapRange', Value=patches, From_Min=0.44, From_Max=0.56)
    even = add(tree, 'Mix', Factor=which.outputs[0], A=up, B=down).outputs[0]
    # Single turns that lie across the others, one in some twenty: they catch light or leave a gap.
    stray = add(tree, 'MapRange', Value=streaks(tree, uv, 0.011, 140, 0.16, 0), From_Min=0.66, From_Max=0.74)
    height = add(tree, 'Mix', Factor=stray.outputs[0], A=even, B=0.85).outputs[0]
    base = linear(finish['colour'])
    ramp = add(tree, 'ValToRGB', Fac=height)
    for stop, position, share in zip(ramp.color_ramp.elements, (0.25, 0.75), (0.62, 1.26)):
        stop.position, stop.color = position, (*(min(1, share * c) for c in base), 1)
    tree.links.new(ramp.outputs[0], surface.inputs['Base Color'])
    bump = add(tree, 'Bump', Height=height, Strength=1.0, Distance=BUMP * UNIT)
    tree.links.new(bump.outputs[0], surface.inputs['Normal'])
    tangent = add(tree, 'Tangent')
    tangent.direction_type = 'UV_MAP'
    tree.links.new(tangent.outputs[0], surface.inputs['Tangent'])
    surface.inputs['Anisotropic'].default_value = 0.9
    surface.inputs['Anisotropic Rotation'].default_value = 0.25
    surface.inputs['Specular'].default_value = 0.5
    # The enamel: smooth, clear, and as thin as it is, enough for a white line of light.
    surface.inputs['Clearcoat'].default_value = 0.35
    surface.inputs['Clearcoat Roughness'].default_value = 0.22
    # Cycles knows no colour of metals (GlossCol is 1 throughout): the denoiser is told of the wires apart.
    add(tree, 'OutputAOV', Value=height).name = 'Grain'
