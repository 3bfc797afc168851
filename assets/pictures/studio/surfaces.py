"""Surfaces as the finish table has them, with the small flaws of real parts."""
import bpy
from stage import UNIT, linear, slot_of

METALS = {'cover', 'baseplate', 'plate', 'pole', 'screw', 'brass-screw', 'keeper', 'magnet', 'shield'}


def dress(material, finish):
    """Gives an imported material the surface of the finish table, with the small flaws of a real part."""
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
        return
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    # Meshes are in millimetres: 0.25 is a wave of about 4 mm, as buffing and handling leave it.
    noise.inputs['Scale'].default_value = 0.25
    noise.inputs['Detail'].default_value = 4
    spread = tree.nodes.new('ShaderNodeMapRange')
    spread.inputs[3].default_value = finish['roughness'] * 0.88
    spread.inputs[4].default_value = finish['roughness'] * 1.16
    tree.links.new(coordinates.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], spread.inputs[0])
    tree.links.new(spread.outputs[0], inputs['Roughness'])
    if slot in METALS or slot.startswith('bobbin'):
        # Edges of stamped sheet and moulded parts are never sharp; 0.12 mm catch the light.
        bevel = tree.nodes.new('ShaderNodeBevel')
        bevel.samples = 2
        bevel.inputs['Radius'].default_value = 0.12 * UNIT
        tree.links.new(bevel.outputs[0], inputs['Normal'])


def paint(colours):
    """Sets linear base colours of slots, over what the finish table says."""
    for material in bpy.data.materials:
        colour = colours.get(slot_of(material.name))
        if colour and material.use_nodes:
            material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*colour, 1)
