import type { Shape3D } from 'replicad';
import type { Slot } from '#domain/products/finishes.ts';

/** A mesh made by hand, where CAD would be wasteful (windings, cables). Millimetres; triangles, counter-clockwise. */
export interface HandMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  readonly normals: Float32Array<ArrayBuffer>;
  readonly uvs?: Float32Array<ArrayBuffer>;
  readonly indices: Uint32Array<ArrayBuffer>;
}

/**
 * One part of a pickup, as it is in the finished pickup. Millimetres: x along the pickup's long side (across
 * the strings, treble side positive), y along the strings (bridge side negative), z up to the strings, z = 0 at
 * the underside of the baseplate or lower flatwork.
 */
export interface Part {
  /** Unique within the pickup, e.g. `bobbin-screw`, `magnet`. Name of the mesh in the GLB. */
  readonly name: string;
  /** Material or paint: name of the material in the GLB, by which viewer and studio recolour. */
  readonly slot: Slot;
  readonly shape:
    | { readonly kind: 'solid'; readonly solid: Shape3D }
    | {
        readonly kind: 'mesh';
        readonly mesh: HandMesh;
        /** The same in finer triangles, for the studio. */
        readonly fine?: HandMesh;
      };
  /** Places of equal parts that share one mesh (pole pieces, screws), mm. Default: once, at the origin. */
  readonly places?: readonly (readonly [number, number, number])[];
  /** Rotation of each place about its z axis, degrees counter-clockwise; screws are never turned alike. */
  readonly turns?: readonly number[];
  /** Largest distance between surface and triangles, mm; 0.05 unless said otherwise. */
  readonly tolerance?: number;
  /** Largest turn between neighbouring triangles of a curved face, rad; 0.35 unless said otherwise. */
  readonly angle?: number;
  /** Left out of technical drawings (windings, cables). */
  readonly notDrawn?: boolean;
  /** Displacement of the part in the exploded view, mm, and its label there. */
  readonly explode?: { readonly by: readonly [number, number, number]; readonly label?: string };
}

/** A pickup as built: everything a player would find inside. */
export interface PickupModel {
  /** File name of its outputs, e.g. `humbucker-fishbone-50`. */
  readonly id: string;
  /** Reads as a caption: "Humbucker, fishbone cover, 50 mm". */
  readonly name: string;
  readonly parts: readonly Part[];
  /** Small details for the studio's pictures only: in the live view they would cost bytes. */
  readonly pictured?: readonly Part[];
  /** Dimensions that drawings show and tests hold the geometry to, mm. */
  readonly dimensions: Readonly<Record<string, number>>;
  /** Measurements on the geometry itself, for the tests: least bridge between openings, wall thickness, … mm. */
  readonly measured?: Readonly<Record<string, number>>;
}
