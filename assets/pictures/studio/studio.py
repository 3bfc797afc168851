"""Renders one scene of the picture studio into linear half-float EXR files, one a colouring and seed.

Called by the driver as `blender -b --factory-startup -P studio.py -- job.json`; needs nothing but Debian's
Blender 3.4 and numpy. Knows lights, cameras and surfaces; which pickups, colours and sizes is the driver's business.
Lengths in the job are millimetres in the axes of assets/models/part.ts. Modules are loaded only where a scene needs
them: its pictures become stale when one of those changes (`studio-modules.ts` names them).
"""
import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy
from stage import add_mesh, job, plain, scene, slot_of
from arrange import arrange
from frame import crop_to, place_camera, set_up_render
from surfaces import dress, paint

meshes = arrange(job['models'], job.get('gap', 0), job.get('stagger', 0))
for material in list(bpy.data.materials):
    finish = job['finishes'].get(slot_of(material.name))
    if finish and material.use_nodes:
        dress(material, finish)

# An endless table: large enough that its edge is never seen.
paper = job['ground'] == 'paper'
ground_colour = (0.86, 0.838, 0.755) if paper else (0.0165, 0.0210, 0.0205)
add_mesh(
    'ground',
    [(-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0)],
    [(0, 1, 2, 3)],
    plain('ground', ground_colour, 0.95 if paper else 0.6, 0.03 if paper else 0.0),
)
importlib.import_module(f"light_{job['rig']}").light()
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
