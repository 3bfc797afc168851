import { Box3, Group, Mesh, type Object3D, Vector3 } from 'three';
import type { Room } from './framing.ts';

/** Clear space between pickups that stand side by side, mm. */
const GAP = 14;

/** Parts that may run out of the picture: a view that held the whole cable would show a small pickup. */
const LOOSE = new Set(['cable', 'shield', 'lead-hot', 'lead-ground']);

/** Whether a part of this slot may run out of the picture. */
export const isLoose = (slot: string): boolean => LOOSE.has(slot);

/** What hangs through the table on which pickups are photographed (`assets/pictures/studio/arrange.py`). */
const HANGING = new Set([...LOOSE, 'screw', 'brass-screw']);

const MM_PER_M = 1000;

/** Height of the floor that all rows stand on, mm: the middle of most pickups then is where the light aims. */
export const FLOOR = -11;

/** Models in a row, in millimetres, around the upright axis; and the room they take when turned. */
export interface Row {
  readonly group: Group;
  readonly room: Room;
  /** Height of the table that is under the first of them in photographs, mm. */
  readonly table: number;
}

/** Bounds of everything but the cable, or what else is left out. */
export function bodyOf(model: Object3D, without = LOOSE): Box3 {
  const box = new Box3();
  const part = new Box3();
  model.updateMatrixWorld(true);
  model.traverse((child) => {
    if (!(child instanceof Mesh) || without.has(child.material.name)) return;
    child.geometry.computeBoundingBox();
    if (child.geometry.boundingBox)
      box.union(part.copy(child.geometry.boundingBox).applyMatrix4(child.matrixWorld));
  });
  return box;
}

/**
 * Puts models side by side as they sit on the instrument, the first farthest from the bridge. Models are metres
 * with y up; the row is millimetres. All stand on one floor, so that one can take another's place without a hop.
 */
export function arrange(models: readonly Object3D[]): Row {
  const group = new Group();
  const size = new Vector3();
  const middle = new Vector3();
  let depth = 0;
  for (const model of models) {
    model.scale.setScalar(MM_PER_M);
    model.position.set(0, 0, 0);
    const body = bodyOf(model);
    body.getSize(size);
    body.getCenter(middle);
    model.position.set(-middle.x, FLOOR - body.min.y, depth - body.min.z);
    depth += size.z + GAP;
    group.add(model);
  }
  for (const { position } of models) position.z -= (depth - GAP) / 2;
  const [first] = models;
  return { group, room: roomOf(models), table: first ? bodyOf(first, HANGING).min.y : FLOOR };
}

/** The upright cylinder on the floor that holds the bodies. */
function roomOf(models: readonly Object3D[]): Room {
  let radius = 0;
  let height = 0;
  for (const model of models) {
    const { min, max } = bodyOf(model);
    for (const x of [min.x, max.x])
      for (const z of [min.z, max.z]) radius = Math.max(radius, Math.hypot(x, z));
    height = Math.max(height, max.y - min.y);
  }
  return { radius, height };
}
