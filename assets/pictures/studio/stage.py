"""The job and an empty scene, and what every other module of the studio builds with."""
import json
import math
import sys

import numpy

numpy.bool = bool  # The glTF importer of Blender 3.4 uses the name that numpy 1.24 took away.
import bpy
from mathutils import Vector

UNIT = 0.02  # Blender units a millimetre: 100 mm are 2 units, the scale at which the lights are placed.

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
camera = job['camera']
azimuth = math.radians(camera['azimuth'])
elevation = math.radians(camera['elevation'])
target = Vector(camera['target']) * UNIT


def linear(hex_colour):
    """sRGB hex to scene-linear RGB."""
    parts = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def slot_of(name):
    """Material name without the number Blender adds to the second pickup of a set."""
    head, _, tail = name.rpartition('.')
    return head if tail.isdigit() and head else name


def add_mesh(name, corners, faces, material, smooth=False):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], faces)
    mesh.materials.append(material)
    if smooth:
        for polygon in mesh.polygons:
            polygon.use_smooth = True
    thing = bpy.data.objects.new(name, mesh)
    scene.collection.objects.link(thing)
    return thing


def plain(name, colour, roughness, specular=0.5):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    surface = material.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*colour, 1)
    surface.inputs['Roughness'].default_value = roughness
    surface.inputs['Specular'].default_value = specular
    return material
