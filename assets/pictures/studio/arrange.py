"""Pickups on the table."""
import math

import bpy
from mathutils import Matrix, Vector
from stage import UNIT, scene, slot_of

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
