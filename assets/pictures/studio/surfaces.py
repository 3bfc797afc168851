"""Surfaces as the finish table has them, with the small flaws of real parts."""
import bpy
from nodes import add
from stage import UNIT, linear, slot_of

METALS = {'cover', 'baseplate', 'plate', 'pole', 'screw', 'brass-screw', 'keeper', 'magnet', 'shield'}
# Edges of stamped sheet and moulded parts are never sharp, mm.
EDGE = 0.14


def dress(material, finish):
    """Gives an imported material the surface of the finish table."""
    tree = material.node_tree
    surface = tree.nodes.get('Principled BSDF')
    slot = slot_of(material.name)
    inputs = surface.inputs
    inputs['Base Color'].default_value = (*linear(finish['colour']), 1)
    inputs['Metallic'].default_value = finish['metalness']
    inputs['Roughness'].default_value = finish['roughness']
    # Matt plastics shine less than the 4 % of Blender's default.
    inputs['Specular'].default_value = 0.36
    inputs['Clearcoat'].default_value = finish.get('clearcoat', 0)
    inputs['Clearcoat Roughness'].default_value = 0.08
    if slot == 'coil':
        from wire import wind

        wind(tree, surface, finish)
        return
    coordinates = add(tree, 'TexCoord').outputs['Object']
    # Meshes are in millimetres: 0.25 is a wave of about 4 mm, as buffing and handling leave it. No two parts alike.
    apart = add(tree, 'ObjectInfo').outputs['Random']
    noise = add(tree, 'TexNoise', Scale=0.25, Detail=4)
    noise.noise_dimensions = '4D'
    tree.links.new(coordinates, noise.inputs['Vector'])
    far = add(tree, 'Math')
    far.operation = 'MULTIPLY'
    tree.links.new(apart, far.inputs[0])
    far.inputs[1].default_value = 40
    tree.links.new(far.outputs[0], noise.inputs['W'])
    spread = add(tree, 'MapRange', Value=noise.outputs['Fac'])
    spread.inputs[3].default_value = finish['roughness'] * 0.92
    spread.inputs[4].default_value = finish['roughness'] * 1.1
    tree.links.new(spread.outputs[0], inputs['Roughness'])
    bevel = None
    if slot in METALS or slot.startswith('bobbin'):
        bevel = add(tree, 'Bevel', Radius=EDGE * UNIT)
        bevel.samples = 4
        tree.links.new(bevel.outputs[0], inputs['Normal'])
    if finish.get('coat') == 'powder':
        from peel import peel

        peel(tree, surface, coordinates, bevel)
    if slot == 'pole' and finish['metalness']:
        # Turned ends: fine rings round the axis, which is y in the mesh.
        tangent = add(tree, 'Tangent')
        tangent.direction_type, tangent.axis = 'RADIAL', 'Y'
        tree.links.new(tangent.outputs[0], inputs['Tangent'])
        inputs['Anisotropic'].default_value = 0.5
        inputs['Anisotropic Rotation'].default_value = 0.25


def paint(colours):
    """Sets linear base colours of slots, over what the finish table says."""
    for material in bpy.data.materials:
        colour = colours.get(slot_of(material.name))
        if colour and material.use_nodes:
            material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*colour, 1)
