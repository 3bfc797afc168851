import { Box3, Group, Mesh, type Object3D, Vector3 } from 'three';
import type { Room } from './framing.ts';

/** Clear space between pickups side by side, mm. */
const GAP = 14;

/** Parts that may leave the picture: a view of the whole cable would show a small pickup. */
const LOOSE = new Set(['cable', 'shield', 'lead-hot', 'lead-ground']);

export const isLoose = (slot: string): boolean => LOOSE.has(slot);

/** Parts that hang through the table on which pickups are photographed (`assets/pictures/studio/arrange.py`). */
const HANGING = new Set([...LOOSE, 'screw', 'brass-screw']);

const MM_PER_M = 1000;

/** Height of the floor for all rows, mm: it puts the middle of most pickups where the light aims. */
export const FLOOR = -11;

/** Models in a row, in mm, around the vertical axis, and the room they need when turned. */
export interface Row {
  readonly group: Group;
  readonly room: Room;
  /** Height of the photographs' table under the first model, mm. */
  readonly table: number;
}

/** Bounds of everything except the cable or other excluded parts. */
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
 * Puts models side by side as on the instrument, the first farthest from the bridge. Models are in metres with y up;
 * the row is in mm. All share one floor, so that replacing one causes no jump.
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

/** The upright cylinder on the floor that contains the bodies. */
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
