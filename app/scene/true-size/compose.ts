import {
  Box3,
  BufferAttribute,
  type BufferGeometry,
  Group,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { applyPaint } from '../apply-paint.ts';
import { arrange, bodyOf } from '../arrange.ts';
import { loadModel } from '../load-model.ts';
import type { Paint } from '../paint.ts';
import { slimUsdz } from './slim-usdz.ts';

/** Largest model file that the page may produce, bytes. */
export const MOST_BYTES = 3 * 1024 * 1024;

/** Pickups as on the stage, in metres and on the ground. */
export interface Composed {
  readonly root: Object3D;
  /** Size without the cable, mm: along the row, across it, and up. */
  readonly size_mm: readonly [number, number, number];
  free(): void;
}

const MM_PER_M = 1000;

/** Removes texture coordinates from geometry whose material has no textures. */
function dropUnusedPlaces(root: Object3D): void {
  const seen = new Map<BufferGeometry, boolean>();
  root.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { map, normalMap, roughnessMap, metalnessMap } = part.material as MeshStandardMaterial;
    const isUsed = [map, normalMap, roughnessMap, metalnessMap].some(Boolean);
    seen.set(part.geometry, (seen.get(part.geometry) ?? false) || isUsed);
  });
  for (const [geometry, isUsed] of seen) if (!isUsed) geometry.deleteAttribute('uv');
}

/** Normalises normals: quantised ones deviate from length 1, which the file formats do not allow. */
function straightenNormals(root: Object3D): void {
  const seen = new Set<BufferGeometry>();
  root.traverse((part) => {
    if (!(part instanceof Mesh) || seen.has(part.geometry)) return;
    seen.add(part.geometry);
    const { normal } = part.geometry.attributes;
    if (!normal) return;
    const unit = new Float32Array(normal.count * 3);
    const direction = new Vector3();
    for (let index = 0; index < normal.count; index++)
      direction
        .fromBufferAttribute(normal, index)
        .normalize()
        .toArray(unit, 3 * index);
    part.geometry.setAttribute('normal', new BufferAttribute(unit, 3));
  });
}

/** Loads the models of the stage from the browser's cache and paints them as on the stage. */
export async function compose(models: readonly string[], paint: Paint): Promise<Composed> {
  const loaded = await Promise.all(models.map((address) => loadModel(address)));
  const roots = loaded.map(({ root }) => root);
  applyPaint(
    loaded.flatMap(({ materials }) => materials),
    paint,
  );
  arrange(roots);
  const root = new Group();
  root.name = 'Pickup';
  // Arranged in millimetres; files are in metres.
  for (const model of roots) {
    model.scale.setScalar(1);
    model.position.divideScalar(MM_PER_M);
    dropUnusedPlaces(model);
    straightenNormals(model);
    root.add(model);
  }
  const box = new Box3();
  for (const model of roots) box.union(bodyOf(model));
  for (const model of roots) model.position.y -= box.min.y;
  root.updateMatrixWorld(true);
  const size = box.getSize(new Vector3()).multiplyScalar(MM_PER_M);
  const tenths = (mm: number) => Math.round(mm * 10) / 10;
  return {
    root,
    size_mm: [tenths(size.x), tenths(size.z), tenths(size.y)],
    free() {
      for (const model of loaded) model.free();
    },
  };
}

export async function toGlb({ root }: Composed): Promise<Uint8Array> {
  const glb = await new GLTFExporter().parseAsync(root, { binary: true });
  return new Uint8Array(glb as ArrayBuffer);
}

export async function toUsdz({ root }: Composed): Promise<Uint8Array> {
  const usdz = await new USDZExporter().parseAsync(root, { quickLookCompatible: true });
  return slimUsdz(new Uint8Array(usdz));
}
