"""Renders one scene of the picture studio into linear half-float EXR files, one a colouring and seed.

Called by the driver as `blender -b --factory-startup -P studio.py -- job.json`; needs nothing but Debian's
Blender 3.4 and numpy. Knows lights, cameras and surfaces; which pickups, colours and sizes is the driver's business.
Lengths in the job are millimetres in the axes of assets/models/part.ts.
"""
import json
import math
import os
import sys

import numpy

numpy.bool = bool  # The glTF importer of Blender 3.4 uses the name that numpy 1.24 took away.
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

UNIT = 0.02  # Blender units a millimetre: 100 mm are 2 units, the scale at which the lights below are placed.
METALS = {'cover', 'baseplate', 'plate', 'pole', 'screw', 'brass-screw', 'keeper', 'magnet', 'shield'}

job = json.load(open(sys.argv[sys.argv.index('--') + 1]))
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
paper = job['ground'] == 'paper'
camera_job = job['camera']
azimuth = math.radians(camera_job['azimuth'])
elevation = math.radians(camera_job['elevation'])
above = camera_job['elevation'] > 75
target = Vector(camera_job['target']) * UNIT


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


# --- Pickups -------------------------------------------------------------------------------------------------


# What hangs below a pickup when it lies on a table: these pass through it.
HANGING = {'cable', 'shield', 'lead-hot', 'lead-ground', 'screw', 'brass-screw'}


def corners(things):
    return [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]


def import_model(model):
    """Imports a GLB at studio scale, turned as asked; answers its meshes, those of the body alone, and its roots."""
    before = set(scene.objects)
    bpy.ops.import_scene.gltf(filepath=model['file'], import_pack_images=True)
    added = [thing for thing in scene.objects if thing not in before]
    roots = [thing for thing in added if thing.parent is None]
    place = Matrix.Rotation(math.radians(model.get('turn', 0)), 4, 'Z') @ Matrix.Scale(UNIT * 1000, 4)
    for root in roots:
        root.matrix_world = place @ root.matrix_world
    bpy.context.view_layer.update()
    meshes = [thing for thing in added if thing.type == 'MESH']
    body = [m for m in meshes if slot_of(m.active_material.name) not in HANGING]
    return meshes, body, roots


def arrange(models, gap, stagger):
    """Lays pickups on the table one behind the other, the first farthest, all of them around the origin."""
    laid = [import_model(model) for model in models]
    depths = []
    for _, body, _ in laid:
        ys = [corner.y for corner in corners(body)]
        depths.append(max(ys) - min(ys))
    y = (sum(depths) + gap * UNIT * (len(laid) - 1)) / 2
    for index, ((_, body, roots), depth) in enumerate(zip(laid, depths)):
        points = corners(body)
        x = (index - (len(laid) - 1) / 2) * -stagger * UNIT
        middle = [(min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in (0, 1)]
        move = Vector((x - middle[0], y - depth / 2 - middle[1], -min(p.z for p in points)))
        for root in roots:
            root.matrix_world = Matrix.Translation(move) @ root.matrix_world
        y -= depth + gap * UNIT
    bpy.context.view_layer.update()
    return [mesh for meshes, _, _ in laid for mesh in meshes]


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


# --- Lights --------------------------------------------------------------------------------------------------


def aim(thing, place):
    thing.location = place
    thing.rotation_euler = (-Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def area(name, place, width, height, power, colour):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy, light.color = width, height, power, colour
    thing = bpy.data.objects.new(name, light)
    scene.collection.objects.link(thing)
    aim(thing, place)
    thing.visible_camera = False


def card(name, place, width, height, strength, colour, dark_end, light_end, diffuse=True):
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
    for index, value in enumerate((dark_end, light_end, 0.0, strength)):
        ramp.inputs[index + 1].default_value = value
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Y'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], glow.inputs[1])
    tree.links.new(glow.outputs[0], output.inputs[0])
    x, y = width / 2, height / 2
    thing = add_mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material)
    aim(thing, place)
    thing.visible_camera = thing.visible_shadow = False
    thing.visible_diffuse = diffuse


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


def light_paper():
    world((1, 0.965, 0.92), 0.36)
    if above:
        card('sky', Vector((0, 3.2, 6.0)), 10, 7, 1.6, (1, 0.985, 0.96), -0.3, 1.05)
        area('key', (-3.4, 3.0, 3.8), 1.8, 1.8, 230, (1, 0.965, 0.92))
    else:
        card('sky', behind(6.5, elevation + math.radians(13)), 9, 5, 2.3, (1, 0.98, 0.95), -0.1, 0.9)
        area('key', turned(-3.2, 2.2, 4.0), 1.6, 1.6, 250, (1, 0.96, 0.91))
        area('left', turned(-4.6, -1.6, 1.9), 0.9, 3.0, 45, (1, 0.95, 0.88))
        flag('front-flag', [turned(*c) for c in ((-4, -4.6, 0), (4, -4.6, 0), (4, -5.2, 1.5), (-4, -5.2, 1.5))])
    flag('right-flag', [turned(*c) for c in ((4.6, -4, 0), (4.6, 3, 0), (5.0, 3, 2.2), (5.0, -4, 2.2))])


def light_ink():
    world((0.9, 0.95, 1), 0.02)
    card('sky', behind(6.0, elevation + math.radians(9)), 8.5, 3.6, 2.7, (1, 0.965, 0.92), -0.05, 1.0, diffuse=False)
    area('front', turned(0.6, -5.5, 1.5), 5.5, 1.4, 230, (1, 0.96, 0.92))
    area('top', turned(-0.6, 0.6, 4.6), 3.0, 2.0, 130, (1, 0.97, 0.93))
    area('left', turned(-4.8, -1.6, 1.5), 0.9, 3.2, 70, (1, 0.9, 0.8))
    area('rim', turned(3.6, 3.4, 1.6), 0.6, 3.6, 120, (0.93, 0.96, 1))


def world(colour, strength):
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    background = scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


# --- Camera and render ---------------------------------------------------------------------------------------


def place_camera():
    data = bpy.data.cameras.new('camera')
    data.lens = camera_job['lens']
    data.clip_end = 500
    distance = camera_job['width'] * UNIT / data.sensor_width * data.lens
    offset = Vector((
        math.sin(azimuth) * math.cos(elevation),
        -math.cos(azimuth) * math.cos(elevation),
        math.sin(elevation),
    ))
    thing = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(thing)
    thing.location = target + offset * distance
    thing.rotation_euler = (-offset).to_track_quat('-Z', 'Y').to_euler()
    thing.rotation_euler.z = azimuth
    data.shift_x, data.shift_y = camera_job.get('shift', (0, 0))
    if camera_job.get('fstop'):
        data.dof.use_dof = True
        data.dof.focus_distance = distance - camera_job.get('focus', 0) * UNIT
        data.dof.aperture_fstop = camera_job['fstop']
    scene.camera = thing


def set_up_render():
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = job['samples']
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = job.get('threshold', 0.015)
    cycles.adaptive_min_samples = min(16, job['samples'])
    cycles.use_denoising = False
    cycles.max_bounces = 7
    cycles.diffuse_bounces = 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    cycles.filter_width = 1.3
    scene.render.threads_mode = 'FIXED'
    scene.render.threads = job.get('threads', 2)
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y = job['width'], job['height']
    scene.render.resolution_percentage = 100
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = layer.use_pass_z = True
    settings = scene.render.image_settings
    settings.file_format = 'OPEN_EXR_MULTILAYER'
    settings.exr_codec = 'NONE'
    settings.color_depth = '16'


def crop_to(meshes):
    """Renders only where pickups and their shadows are; answers left, top, width and height in pixels."""
    width, height = job['width'], job['height']
    if not meshes or not job.get('margin'):
        return [0, 0, width, height]
    margin = job['margin'] * UNIT
    shadows = [Vector((p.x + x, p.y + y, 0)) for p in corners(meshes) for x in (-margin, margin) for y in (-margin, margin)]
    bpy.context.view_layer.update()
    seen = [world_to_camera_view(scene, scene.camera, point) for point in corners(meshes) + shadows]
    low_x, high_x = (max(0, min(1, f(p.x for p in seen))) for f in (min, max))
    low_y, high_y = (max(0, min(1, f(p.y for p in seen))) for f in (min, max))
    left, right = math.floor(low_x * width), math.ceil(high_x * width)
    bottom, top = math.floor(low_y * height), math.ceil(high_y * height)
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    # Half a pixel inside, so that rounding cannot take or give one.
    render.border_min_x, render.border_max_x = (left + 0.25) / width, (right + 0.25) / width
    render.border_min_y, render.border_max_y = (bottom + 0.25) / height, (top + 0.25) / height
    return [left, height - top, right - left, top - bottom]


meshes = arrange(job['models'], job.get('gap', 0), job.get('stagger', 0))
for material in list(bpy.data.materials):
    finish = job['finishes'].get(slot_of(material.name))
    if finish and material.use_nodes:
        dress(material, finish)

# An endless table: large enough that its edge is never seen.
ground_colour = (0.86, 0.838, 0.755) if paper else (0.0165, 0.0210, 0.0205)
add_mesh(
    'ground',
    [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)],
    [(0, 1, 2, 3)],
    plain('ground', ground_colour, 0.95 if paper else 0.6, 0.03 if paper else 0.0),
)
light_paper() if paper else light_ink()
place_camera()
set_up_render()
region = crop_to(meshes)
with open(os.path.join(job['output'], 'region.json'), 'w') as file:
    json.dump(region, file)
for variant in job['variants']:
    paint(variant['paint'])
    for seed in job['seeds']:
        scene.cycles.seed = seed
        path = os.path.join(job['output'], f"{variant['name']}-{seed}.exr")
        scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
        print('WROTE', path, flush=True)
