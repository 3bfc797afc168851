import type { ExportedModel } from './export-glb.ts';
import { boundsOf, openEdges, volumeOf } from './mesh.ts';
import type { Part, PickupModel } from './part.ts';

/** Measurements of one part, taken when the model was built. */
export interface PartReport {
  readonly slot: string;
  readonly kind: 'solid' | 'mesh';
  readonly places: number;
  /** From the first to the last place along x and along y, mm. */
  readonly spread: readonly [number, number];
  readonly triangles: number;
  /** Enclosed by the triangles of one piece, mm³. */
  readonly volume: number;
  /** Edges that belong to no closed surface; 0 in a sound part. */
  readonly openEdges: number;
  /** Corners of one piece where it was drawn, mm. */
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Figures of a built model, which tests check without building it again. */
export interface ModelReport {
  readonly id: string;
  readonly bytes: number;
  /** Hash of the shapes the studio sees: by it pictures become stale, not by a surface in the file. */
  readonly shape: string;
  /** Drawn, with every place of every part. */
  readonly triangles: number;
  readonly dimensions: Readonly<Record<string, number>>;
  /** Measurements that only this model has, e.g. the least bridge between openings, mm. */
  readonly measured: Readonly<Record<string, number>>;
  readonly parts: Readonly<Record<string, PartReport>>;
}

/** Measures the model. Fails, naming the part, when one is not a sound body. */
export function reportOf(model: PickupModel, { small, shape, meshes }: ExportedModel): ModelReport {
  const parts = model.parts.map((part): [string, PartReport] => {
    const mesh = meshes.get(part.name);
    if (!mesh) throw new Error(`${model.id}: two parts are named ${part.name}`);
    const { min, max } = boundsOf(mesh);
    const [volume, open] = [round(volumeOf(mesh)), openEdges(mesh)];
    if (open > 0) throw new Error(`${part.name}: the surface is not closed, ${open} edges are open`);
    if (volume <= 0) throw new Error(`${part.name}: the volume is ${volume} mm³`);
    return [
      part.name,
      {
        slot: part.slot,
        kind: part.shape.kind,
        places: part.places?.length ?? 1,
        spread: [spread(part, 0), spread(part, 1)],
        triangles: mesh.indices.length / 3,
        volume,
        openEdges: open,
        min: min.map(round),
        max: max.map(round),
      },
    ];
  });
  return {
    id: model.id,
    bytes: small.length,
    shape,
    triangles: parts.reduce((sum, [, part]) => sum + part.triangles * part.places, 0),
    dimensions: model.dimensions,
    measured: model.measured ?? {},
    parts: Object.fromEntries(parts),
  };
}

function spread({ places = [[0, 0, 0]] }: Part, axis: 0 | 1): number {
  const along = places.map((place) => place[axis]);
  return round(Math.max(...along) - Math.min(...along));
}

/** To 0.001 mm: below that, figures would depend on the machine. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
