import { type Camera, type Object3D, Vector3 } from 'three';

/** A point of the drawings, mm: x along the pickup, y towards the neck, z up from under the baseplate. */
type Place = readonly [x: number, y: number, z: number];
/** Projects a point to px from the canvas' upper left corner. */
export type Projection = (place: Place) => readonly [x: number, y: number];

const METRES = 0.001;

/** Projects points of the first model in a row. Models are in metres with y up. */
export function projectionOf(
  row: Object3D,
  camera: Camera,
  { width, height }: { width: number; height: number },
): Projection {
  const model = row.children[0] ?? row;
  const point = new Vector3();
  return ([x, y, z]) => {
    point.set(x * METRES, z * METRES, -y * METRES);
    model.localToWorld(point).project(camera);
    return [((point.x + 1) / 2) * width, ((1 - point.y) / 2) * height];
  };
}
