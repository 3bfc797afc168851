"""What light rigs are built of."""
import math

import bpy
from mathutils import Matrix, Vector
from nodes import add
from stage import add_mesh, azimuth, plain, scene


def aim(thing, place):
    thing.location = place
    thing.rotation_euler = (-Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def area(name, place, width, height, power, colour, diffuse=True):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy, light.color = width, height, power, colour
    thing = bpy.data.objects.new(name, light)
    scene.collection.objects.link(thing)
    aim(thing, place)
    thing.visible_camera = False
    thing.visible_diffuse = diffuse


def card(
    name, place, width, height, strength, colour, dark_end, light_end, diffuse=True, gloss=True, dark=0.0, turn=0
):
    """A glowing card with a soft fall-off along its height, like a strip box behind diffusion."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    glow = tree.nodes.new('ShaderNodeEmission')
    glow.inputs[0].default_value = (*colour, 1)
    coordinates = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeMapRange')
    ramp.interpolation_type = 'SMOOTHSTEP'
    for index, value in enumerate((dark_end, light_end, dark, strength)):
        ramp.inputs[index + 1].default_value = value
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Y'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], glow.inputs[1])
    tree.links.new(glow.outputs[0], output.inputs[0])
    x, y = width / 2, height / 2
    thing = add_mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material)
    aim(thing, place)
    thing.visible_camera = thing.visible_shadow = False
    thing.visible_diffuse, thing.visible_glossy = diffuse, gloss
    thing.rotation_euler = (thing.rotation_euler.to_matrix() @ Matrix.Rotation(math.radians(turn), 3, 'Z')).to_euler()


def flag(name, corners):
    """A black card that only reflections see: it gives metal its dark edges."""
    thing = add_mesh(name, corners, [(0, 1, 2, 3)], plain(name, (0.01, 0.01, 0.01), 1.0, 0.0))
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = False


def behind(distance, height):
    """A place opposite the camera, where level surfaces send its view: height is the elevation in radians."""
    return Vector((
        -distance * math.sin(azimuth) * math.cos(height),
        distance * math.cos(azimuth) * math.cos(height),
        distance * math.sin(height),
    ))


def turned(x, y, z):
    """A place given for a camera that looks along +y, turned with the camera around the pickup."""
    return Matrix.Rotation(azimuth, 4, 'Z') @ Vector((x, y, z))


def world(colour, strength, gloss):
    """Light from all around. Reflections see less of it than matt surfaces do, so that metal has dark parts."""
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    background = tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    which = add(tree, 'LightPath')
    amount = add(tree, 'MapRange', Value=which.outputs['Is Glossy Ray'], To_Min=strength, To_Max=gloss)
    tree.links.new(amount.outputs[0], background.inputs[1])
