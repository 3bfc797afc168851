"""The camera, and how it records."""
import math

import bpy
from arrange import corners
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from stage import UNIT, azimuth, camera, elevation, job, scene, target


def place_camera():
    data = bpy.data.cameras.new('camera')
    data.lens = camera['lens']
    data.clip_end = 500
    distance = camera['width'] * UNIT / data.sensor_width * data.lens
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
    data.shift_x, data.shift_y = camera.get('shift', (0, 0))
    if camera.get('fstop'):
        data.dof.use_dof = True
        data.dof.focus_distance = distance - camera.get('focus', 0) * UNIT
        data.dof.aperture_fstop = camera['fstop']
    scene.camera = thing


def set_up_render():
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = job['samples']
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = job['threshold']
    cycles.adaptive_min_samples = job['least']
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
    layer.aovs.add().name = 'Grain'
    layer.aovs[0].type = 'VALUE'
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
